import { lstat, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OPEN_TO_OTHERS } from './private-modes';

/**
 * The private parts of DATA_DIR. The database is left out: it closes its own folder and may run as another account,
 * which has to pass through DATA_DIR.
 */
const PLACES = ['files', 'sandbox', 'ocr-data', 'session-secret', 'server-key'];

export interface OpenPlace {
  path: string;
  mode: number;
  isFolder: boolean;
}

/**
 * Paths that other accounts may read, folders before their contents, among the first `most`. A place may itself be a
 * link, for example to a larger disk; links below it are not followed.
 */
export async function* findOpenPlaces(
  dataDir: string,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<OpenPlace> {
  const waiting = PLACES.map((name) => ({ path: join(dataDir, name), look: stat })).reverse();
  for (let looked = 0; looked < most; looked += 1) {
    const next = waiting.pop();
    if (!next) return;
    const { path, look } = next;
    const found = await look(path).catch(orUnseen);
    if (!found || !(found.isFile() || found.isDirectory())) continue;
    const isFolder = found.isDirectory();
    if (found.mode & OPEN_TO_OTHERS) yield { path, mode: found.mode & 0o777, isFolder };
    if (isFolder) {
      for (const name of await namesIn(path)) waiting.push({ path: join(path, name), look: lstat });
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await opendir(folder).catch(orUnseen);
  const names: string[] = [];
  if (entries) for await (const { name } of entries) names.push(name);
  return names;
}

/** Absent, deleted meanwhile, or closed to this account, and so to others, too. */
function orUnseen(error: unknown): null {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(code)) return null;
  throw error;
}
