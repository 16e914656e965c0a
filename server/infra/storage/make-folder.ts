import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isAbsent } from './absent';
import { PRIVATE_FOLDER } from './private-modes';

/**
 * Makes a private folder and its parents. Where a disk is full, Node's recursive `mkdir` answers ENOENT for a parent that
 * it could not make; making one folder at a time gives the reason, which decides between 507 and a fault.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER });
  } catch (error) {
    if (!isAbsent(error)) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, { mode: PRIVATE_FOLDER });
  }
}
