// Data only, no schema: web and command line use these without carrying zod.

/** The most hashes that are asked for at once. */
export const MAX_HASHES = 1_000;

/** The largest page of a list, and the most screenshots that one call changes (docs/decisions.md#lists). */
export const PAGE_LIMIT = 200;

/** Screenshots that our own pages load at a time; the server prepares its statement for pages of this size. */
export const CARDS_PER_PAGE = 60;

/** 25 MiB: larger files are refused with 413 (docs/decisions.md#file-types). */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** The same for people. */
export const MAX_FILE_TEXT = `${MAX_FILE_BYTES / 1024 / 1024} MB`;

/** Widths in which a thumbnail is asked for. The larger one is stored, the smaller one is made of it. */
export const THUMBNAIL_WIDTHS = { small: 320, large: 640 } as const;
/** Their width in relation to their height. */
export const THUMBNAIL_RATIO = 4 / 3;

/**
 * The number of screenshots that stay open when a paid plan ends (docs/decisions.md#plan-lock). The rule is in
 * `server/modules/billing/plans/lock.sql.ts`.
 */
export const OPEN_AFTER_PLAN = 100;

/** A day without a change of clocks; calendar days are in `server/analysis/dates`. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Pixels of all frames together (docs/decisions.md#file-types). */
export const MAX_PIXELS = 50_000_000;

/** Frames of an animation (docs/decisions.md#file-types). */
export const MAX_FRAMES = 1_000;

/** Pages of a TIFF (docs/decisions.md#file-types). */
export const MAX_PAGES = 200;

/** Pixels of the longer side (docs/decisions.md#file-types). */
export const MAX_SIDE = 50_000;

/** A date with less confidence is stored but not shown (docs/decisions.md#found-dates). */
export const SHOWN_DATE_CONFIDENCE = 0.5;

/** The years that the calendar shows. */
export const CALENDAR_YEARS = { first: 1970, last: 9999 } as const;

/**
 * Days in which a deleted screenshot can be restored (docs/decisions.md#trash). The rule is in
 * `server/modules/screenshots/trash/purge.service.ts`.
 */
export const TRASH_DAYS = 29;

/** Days in which deleted data is gone, as the pages promise; no undo may last as long (docs/decisions.md#account-end). */
export const ERASURE_DAYS = 30;

/** Days in which an invite can be accepted (docs/decisions.md#invites). */
export const INVITE_DAYS = 7;

/** Hours in which a link of an operator, or the one that makes the first operator, signs in. */
export const LINK_HOURS = 24;

/** Minutes in which a link that was asked for on the sign-in page signs in. */
export const MAIL_LINK_MINUTES = 15;

/** Passkeys of a person. */
export const MAX_PASSKEYS = 20;

/** Minutes in which the answer of a passkey must arrive. */
export const PASSKEY_MINUTES = 5;

/** Recovery codes that are made at once; they replace the older ones. */
export const RECOVERY_CODES = 10;

/** Characters of the name of an installation. */
export const SITE_NAME_LENGTH = 40;

/** Days for which the activity of a team is kept. */
export const ACTIVITY_DAYS = 90;

/** Days for which the row of a job that is done is kept; failed ones stay until an operator clears them. */
export const DONE_JOB_DAYS = 30;

/** Days in which a deleted team can be restored (docs/decisions.md#trash). */
export const TEAM_UNDO_DAYS = 29;

/** API keys and signed-in command lines of a person together. */
export const MAX_KEYS = 50;

/** Days in which a deleted collection or tag can be restored (docs/decisions.md#trash). */
export const UNDO_DAYS = 1;

/** Characters of the title of a screenshot, and of the name of a link. */
export const MAX_TITLE = 200;
/** Characters of the note of a screenshot. */
export const MAX_NOTE = 2_000;
/** Characters of a comment. */
export const MAX_COMMENT = 2_000;
/** Characters of the name of a person, a team, a collection or a key. */
export const MAX_NAME = 100;
/** Characters of the description of a team or a collection. */
export const MAX_DESCRIPTION = 500;
/** Characters of the name of a tag (docs/decisions.md#tag-names). */
export const MAX_TAG_NAME = 50;
/** Tags of a screenshot, also where they are added to many at once. */
export const MAX_TAGS = 50;
/** The colour of a collection that is given none. */
export const COLLECTION_COLOR = '#3B82F6';

/** The newest uploads and the days of activity that the dashboard shows. */
export const DASHBOARD_RECENT = 5;
export const DASHBOARD_DAYS = 30;

/** The most entries of a day: found dates in the month, and screenshots of each kind in the day's popup. */
export const DATES_OF_A_DAY = 10;
export const SHOTS_OF_A_DAY = 200;

/** A command line is signed out after this many days without use. */
export const CLI_IDLE_DAYS = 90;

/** Characters of a search. */
export const MAX_SEARCH = 500;
/** Characters of an e-mail address; the standard of mail allows no more. */
export const MAX_EMAIL = 254;

/** Minutes in which a move to another space can be undone. */
export const MOVE_UNDO_MINUTES = 10;

/** Live collections of a workspace. */
export const MAX_LIVE_COLLECTIONS = 50;

/** Open event streams of a person at one process; further windows poll. */
export const MAX_EVENT_STREAMS = 20;

/** Changes are repeated for this long to a page that asks for them, in milliseconds. */
export const MISSED_MS = 60_000;

/** The age of any older page. */
export const MAX_MISSED_MS = 3_600_000;

/** Teams that a person may own; deleted ones do not count. */
export const MAX_TEAMS = 20;

/** A finding with less confidence is shown as possible, counts for no dot and stops nothing (docs/decisions.md#findings). */
export const SURE_FINDING = 0.7;

/** The confidence of a finding that is only possible after its rule was wrong too often. */
export const POSSIBLE_FINDING = 0.6;
/** Days until a link ends: what is chosen unless told, and what the page offers. */
export const SHARE_DAYS = { usual: 7, offered: [1, 7, 30, 90] } as const;
export const MAX_SHARE_DAYS = 3_650;

/** Screenshots of one link; a link of a collection shows its first ones. */
export const MAX_SHARED = 500;

/** Live links of a space on Free (docs/decisions.md#share-plans). */
export const FREE_SHARES = 3;

/** Links of a space, the revoked ones left out. */
export const MAX_SHARES = 1_000;

/** Characters of the password of a link. */
export const SHARE_PASSWORD = { least: 4, most: 200 } as const;

/** Minutes for which a password opens a link in one browser. */
export const SHARE_UNLOCK_MINUTES = 60;

/** The logo of a space: the file that is given, and the picture that pages of links show. */
export const LOGO = { mostBytes: 512 * 1024, width: 480 } as const;

/** Rectangles that hide parts of one screenshot. */
export const MAX_RECTANGLES = 500;

/** A part of the height of the letters, and pixels, by which a rectangle that hides is larger than its words. */
export const HIDING_MARGIN = { part: 0.15, pixels: 2 } as const;

/** Days for which a link that has ended is still listed; it opens nothing. */
export const OVER_SHARE_DAYS = 30;
