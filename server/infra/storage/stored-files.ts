import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { orNull } from './absent';
import { idOfFile } from './stored-name';
import type { FileKind, StoredFile } from './file-storage';

/** Every file of a screenshot below a folder; files deleted meanwhile are left out. */
export async function* filesBelow(folder: string, kind: FileKind): AsyncGenerator<StoredFile> {
  const entries = await opendir(folder).catch(orNull);
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path, kind);
    const id = idOfFile(entry.name);
    const found = id === null ? null : await stat(path).catch(orNull);
    if (id !== null && found?.isFile()) {
      yield { id, kind, size: found.size, modifiedAt: found.mtime };
    }
  }
}
