import { Injectable, Logger } from '@nestjs/common';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { toCollection } from '../collections/collections.mapper';
import { CollectionsService } from '../collections/collections.service';
import { ExportRows } from '../screenshots/export-rows.service';
import { toScreenshot } from '../screenshots/screenshots.mapper';
import { toTagSummary } from '../tags/tags.mapper';
import { TagsService } from '../tags/tags.service';
import { ExportNames } from './export-names';

interface Archive {
  scope: WorkspaceScope;
  /** Null for everything. */
  ids: readonly string[] | null;
  zip: ZipFile;
  output: PassThrough;
}

/** Writes images and their data as one ZIP while they are read, so that memory does not grow with the vault. */
@Injectable()
export class ExportService {
  private readonly logger = new Logger(ExportService.name);

  constructor(
    private readonly rows: ExportRows,
    private readonly collections: CollectionsService,
    private readonly tags: TagsService,
  ) {}

  /** What is gone of `wanted` is left out; 404 before anything is sent when nothing of it is there. */
  async open(scope: WorkspaceScope, wanted: readonly string[] | null): Promise<Readable> {
    const ids = wanted && (await this.rows.existing(scope, wanted));
    const zip = new ZipFile();
    const output = new PassThrough();
    zip.outputStream.pipe(output);
    // A file that goes while it is read breaks the archive, and must not break the server.
    zip.on('error', (error: Error) => output.destroy(error));
    this.write({ scope, ids, zip, output }).catch((error: Error) => {
      this.logger.error(`an export broke off: ${error.message}`);
      output.destroy(error);
    });
    return output;
  }

  private async write(archive: Archive): Promise<void> {
    const { scope, zip, output } = archive;
    const { files, missing } = await this.writeImages(archive);
    if (output.destroyed) return;
    await add(archive, Readable.from(this.data(archive, files)), 'screenshots.json');
    addJson(zip, (await this.collections.list(scope)).map(toCollection), 'collections.json');
    addJson(zip, (await this.tags.list(scope)).map(toTagSummary), 'tags.json');
    if (missing.length > 0) zip.addBuffer(Buffer.from(`${missing.join('\n')}\n`), 'missing.txt');
    zip.end();
  }

  /** A file that is lost is named and does not stop the others. */
  private async writeImages(archive: Archive) {
    const names = new ExportNames();
    const files = new Map<string, string>();
    const missing: string[] = [];
    for await (const { id, originalName } of this.rows.rows(archive.scope, archive.ids)) {
      if (archive.output.destroyed) break;
      const name = `images/${names.next(originalName)}`;
      if (await this.rows.hasFile(id)) {
        await add(archive, await this.rows.file(id), name);
        files.set(id, name);
      } else missing.push(originalName);
    }
    return { files, missing };
  }

  private async *data({ scope, ids }: Archive, files: ReadonlyMap<string, string>) {
    let before = '[\n';
    for await (const row of this.rows.rows(scope, ids)) {
      yield `${before}${JSON.stringify({ file: files.get(row.id) ?? null, ...toScreenshot(row) })}`;
      before = ',\n';
    }
    yield before === '[\n' ? '[]\n' : '\n]\n';
  }
}

const addJson = (zip: ZipFile, data: unknown, name: string): void =>
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), name);

/** Waits until it is written, so that one file at a time is open; a person who left ends the wait. */
async function add({ zip, output }: Archive, source: Readable, name: string): Promise<void> {
  const isImage = name.startsWith('images/');
  zip.addReadStream(source, name, { compress: !isImage });
  // Otherwise every file would leave a listener on the one output.
  const waiting = new AbortController();
  const left = once(output, 'close', { signal: waiting.signal });
  await Promise.race([once(source, 'close'), left]).finally(() => waiting.abort());
  if (output.destroyed) source.destroy();
}
