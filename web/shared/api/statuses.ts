/** A status of HTTP by which the server asks for a larger plan. */
export const NEEDS_PLAN = 402;

/** The status of all that is not there, or not for this person. */
export const NOT_FOUND = 404;
