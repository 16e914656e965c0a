import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file as the store has it. */
export interface StoredFile<Kind> {
  /** Of its screenshot. */
  id: string;
  kind: Kind;
  size: number;
  modifiedAt: Date;
}

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.webp)?$/;

/** Every file of a screenshot below a folder; one that goes meanwhile is left out. */
export async function* filesBelow<Kind>(
  folder: string,
  kind: Kind,
): AsyncGenerator<StoredFile<Kind>> {
  const entries = await opendir(folder).catch(nothing);
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path, kind);
    const id = NAME.exec(entry.name)?.[1];
    const found = id === undefined ? null : await stat(path).catch(nothing);
    if (id !== undefined && found?.isFile()) {
      yield { id, kind, size: found.size, modifiedAt: found.mtime };
    }
  }
}

function nothing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
