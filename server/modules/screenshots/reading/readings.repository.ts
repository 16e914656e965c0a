import { Injectable } from '@nestjs/common';
import type { ReadingVersion } from '../../../common/reading-version';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import type { Block } from '../../../contract/reading/blocks';
import type { Evidence } from '../../../contract/reading/evidence';
import type { ThumbnailCrop } from '../../../contract/screenshots';
import { dayIn } from '../../../contract/search/day-in';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import {
  boolean,
  date,
  NONE,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
} from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';

const READING_SUBJECT = shape({
  originalName: text,
  contentType: text,
  imageCreatedOn: nullable(date),
  uploadedAt: timestamptz,
  /** The one that the uploader has chosen. */
  timeZone: nullable(text),
  isTrashed: boolean,
  /** True when a person chose the tags. */
  areTagsOwn: boolean,
});

export interface ReadingSubject extends Omit<
  RowOf<typeof READING_SUBJECT>,
  'imageCreatedOn' | 'uploadedAt' | 'timeZone'
> {
  /** YYYY-MM-DD: the day relative dates are counted from. */
  imageDate: string;
}

export interface Reading {
  text: string;
  lines: unknown;
  language: string;
  engine: string;
  version: ReadingVersion;
  /** Shown where the reason of a failure would stand. */
  remark: string | null;
  title: string;
  kind: string | null;
  evidence: readonly Evidence[];
  blocks: readonly Block[];
  crop: ThumbnailCrop | null;
}

/** A reading prefers this many of the workspace's most used tags to new ones. */
const KNOWN_TAGS = 500;

const NAME = shape({ name: text });

/** The rows of readings. */
@Injectable()
export class ReadingsRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  async findSubject(
    { workspaceId }: WorkspaceScope,
    screenshotId: string,
  ): Promise<ReadingSubject | null> {
    const [row] = await this.database.query(
      READING_SUBJECT,
      Prisma.sql`
        select s.original_name as "originalName", s.content_type as "contentType",
               s.image_created_on as "imageCreatedOn", s.created_at as "uploadedAt",
               u.time_zone as "timeZone", s.deleted_at is not null as "isTrashed",
               s.are_tags_own as "areTagsOwn"
        from screenshots s left join users u on u.id = s.uploaded_by_id
        where s.workspace_id = ${workspaceId}::uuid and s.id = ${screenshotId}::uuid`,
    );
    if (!row) return null;
    const { imageCreatedOn, uploadedAt, timeZone, ...subject } = row;
    // Not in SQL: the database may know fewer names of zones than the setting takes.
    return { ...subject, imageDate: imageCreatedOn ?? dayIn(timeZone ?? 'UTC', uploadedAt) };
  }

  /** The workspace in which it is now; null when it is gone for good. */
  async findWorkspace(_system: SystemScope, id: string): Promise<string | null> {
    const row = await this.database.prisma.screenshot.findUnique({
      where: { id },
      select: { workspaceId: true },
    });
    return row?.workspaceId ?? null;
  }

  async listKnownTags({ workspaceId }: WorkspaceScope): Promise<string[]> {
    const rows = await this.database.query(
      NAME,
      Prisma.sql`
        select name from tags where workspace_id = ${workspaceId}::uuid and deleted_at is null
        order by screenshot_count desc, name limit ${KNOWN_TAGS}`,
    );
    return rows.map(({ name }) => name);
  }

  async setStatus(
    { workspaceId }: WorkspaceScope,
    screenshotId: string,
    status: 'processing' | 'failed',
    { error, now }: { error: string | null; now: Date },
  ): Promise<void> {
    await this.database.prisma.screenshot.updateMany({
      where: { workspaceId, id: screenshotId },
      data: { processingStatus: status, processingError: error, updatedAt: now },
    });
  }

  /** A reading that waits or runs already keeps its state. */
  async markWaiting(
    { workspaceId }: WorkspaceScope,
    screenshotIds: readonly string[],
    now: Date,
  ): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        update screenshots set processing_status = 'pending', processing_error = null, updated_at = ${now}
        where workspace_id = ${workspaceId}::uuid and id = any(${screenshotIds}::uuid[])
          and processing_status in ('done', 'failed')`,
    );
  }

  /** Replaces the result of an earlier reading and keeps a person's edits (docs/decisions.md#own-edits). */
  async saveText(
    scope: WorkspaceScope,
    screenshotId: string,
    reading: Reading,
    now: Date,
  ): Promise<void> {
    this.transactions.assertOpen();
    await this.keepText(scope, screenshotId, reading);
    await this.database.query(
      NONE,
      Prisma.sql`
        update screenshots set
          title = case when title_source = 'person' then title else ${reading.title} end,
          title_source = coalesce(title_source, 'ai'), kind = ${reading.kind},
          crop_x = ${reading.crop?.x ?? null}, crop_y = ${reading.crop?.y ?? null},
          processing_status = 'done', processing_error = ${reading.remark}, processed_at = ${now}, updated_at = ${now},
          first_read_seconds = coalesce(first_read_seconds,
            greatest(0, extract(epoch from ${now}::timestamptz - created_at)))
        where workspace_id = ${scope.workspaceId}::uuid and id = ${screenshotId}::uuid`,
    );
  }

  /** Does not replace a title that a person typed. */
  async saveTitle(
    { workspaceId }: WorkspaceScope,
    screenshotId: string,
    title: string,
  ): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        update screenshots set title = ${title}
        where workspace_id = ${workspaceId}::uuid and id = ${screenshotId}::uuid
          and title_source is distinct from 'person'`,
    );
  }

  async saveEvidence(
    { workspaceId }: WorkspaceScope,
    screenshotId: string,
    evidence: readonly Evidence[],
  ): Promise<void> {
    await this.database.prisma.screenshotText.updateMany({
      where: { workspaceId, screenshotId },
      data: { evidence: [...evidence] },
    });
  }

  private async keepText(
    { workspaceId }: WorkspaceScope,
    screenshotId: string,
    reading: Reading,
  ): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into screenshot_texts
          (workspace_id, screenshot_id, text, lines, language, engine, engine_version, rules_version,
           evidence, blocks)
        values (${workspaceId}::uuid, ${screenshotId}::uuid, ${reading.text},
                ${JSON.stringify(reading.lines)}::jsonb, ${reading.language}, ${reading.engine},
                ${reading.version.engine}, ${reading.version.rules},
                ${JSON.stringify(reading.evidence)}::jsonb,
                ${JSON.stringify(reading.blocks)}::jsonb)
        on conflict (workspace_id, screenshot_id) do update
          set text = excluded.text, lines = excluded.lines, language = excluded.language,
              engine = excluded.engine, engine_version = excluded.engine_version,
              rules_version = excluded.rules_version, evidence = excluded.evidence,
              blocks = excluded.blocks, entity_version = 0, findings_version = 0`,
    );
  }
}
