/** The time-out of one upload. */
export const UPLOAD_TIMEOUT_MS = 30_000;

/** The pause between the starts of two uploads. */
export const UPLOAD_STAGGER_MS = 100;

/** Uploads in flight at the same time. */
export const UPLOADS_AT_ONCE = 3;
