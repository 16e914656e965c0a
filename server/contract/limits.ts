// Data only, no schema: web and command line use these without carrying zod.

/** One page holds at most this many rows (decisions 17). */
export const PAGE_LIMIT = 200;

/** 25 MiB: larger files are refused with 413 (decisions 19). */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Pixels of all frames together (decisions 19). */
export const MAX_PIXELS = 50_000_000;

/** Below this confidence a date read in an image is kept but not shown (decisions 16). */
export const SHOWN_DATE_CONFIDENCE = 0.5;

/** The years that the calendar shows. */
export const CALENDAR_YEARS = { first: 1970, last: 9999 } as const;

/** So long a deleted screenshot can be restored (decisions 21). */
export const TRASH_DAYS = 29;

/** So long an invite can be accepted (decisions 29). */
export const INVITE_DAYS = 7;

/** So long a team remembers who did what. */
export const ACTIVITY_DAYS = 90;

/** So long a deleted team can be restored (decisions 22). */
export const TEAM_UNDO_DAYS = 29;

/** A person has at most so many API keys and signed-in command lines together. */
export const MAX_KEYS = 50;

/** So long a deleted collection or tag can be restored (decisions 21). */
export const UNDO_DAYS = 1;
