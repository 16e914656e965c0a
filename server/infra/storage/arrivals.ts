import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { isUuid, madeAt } from '../../common/ids';
import { processStart } from '../processes/process-identity';
import { orEmpty } from './absent';

/** Who writes a mark. A number alone says little: in a container the same small ones return at every start. */
interface Owner {
  host: string;
  pid: number;
  start: string | null;
}

/** Files on their way in, on the disk of this machine: each with a mark that says which process takes it. */
export class Arrivals {
  private readonly owner: string;
  private isFolderMade = false;

  constructor(
    private readonly folder: string,
    owner: Owner = { host: hostname(), pid: process.pid, start: processStart(process.pid) },
  ) {
    this.owner = JSON.stringify(owner);
  }

  async begin(id: string): Promise<{ path: string; stream: Writable }> {
    if (!this.isFolderMade) await mkdir(this.folder, { recursive: true });
    this.isFolderMade = true;
    await writeFile(this.markPath(id), this.owner);
    const path = this.path(id);
    return { path, stream: createWriteStream(path, { flags: 'wx' }) };
  }

  path(id: string): string {
    return join(this.folder, `${id}.part`);
  }

  /** Takes the mark away, and the bytes where they are still here. */
  async end(id: string): Promise<void> {
    await rm(this.path(id), { force: true });
    await rm(this.markPath(id), { force: true });
  }

  /** Those whose process is gone. A process of another machine cannot be seen: its uploads are left to their age. */
  async listInterrupted(): Promise<string[]> {
    const ids = await this.list();
    const isGone = await Promise.all(ids.map((id) => this.isOwnerGone(id)));
    return ids.filter((_, at) => isGone[at]);
  }

  async listBegunBefore(moment: Date): Promise<string[]> {
    return (await this.list()).filter((id) => madeAt(id) < moment);
  }

  private async list(): Promise<string[]> {
    const names = await readdir(this.folder).catch(orEmpty);
    return [...new Set(names.map((name) => name.replace(/\.part$/, '')))].filter(isUuid);
  }

  private async isOwnerGone(id: string): Promise<boolean> {
    try {
      const mark = JSON.parse(await readFile(this.markPath(id), 'utf8')) as Owner;
      return mark.host === hostname() && processStart(mark.pid) !== mark.start;
    } catch {
      // Without a mark, or with half of one, nobody can be asked; the age decides.
      return false;
    }
  }

  private markPath(id: string): string {
    return join(this.folder, id);
  }
}
