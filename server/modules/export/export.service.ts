import { Inject, Injectable, Logger } from '@nestjs/common';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { downloadName } from '../../common/download-name';
import { breakOffUnless } from '../../common/http/running-answer';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { toCollection } from '../collections/collections.mapper';
import { CollectionsService } from '../collections/collections.service';
import { toComment } from '../comments/comments.mapper';
import { CommentsService } from '../comments/comments.service';
import { EntityArchiveService } from '../entities/entity-archive.service';
import { toListedFinding } from '../findings/findings.mapper';
import { FindingsService } from '../findings/findings.service';
import { type ExportedRows, ExportRowsService } from '../screenshots/listing/export-rows.service';
import { toScreenshot } from '../screenshots/rows/screenshots.mapper';
import { toShare } from '../shares/links/shares.mapper';
import { SharesService } from '../shares/links/shares.service';
import { toTagSummary } from '../tags/tags.mapper';
import { TagsService } from '../tags/tags.service';
import { workspaceGone, WorkspacesService } from '../workspaces/workspaces.service';
import { ExportNames } from './export-names';

/** The person who asks for an archive, and a check whether they may still have it. */
export interface Asked {
  scope: WorkspaceAccess;
  isStillSignedIn: () => Promise<boolean>;
}

interface Archive extends ExportedRows {
  zip: ZipFile;
  output: PassThrough;
}

/** Writes images and their data as one ZIP stream, so memory does not grow with the vault. */
@Injectable()
export class ExportService {
  private readonly logger = new Logger(ExportService.name);

  constructor(
    private readonly rows: ExportRowsService,
    private readonly collections: CollectionsService,
    private readonly comments: CommentsService,
    private readonly entities: EntityArchiveService,
    private readonly findings: FindingsService,
    private readonly shares: SharesService,
    private readonly tags: TagsService,
    private readonly workspaces: WorkspacesService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Leaves out ids that no longer exist; throws 404 before anything is sent when none of them exists. */
  async open(asked: Asked, wanted: readonly string[] | null): Promise<Readable> {
    const until = this.clock.now();
    const ids = wanted && (await this.rows.existing(asked.scope, wanted));
    const renewScope = () => this.renewScope(asked);
    const zip = new ZipFile();
    const output = new PassThrough();
    zip.outputStream.pipe(output);
    // A file that disappears while it is read breaks the archive, but must not crash the server.
    zip.on('error', (error: Error) => output.destroy(error));
    const mayGoOn = () => renewScope().then(() => true);
    breakOffUnless(mayGoOn, output, this.config.http.checkMs);
    this.write({ renewScope, ids, until, zip, output }).catch((error: Error) => {
      if (error instanceof AppError) this.logger.warn(`an export was ended: ${error.message}`);
      else this.logger.error(`an export failed: ${error.message}`);
      output.destroy(error);
    });
    return output;
  }

  /** Throws once the session or the membership has ended. */
  private async renewScope({ scope, isStillSignedIn }: Asked): Promise<WorkspaceAccess> {
    const current = await this.workspaces.reenter(scope, isStillSignedIn);
    if (!current) throw workspaceGone(scope);
    return current;
  }

  private async write(archive: Archive): Promise<void> {
    const { renewScope, zip, output } = archive;
    const { files, missing } = await this.writeImages(archive);
    if (output.destroyed) return;
    await add(archive, Readable.from(jsonList(this.data(archive, files))), 'screenshots.json');
    const found = this.entities.rows(renewScope, archive.ids);
    await add(archive, Readable.from(jsonList(found)), 'entities.json');
    const collections = await this.collections.list(await renewScope());
    addJson(zip, collections.map(toCollection), 'collections.json');
    addJson(zip, (await this.tags.list(await renewScope())).map(toTagSummary), 'tags.json');
    await this.writeComments(archive);
    await this.writeFindings(archive);
    await this.writeShares(archive);
    if (missing.length > 0) zip.addBuffer(Buffer.from(`${missing.join('\n')}\n`), 'missing.txt');
    zip.end();
  }

  /** One's own, as an archive of everything holds them; only teams have comments. */
  private async writeComments({ renewScope, zip, ids }: Archive): Promise<void> {
    const scope = await renewScope();
    if (scope.kind === 'personal' || ids !== null) return;
    addJson(zip, (await this.comments.listOwn(scope)).map(toComment), 'comments.json');
  }

  /** Those that the person may see, without values. */
  private async writeFindings({ renewScope, zip, ids }: Archive): Promise<void> {
    if (ids !== null) return;
    const found = await this.findings.listAll(await renewScope());
    if (found.length > 0) addJson(zip, found.map(toListedFinding), 'findings.json');
  }

  /** One's own; their addresses are left out, because an archive goes further than a link was meant to. */
  private async writeShares({ renewScope, zip, ids }: Archive): Promise<void> {
    if (ids !== null) return;
    const shares = (await this.shares.listOwn(await renewScope())).map(toShare);
    if (shares.length === 0) return;
    addJson(
      zip,
      shares.map((it) => ({ ...it, url: null })),
      'shares.json',
    );
  }

  /** Lists a missing file in the archive instead of stopping. */
  private async writeImages(archive: Archive) {
    const names = new ExportNames();
    const files = new Map<string, string>();
    const missing: string[] = [];
    for await (const { id, originalName, contentType } of this.rows.rows(archive)) {
      if (archive.output.destroyed) break;
      const name = `images/${names.next(downloadName(originalName, contentType))}`;
      await this.rows.admitFile(archive, id);
      if (await this.rows.hasFile(id)) {
        await add(archive, await this.rows.file(id), name);
        files.set(id, name);
      } else missing.push(originalName);
    }
    return { files, missing };
  }

  private async *data(archive: Archive, files: ReadonlyMap<string, string>) {
    for await (const row of this.rows.rows(archive))
      yield { file: files.get(row.id) ?? null, ...toScreenshot(row) };
  }
}

const addJson = (zip: ZipFile, data: unknown, name: string): void =>
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), name);

/** Waits until the entry is written, so that one file at a time is open; a disconnect ends the wait. */
async function add({ zip, output }: Archive, source: Readable, name: string): Promise<void> {
  const isImage = name.startsWith('images/');
  zip.addReadStream(source, name, { compress: !isImage });
  // Otherwise every file would leave a listener on the shared output.
  const waiting = new AbortController();
  const left = once(output, 'close', { signal: waiting.signal });
  await Promise.race([once(source, 'close'), left]).finally(() => waiting.abort());
  if (output.destroyed) source.destroy();
}

/** A JSON list, one item a line, written as the items come. */
async function* jsonList(items: AsyncIterable<object>) {
  let before = '[\n';
  for await (const item of items) {
    yield `${before}${JSON.stringify(item)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
