/** Shorter searches show all tags. */
export const LEAST_SEARCH = 2;
