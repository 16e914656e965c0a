import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { MemberNames } from './archive-members';
import {
  ArchiveError,
  type ArchiveContents,
  type ArchiveHeader,
  type ArchiveManifest,
  CHECKSUMS,
  checksumLine,
  HEADER,
  MANIFEST,
  parseHeader,
  parseManifest,
  sha256Of,
} from './archive-format';

/** A member as the tar reader hands it out. */
interface Entry extends AsyncIterable<Buffer> {
  resume(): void;
  header: { name: string; size: number; type: string | null | undefined };
}

export interface Member {
  name: string;
  size: number;
  bytes: AsyncIterable<Buffer>;
}

/** Callbacks for the members between header and manifest; members left unread are still read for their checksum. */
export interface Visitor {
  begin?(header: ArchiveHeader): void | Promise<void>;
  visit?(member: Member): Promise<void>;
}

/** Reads an archive from front to end and checks every checksum; throws at the first error. */
export async function readArchive(path: string, visitor: Visitor = {}): Promise<ArchiveContents> {
  const tar = extract();
  // An error of the file surfaces where the next member is awaited.
  const fed = pipeline(createReadStream(path), tar).catch(() => undefined);
  const reading = new Reading(visitor);
  try {
    for await (const entry of tar) await reading.take(entry as Entry);
    return reading.end();
  } catch (error) {
    throw explained(error, path);
  } finally {
    tar.destroy();
    await fed;
  }
}

class Reading {
  private header: ArchiveHeader | undefined;
  private manifest: ArchiveManifest | undefined;
  private lines: string[] = [];
  private readonly lists: ArchiveManifest['checksums'] = [];
  private readonly names = new MemberNames();

  constructor(private readonly visitor: Visitor) {}

  async take(entry: Entry): Promise<void> {
    const { name, size, type } = entry.header;
    this.names.take(name, type);
    // A folder holds nothing; tools that pack an archive again may add folders.
    if (type === 'directory') return entry.resume();
    if (this.manifest) throw new ArchiveError(`${name} stands behind the end of the archive.`);
    if (!this.header && name !== HEADER) throw new ArchiveError('This is no archive of Shotvault.');
    if (name === MANIFEST) {
      this.manifest = parseManifest(await wholeOf(entry));
    } else if (name.startsWith(CHECKSUMS)) {
      this.compare(name, await wholeOf(entry));
    } else {
      await this.visit({ name, size, bytes: entry });
    }
  }

  end(): ArchiveContents {
    const { header, manifest } = this;
    if (!header || !manifest)
      throw new ArchiveError('The archive is not complete: its end is missing.');
    const isComplete = this.lines.length === 0 && sameLists(this.lists, manifest.checksums);
    if (!isComplete) throw new ArchiveError('The archive is damaged: its checksums do not match.');
    return { header, manifest };
  }

  private async visit({ name, size, bytes }: Member): Promise<void> {
    const hash = createHash('sha256');
    const hashed = through(bytes, (chunk) => hash.update(chunk));
    if (name === HEADER) {
      this.header = parseHeader(await wholeOf(hashed));
      await this.visitor.begin?.(this.header);
    } else {
      await this.visitor.visit?.({ name, size, bytes: hashed });
      // An iterator that was read to its end yields nothing more; an untouched one is read now.
      for await (const _ of hashed);
    }
    this.lines.push(checksumLine(name, hash.digest('hex')));
  }

  private compare(name: string, list: Buffer): void {
    const expected = list.toString('utf8').split('\n').slice(0, -1);
    const wrong = this.lines.findIndex((line, at) => line !== `${expected[at]}\n`);
    if (wrong >= 0 || expected.length !== this.lines.length) {
      const member = this.lines[wrong]?.slice(66).trim() ?? name;
      throw new ArchiveError(`The archive is damaged: ${member} does not match its checksum.`);
    }
    this.lines = [];
    this.lists.push({ name, sha256: sha256Of(list) });
  }
}

async function* through(
  bytes: AsyncIterable<Buffer>,
  look: (chunk: Buffer) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    look(chunk);
    yield chunk;
  }
}

async function wholeOf(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const sameLists = (a: ArchiveManifest['checksums'], b: ArchiveManifest['checksums']) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Messages of the tar reader about bytes that are not a valid archive. */
const NOT_A_TAR = /Unexpected end of data|Invalid tar header|Writable stream closed prematurely/;

function explained(error: unknown, path: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new ArchiveError(`There is no file ${path}.`);
  if (!NOT_A_TAR.test(message)) return error;
  return new ArchiveError(`${path} is not complete, or no archive of Shotvault.`, { cause: error });
}
