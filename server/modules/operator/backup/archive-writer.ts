import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import {
  type ArchiveManifest,
  CHECKSUMS,
  checksumLine,
  MANIFEST,
  numbered,
  sha256Of,
} from './archive-format';

/** One list of checksums holds this many names, which is about a megabyte. */
const LIST_LENGTH = 10_000;

/** Writes members one after another and records the checksum of each; only the current piece is in memory. */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly written: Promise<void>;
  /** Rejects when the target cannot be written; a member that waits for the target would never be told. */
  private readonly broken: Promise<never>;
  private lines: string[] = [];
  private readonly checksums: ArchiveManifest['checksums'] = [];

  constructor(
    target: Writable,
    /** The time stamp of every member, fixed so that equal contents make equal archives. */
    private readonly mtime: Date,
  ) {
    this.written = pipeline(this.tar, target);
    this.broken = this.written.then(() => new Promise<never>(() => undefined));
    this.broken.catch(() => undefined);
  }

  async add(name: string, content: Buffer): Promise<void> {
    await this.addStream(name, content.length, [content]);
  }

  /** Returns the SHA-256 of the written bytes; rejects when they were not `size` bytes. */
  async addStream(
    name: string,
    size: number,
    content: Iterable<Buffer> | AsyncIterable<Buffer>,
  ): Promise<string> {
    const sha256 = await this.write(name, size, content);
    this.lines.push(checksumLine(name, sha256));
    if (this.lines.length >= LIST_LENGTH) await this.closeList();
    return sha256;
  }

  /** Writes the last member; settles when the target has received everything. */
  async finish(manifest: Omit<ArchiveManifest, 'checksums'>): Promise<void> {
    await this.closeList();
    const whole: ArchiveManifest = { ...manifest, checksums: this.checksums };
    const bytes = Buffer.from(`${JSON.stringify(whole, null, 2)}\n`);
    await this.write(MANIFEST, bytes.length, [bytes]);
    this.tar.finalize();
    await this.written;
  }

  /** Closes the target and leaves the archive incomplete. */
  async abandon(): Promise<void> {
    this.tar.destroy(null);
    await this.written.catch(() => undefined);
  }

  private async closeList(): Promise<void> {
    if (this.lines.length === 0) return;
    const bytes = Buffer.from(this.lines.splice(0).join(''));
    const name = numbered(CHECKSUMS, this.checksums.length + 1, 'sha256');
    this.checksums.push({ name, sha256: sha256Of(bytes) });
    await this.write(name, bytes.length, [bytes]);
  }

  private async write(
    name: string,
    size: number,
    content: Iterable<Buffer> | AsyncIterable<Buffer>,
  ): Promise<string> {
    try {
      return await this.writeMember(name, size, content);
    } catch (error) {
      // The error of the target explains more than that of the member that could not be written.
      if (this.tar.destroying) await this.written;
      throw error;
    }
  }

  private async writeMember(
    name: string,
    size: number,
    content: Iterable<Buffer> | AsyncIterable<Buffer>,
  ): Promise<string> {
    const hash = createHash('sha256');
    const { mtime } = this;
    let end: (error?: Error | null) => void = () => undefined;
    const ended = new Promise<void>((done, fail) => {
      end = (error) => (error ? fail(error) : done());
    });
    ended.catch(() => undefined);
    const member = this.tar.entry({ name, size, mtime, mode: 0o600 }, (error) => end(error));
    for await (const chunk of content) {
      hash.update(chunk);
      if (!member.write(chunk)) {
        await Promise.race([once(member, 'drain'), ended, this.broken]);
      }
    }
    member.end(null);
    await Promise.race([ended, this.broken]);
    return hash.digest('hex');
  }
}
