import { createWriteStream } from 'node:fs';
import { readdir, rmdir, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import type { Writable } from 'node:stream';
import { isUuid, madeAt } from '../../common/ids';
import { processStart } from '../processes/process-identity';
import { orEmpty, orNull } from './absent';
import { makeFolder } from './make-folder';
import { PRIVATE_FILE } from './private-modes';

/**
 * The process that receives an upload. An id alone is ambiguous: a container uses the same small ones at every start.
 */
interface Owner {
  host: string;
  pid: number;
  start: string | null;
}

/**
 * Files that are being received, on the disk of this machine. Each process has a folder with its name, so the path of a
 * mark names its process, and a crash cannot leave a half-written one.
 */
export class IncomingFiles {
  private readonly own: string;
  private isOwnMade = false;
  /** Folders of other processes' uploads, as far as they were listed. */
  private readonly foreign = new Map<string, string>();

  constructor(
    private readonly root: string,
    owner: Owner = { host: hostname(), pid: process.pid, start: processStart(process.pid) },
  ) {
    this.own = join(root, nameOf(owner));
  }

  async begin(id: string): Promise<{ path: string; stream: Writable }> {
    if (!this.isOwnMade) await makeFolder(this.own);
    this.isOwnMade = true;
    await writeFile(join(this.own, id), '', { mode: PRIVATE_FILE });
    const path = this.path(id);
    return { path, stream: createWriteStream(path, { flags: 'wx', mode: PRIVATE_FILE }) };
  }

  path(id: string): string {
    return join(this.own, `${id}.part`);
  }

  /** Removes the mark, and the bytes if they are still here. */
  async end(id: string): Promise<void> {
    const folder = this.foreign.get(id) ?? this.own;
    await unlink(join(folder, `${id}.part`)).catch(orNull);
    await unlink(join(folder, id)).catch(orNull);
    if (this.foreign.delete(id)) await removeIfEmpty(folder);
  }

  /** Uploads whose process is gone. Processes of other machines cannot be checked: their uploads are left to expire. */
  async listInterrupted(): Promise<string[]> {
    const found = await this.list();
    return found.filter(({ folder }) => isOwnerGone(basename(folder))).map(({ id }) => id);
  }

  async listBegunBefore(moment: Date): Promise<string[]> {
    return (await this.list()).map(({ id }) => id).filter((id) => madeAt(id) < moment);
  }

  private async list(): Promise<{ id: string; folder: string }[]> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true }).catch(
      orEmpty,
    );
    const folders = new Map<string, string>();
    for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
      const id = name.replace(/\.part$/, '');
      if (isUuid(id)) folders.set(id, parentPath);
    }
    for (const [id, folder] of folders) if (folder !== this.own) this.foreign.set(id, folder);
    return [...folders].map(([id, folder]) => ({ id, folder }));
  }
}

const nameOf = ({ host, pid, start }: Owner): string =>
  [host, pid, start ?? ''].map((part) => encodeURIComponent(part)).join('~');

function isOwnerGone(name: string): boolean {
  const [host = '', pid = '', start = ''] = name.split('~').map(decodeURIComponent);
  return host === hostname() && processStart(Number(pid)) !== start;
}

async function removeIfEmpty(folder: string): Promise<void> {
  // Another upload of the same process may still be there; its end removes the folder.
  await rmdir(folder).catch(() => undefined);
}
