import { createHash, generateKeySync } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A key that is made at the first start and kept in the data folder. */
export interface KeyFile {
  dataDir: string;
  name: 'session-secret' | 'server-key';
}

const ONLY_OURS = { mode: 0o600 };

/** The key in this file, which the first process makes. */
export function keptKey({ dataDir, name }: KeyFile): string {
  const file = join(dataDir, name);
  const fresh = generateKeySync('hmac', { length: 256 }).export().toString('hex');
  const draft = draftOf({ dataDir, name }, fresh);
  try {
    // The first process creates the file atomically; the others read it.
    linkSync(draft, file);
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8').trim();
  } finally {
    rmSync(draft);
  }
}

/** Puts a key back that a backup has kept. */
export function replaceKey(file: KeyFile, key: string): void {
  renameSync(draftOf(file, key), join(file.dataDir, file.name));
}

function draftOf({ dataDir, name }: KeyFile, key: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const mark = createHash('sha256').update(`${process.pid} ${key}`).digest('hex').slice(0, 12);
  const draft = join(dataDir, `${name}.${mark}`);
  writeFileSync(draft, key, ONLY_OURS);
  return draft;
}
