import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = '.s.PGSQL.';
/** The longest socket path of every system, less the name with its longest port. */
const MOST_BYTES = 103 - `/${PREFIX}65535`.length;

/**
 * The folder of the Unix socket: the data folder, which is closed to other accounts. A statement takes a third less
 * time over it than over TCP. Null where such sockets do not exist, or the path is too long.
 */
function socketFolder(data: string): string | null {
  const isPossible = process.platform !== 'win32' && Buffer.byteLength(data) <= MOST_BYTES;
  return isPossible ? data : null;
}

/** The setting is a list, so a path with a comma needs quotes. */
export function socketSetting(data: string): string {
  const folder = socketFolder(data);
  return folder === null ? '' : `"${folder.replaceAll('"', '""')}"`;
}

/** The folder to connect to; null for a PostgreSQL that was started without a socket. */
export function findSocket(data: string, port: number): string | null {
  const folder = socketFolder(data);
  return folder !== null && existsSync(join(folder, `${PREFIX}${port}`)) ? folder : null;
}

/** A killed PostgreSQL leaves its socket behind, and every start uses another port. */
export function clearStaleSockets(data: string): void {
  for (const name of readdirSync(data)) {
    if (name.startsWith(PREFIX)) rmSync(join(data, name), { force: true });
  }
}
