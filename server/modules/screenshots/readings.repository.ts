import { Injectable } from '@nestjs/common';
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
}

export interface Reading {
  text: string;
  lines: unknown;
  language: string;
  engine: string;
  title: string;
  kind: string;
  tags: readonly { id: string; name: string }[];
  dates: readonly { id: string; date: string; confidence: number; quote: string }[];
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
             deleted_at is not null as "isTrashed"
      from screenshots where workspace_id = ${workspaceId}::uuid and id = ${screenshotId}::uuid`);
    return row ?? null;
  }

  async listKnownTags({ workspaceId }: ReadingPlace): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(Prisma.sql`
      select name from tags where workspace_id = ${workspaceId}::uuid
      order by created_at limit ${KNOWN_TAGS}`);
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
  async save(place: ReadingPlace, reading: Reading, now: Date): Promise<void> {
    await this.saveText(place, reading);
    await this.saveTags(place, reading, now);
    await this.saveDates(place, reading);
    await this.database.query(Prisma.sql`
      update screenshots set
        title = case when title_source = 'person' then title else ${reading.title} end,
        title_source = coalesce(title_source, 'ai'), kind = ${reading.kind},
        processing_status = 'done', processing_error = null, processed_at = ${now}, updated_at = ${now}
      where workspace_id = ${place.workspaceId}::uuid and id = ${place.screenshotId}::uuid`);
  }

  private async saveText({ workspaceId, screenshotId }: ReadingPlace, reading: Reading) {
    await this.database.query(Prisma.sql`
      insert into screenshot_texts (workspace_id, screenshot_id, text, lines, language, engine)
      values (${workspaceId}::uuid, ${screenshotId}::uuid, ${reading.text},
              ${JSON.stringify(reading.lines)}::jsonb, ${reading.language}, ${reading.engine})
      on conflict (workspace_id, screenshot_id) do update
        set text = excluded.text, lines = excluded.lines, language = excluded.language,
            engine = excluded.engine`);
  }

  private async saveTags({ workspaceId, screenshotId }: ReadingPlace, reading: Reading, now: Date) {
    const ids = reading.tags.map(({ id }) => id);
    const names = reading.tags.map(({ name }) => name);
    await this.database.query(Prisma.sql`
      delete from screenshot_tags where workspace_id = ${workspaceId}::uuid
        and screenshot_id = ${screenshotId}::uuid and source = 'ai'`);
    // Sorted, so that two readings that make the same new tags take their locks in the same order.
    await this.database.query(Prisma.sql`
      insert into tags (id, workspace_id, name, created_at)
      select t.id, ${workspaceId}::uuid, t.name, ${now}
      from unnest(${ids}::uuid[], ${names}::text[]) as t(id, name)
      order by t.name
      on conflict (workspace_id, name) do nothing`);
    await this.database.query(Prisma.sql`
      insert into screenshot_tags (workspace_id, screenshot_id, tag_id, position, source)
      select ${workspaceId}::uuid, ${screenshotId}::uuid, t.id, w.position - 1, 'ai'
      from unnest(${names}::text[]) with ordinality as w(name, position)
      join tags t on t.workspace_id = ${workspaceId}::uuid and t.name = w.name
      on conflict do nothing`);
  }

  private async saveDates({ workspaceId, screenshotId }: ReadingPlace, reading: Reading) {
    await this.database.query(Prisma.sql`
      delete from screenshot_dates where workspace_id = ${workspaceId}::uuid
        and screenshot_id = ${screenshotId}::uuid and state = 'suggested'`);
    await this.database.query(Prisma.sql`
      insert into screenshot_dates
        (id, workspace_id, screenshot_id, extracted_date, confidence, context_text)
      select d.id, ${workspaceId}::uuid, ${screenshotId}::uuid, d.date, d.confidence, d.quote
      from unnest(${reading.dates.map(({ id }) => id)}::uuid[],
                  ${reading.dates.map(({ date }) => date)}::date[],
                  ${reading.dates.map(({ confidence }) => confidence)}::real[],
                  ${reading.dates.map(({ quote }) => quote)}::text[]) as d(id, date, confidence, quote)
      on conflict do nothing`);
  }
}
