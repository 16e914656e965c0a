/** Tags on a card and in the viewer before `+N more`. */
export const SHOWN_TAGS = 3;

/** Collections on a card before `+N more`. */
export const SHOWN_COLLECTIONS = 2;

/** The time that a card shows Updated after processing, and the interval of that check. */
export const UPDATED_FOR_MS = 30 * 60_000;

export const UPDATED_SWEEP_MS = 60_000;

/** Rows per page of a list. */
export const PAGE_SIZE = 60;

/** The pause in typing after which the search starts. */
export const SEARCH_DELAY_MS = 250;
