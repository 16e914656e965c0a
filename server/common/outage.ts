/** Why a part cannot be used right now: it is away, or it is full. Neither says that the code is wrong. */
export type Outage = 'unreachable' | 'full';

/** PostgreSQL's codes for "going down", "starting up" and "too many connections", and those of its lost connections. */
const DATABASE = /^(57P0[123]|53300|08\w{3}|P1001|P1002|P1008|P1017)$/;
/** Our own words for it. */
const OURS = /^(database_unavailable|storage_unavailable)$/;
/** Of a connection, whatever is at its other end. */
const CONNECTION =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** A disk that is gone, went read-only or fails; a missing file is none of these. */
const DISK = /^(EIO|EROFS|EACCES|EPERM|ENOTDIR|ENXIO|ENODEV|ESTALE|EMFILE|ENFILE)$/;
const FULL = /^(ENOSPC|EDQUOT|53100|storage_full)$/;
/** What the database driver says without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

interface Failure {
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Looks through the causes; null for a failure that waiting does not mend. */
export function outageOf(thrown: unknown): Outage | null {
  for (let error = thrown; typeof error === 'object' && error !== null;) {
    const found = directOutage(error);
    if (found) return found;
    error = (error as Failure).cause;
  }
  return null;
}

function directOutage({ code, syscall, message }: Failure): Outage | null {
  // The socket of a database that is not running is a file that is not there.
  if (syscall === 'connect') return 'unreachable';
  if (typeof code === 'string') {
    if (FULL.test(code)) return 'full';
    if ([DATABASE, CONNECTION, OURS].some((codes) => codes.test(code))) return 'unreachable';
    if (typeof syscall === 'string' && DISK.test(code)) return 'unreachable';
  }
  return typeof message === 'string' && WORDS.test(message) ? 'unreachable' : null;
}
