/** Other accounts of this machine may not read people's files, whatever the umask is. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
/** The permission bits of other accounts. */
export const OPEN_TO_OTHERS = 0o077;
