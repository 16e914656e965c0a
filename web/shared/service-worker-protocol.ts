/** The service worker's cache; the page deletes it when the session ends. */
export const CACHE_NAME = 'shotvault-shell';

/** Sent to a waiting worker: activate the new version. */
export const GO_AHEAD = 'go-ahead';

/** Sent to a waiting worker with a port for the answer: list the cached files. */
export const WHICH_VERSION = 'which-version';
