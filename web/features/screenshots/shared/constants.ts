/** Tags on a card and in the viewer before `+N more`. */
export const SHOWN_TAGS = 3;

/** Collections on a card before `+N more`. */
export const SHOWN_COLLECTIONS = 2;

/** The time for which a card is marked as Updated after it was read. */
export const UPDATED_FOR_MS = 30 * 60_000;

/** The interval in which cards look whether the mark is over. */
export const UPDATED_SWEEP_MS = 60_000;

/** Rows that a list of one line each loads at once. */
export const LINES_PER_PAGE = 100;

/** The pause in typing after which the search starts. */
export const SEARCH_DELAY_MS = 250;
