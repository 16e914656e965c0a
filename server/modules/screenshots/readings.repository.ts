import { Injectable } from '@nestjs/common';
import type { Evidence } from '../../contract/evidence';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

/** Names a screenshot for the system: a job carries these two ids, and no person. */
export interface ReadingPlace {
  workspaceId: string;
  screenshotId: string;
}

export interface ReadingSubject {
  originalName: string;
  contentType: string;
  /** YYYY-MM-DD: the day relative dates are counted from. */
  imageDate: string;
  isTrashed: boolean;
  /** A person chose the tags. */
  areTagsOwn: boolean;
}

export interface Reading {
  text: string;
  lines: unknown;
  language: string;
  engine: string;
  title: string;
  kind: string;
  evidence: readonly Evidence[];
}

/** How many of the workspace's most used tags a reading may prefer to new ones. */
const KNOWN_TAGS = 500;

/** What reading an image writes. For the system: the worker acts for nobody, on ids that a job carried. */
@Injectable()
export class ReadingsRepository {
  constructor(private readonly database: Database) {}

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  async findSubject({ workspaceId, screenshotId }: ReadingPlace): Promise<ReadingSubject | null> {
    const [row] = await this.database.query<ReadingSubject>(Prisma.sql`
      select original_name as "originalName", content_type as "contentType",
             coalesce(image_created_on, (created_at at time zone 'UTC')::date) as "imageDate",
             deleted_at is not null as "isTrashed", are_tags_own as "areTagsOwn"
      from screenshots where workspace_id = ${workspaceId}::uuid and id = ${screenshotId}::uuid`);
    return row ?? null;
  }

  async listKnownTags({ workspaceId }: ReadingPlace): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(Prisma.sql`
      select name from tags where workspace_id = ${workspaceId}::uuid and deleted_at is null
      order by screenshot_count desc, name limit ${KNOWN_TAGS}`);
    return rows.map(({ name }) => name);
  }

  async setStatus(
    { workspaceId, screenshotId }: ReadingPlace,
    status: 'processing' | 'failed',
    { error, now }: { error: string | null; now: Date },
  ): Promise<void> {
    await this.database.query(Prisma.sql`
      update screenshots set processing_status = ${status}::"ProcessingStatus",
             processing_error = ${error}, updated_at = ${now}
      where workspace_id = ${workspaceId}::uuid and id = ${screenshotId}::uuid`);
  }

  /** A reading that waits or runs already stays as it is. */
  async markWaiting({ workspaceId, screenshotId }: ReadingPlace, now: Date): Promise<void> {
    await this.database.query(Prisma.sql`
      update screenshots set processing_status = 'pending', processing_error = null, updated_at = ${now}
      where workspace_id = ${workspaceId}::uuid and id = ${screenshotId}::uuid
        and processing_status in ('done', 'failed')`);
  }

  /** Replaces what an earlier reading said and leaves alone what a person said (decisions 14). */
  async saveText(place: ReadingPlace, reading: Reading, now: Date): Promise<void> {
    await this.keepText(place, reading);
    await this.database.query(Prisma.sql`
      update screenshots set
        title = case when title_source = 'person' then title else ${reading.title} end,
        title_source = coalesce(title_source, 'ai'), kind = ${reading.kind},
        processing_status = 'done', processing_error = null, processed_at = ${now}, updated_at = ${now},
        first_read_seconds = coalesce(first_read_seconds,
          greatest(0, extract(epoch from ${now}::timestamptz - created_at)))
      where workspace_id = ${place.workspaceId}::uuid and id = ${place.screenshotId}::uuid`);
  }

  /** Not over one that a person typed. */
  async saveTitle({ workspaceId, screenshotId }: ReadingPlace, title: string): Promise<void> {
    await this.database.query(Prisma.sql`
      update screenshots set title = ${title}
      where workspace_id = ${workspaceId}::uuid and id = ${screenshotId}::uuid
        and title_source is distinct from 'person'`);
  }

  async saveEvidence({ workspaceId, screenshotId }: ReadingPlace, evidence: readonly Evidence[]) {
    await this.database.query(Prisma.sql`
      update screenshot_texts set evidence = ${JSON.stringify(evidence)}::jsonb
      where workspace_id = ${workspaceId}::uuid and screenshot_id = ${screenshotId}::uuid`);
  }

  private async keepText({ workspaceId, screenshotId }: ReadingPlace, reading: Reading) {
    await this.database.query(Prisma.sql`
      insert into screenshot_texts
        (workspace_id, screenshot_id, text, lines, language, engine, evidence)
      values (${workspaceId}::uuid, ${screenshotId}::uuid, ${reading.text},
              ${JSON.stringify(reading.lines)}::jsonb, ${reading.language}, ${reading.engine},
              ${JSON.stringify(reading.evidence)}::jsonb)
      on conflict (workspace_id, screenshot_id) do update
        set text = excluded.text, lines = excluded.lines, language = excluded.language,
            engine = excluded.engine, evidence = excluded.evidence`);
  }
}
