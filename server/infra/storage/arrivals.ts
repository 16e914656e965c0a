import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import type { Writable } from 'node:stream';
import { isUuid, madeAt } from '../../common/ids';
import { processStart } from '../processes/process-identity';
import { orEmpty } from './absent';

/** Who takes an upload. A number alone says little: in a container the same small ones return at every start. */
interface Owner {
  host: string;
  pid: number;
  start: string | null;
}

/**
 * Files on their way in, on the disk of this machine. Each process has a folder that bears its name, so that a mark
 * tells whose it is without a word in it: a crash can leave no half of it.
 */
export class Arrivals {
  private readonly own: string;
  private isOwnMade = false;
  /** Where uploads of other processes lie, as far as they were listed. */
  private readonly foreign = new Map<string, string>();

  constructor(
    private readonly root: string,
    owner: Owner = { host: hostname(), pid: process.pid, start: processStart(process.pid) },
  ) {
    this.own = join(root, nameOf(owner));
  }

  async begin(id: string): Promise<{ path: string; stream: Writable }> {
    if (!this.isOwnMade) await mkdir(this.own, { recursive: true });
    this.isOwnMade = true;
    await writeFile(join(this.own, id), '');
    const path = this.path(id);
    return { path, stream: createWriteStream(path, { flags: 'wx' }) };
  }

  path(id: string): string {
    return join(this.own, `${id}.part`);
  }

  /** Takes the mark away, and the bytes where they are still here. */
  async end(id: string): Promise<void> {
    const folder = this.foreign.get(id) ?? this.own;
    await rm(join(folder, `${id}.part`), { force: true });
    await rm(join(folder, id), { force: true });
    if (this.foreign.delete(id)) await removeIfEmpty(folder);
  }

  /** Those whose process is gone. A process of another machine cannot be seen: its uploads are left to their age. */
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
  // Another upload of the same process may still lie there; it takes the folder along.
  await rmdir(folder).catch(() => undefined);
}
