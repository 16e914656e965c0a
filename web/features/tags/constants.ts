/** Shorter searches show all tags on their page. */
export const LEAST_SEARCH = 2;

/** More tags than these are a list until the person chooses otherwise (docs/decisions.md#tags-page). */
export const MOST_CARDS = 40;
