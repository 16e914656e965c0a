/** Where the service worker keeps the files of the program; the page drops it when the session ends. */
export const CACHE_NAME = 'shotvault-shell';

/** Told to a waiting worker: the person wants the new version now. */
export const GO_AHEAD = 'go-ahead';

/** Asked of a waiting worker with a port for the answer: the addresses of all files that it keeps. */
export const WHICH_VERSION = 'which-version';
