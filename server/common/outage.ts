/** The reason why a part is unavailable: unreachable or full. Neither means a bug. */
export type Outage = 'unreachable' | 'full';

/** PostgreSQL's codes for "going down", "starting up" and "too many connections", and those of lost connections. */
const DATABASE = /^(57P0[123]|53300|08\w{3}|P1001|P1002|P1008|P1017)$/;
/** Our own error codes for it. */
const OURS = /^(database_unavailable|storage_unavailable|engine_unavailable)$/;
/** Network errors, whatever service is at the other end. */
const CONNECTION =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** A disk that is gone, read-only or failing; a missing file is not an outage. */
const DISK = /^(EIO|EROFS|EACCES|EPERM|ENOTDIR|ENXIO|ENODEV|ESTALE|EMFILE|ENFILE)$/;
const FULL = /^(ENOSPC|EDQUOT|53100|storage_full)$/;
/** Messages of the database driver that come without a code; the last one is of a request that outlived the shutdown. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

interface Failure {
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Searches the chain of causes; returns null for a failure that waiting does not repair. */
export function outageOf(thrown: unknown): Outage | null {
  for (let error = thrown; typeof error === 'object' && error !== null;) {
    const found = directOutage(error);
    if (found) return found;
    error = (error as Failure).cause;
  }
  return null;
}

function directOutage({ code, syscall, message }: Failure): Outage | null {
  // The socket file of a database that is not running does not exist.
  if (syscall === 'connect') return 'unreachable';
  if (typeof code === 'string') {
    if (FULL.test(code)) return 'full';
    if ([DATABASE, CONNECTION, OURS].some((codes) => codes.test(code))) return 'unreachable';
    if (typeof syscall === 'string' && DISK.test(code)) return 'unreachable';
  }
  return typeof message === 'string' && WORDS.test(message) ? 'unreachable' : null;
}
