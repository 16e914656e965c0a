import { Injectable } from '@nestjs/common';
import type { ScreenshotDateRow } from './screenshot-row';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

interface Place {
  workspaceId: string;
}

export interface NewDate {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  confidence: number;
  quote: string;
}

/** Dates that images show. For the system: the callers have proven their scope, or act on ids of a job. */
@Injectable()
export class ScreenshotDatesRepository {
  constructor(private readonly database: Database) {}

  /** A later reading replaces what an earlier one suggested; what a person decided stays (decisions 14). */
  async replaceSuggestedForSystem(
    { workspaceId }: Place,
    screenshotId: string,
    dates: readonly NewDate[],
  ): Promise<void> {
    await this.database.query(Prisma.sql`
      delete from screenshot_dates where workspace_id = ${workspaceId}::uuid
        and screenshot_id = ${screenshotId}::uuid and state = 'suggested'`);
    await this.database.query(Prisma.sql`
      insert into screenshot_dates
        (id, workspace_id, screenshot_id, extracted_date, confidence, context_text)
      select d.id, ${workspaceId}::uuid, ${screenshotId}::uuid, d.date, d.confidence, d.quote
      from unnest(${dates.map(({ id }) => id)}::uuid[],
                  ${dates.map(({ date }) => date)}::date[],
                  ${dates.map(({ confidence }) => confidence)}::real[],
                  ${dates.map(({ quote }) => quote)}::text[]) as d(id, date, confidence, quote)
      on conflict do nothing`);
  }

  /** A day that is there already is accepted instead of standing there twice. */
  async acceptForSystem({ workspaceId }: Place, screenshotId: string, date: NewDate) {
    await this.database.query(Prisma.sql`
      insert into screenshot_dates
        (id, workspace_id, screenshot_id, extracted_date, confidence, context_text, state)
      values (${date.id}::uuid, ${workspaceId}::uuid, ${screenshotId}::uuid, ${date.date}::date,
              ${date.confidence}, ${date.quote}, 'accepted')
      on conflict (workspace_id, screenshot_id, extracted_date) do update set state = 'accepted'`);
  }

  /** False when the screenshot has no such date. */
  async setStateForSystem(
    { workspaceId }: Place,
    screenshotId: string,
    dateId: string,
    state: ScreenshotDateRow['state'],
  ): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      update screenshot_dates set state = ${state}::"DateState"
      where workspace_id = ${workspaceId}::uuid and screenshot_id = ${screenshotId}::uuid
        and id = ${dateId}::uuid
      returning id`);
    return rows.length > 0;
  }
}
