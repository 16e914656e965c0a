import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { dateRole, dateState } from '../../../infra/database/enum-columns';
import { Prisma } from '../../../infra/database/generated/client';
import {
  date,
  float4,
  FOUND,
  NONE,
  nullable,
  shape,
  text,
  uuid,
} from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';
import type { CorrectableDate } from './corrected-date';

export interface NewDate extends Pick<CorrectableDate, 'role' | 'time' | 'zone' | 'endDate'> {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  confidence: number;
  quote: string;
}

const CORRECTABLE_DATE = shape({
  id: uuid,
  date: date,
  confidence: float4,
  context: text,
  state: dateState,
  role: dateRole,
  time: nullable(text),
  zone: nullable(text),
  endDate: nullable(date),
  readDate: nullable(date),
});

/** Dates found in images. */
@Injectable()
export class ScreenshotDatesRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /**
   * A later reading replaces the suggestions of an earlier one; a person's decisions stay
   * (docs/decisions.md#own-edits).
   */
  async replaceSuggested(
    scope: WorkspaceScope,
    screenshotId: string,
    dates: readonly NewDate[],
  ): Promise<void> {
    this.transactions.assertOpen();
    const { workspaceId } = scope;
    const read = suggestions(dates);
    await this.database.query(
      NONE,
      Prisma.sql`
        delete from screenshot_dates s where workspace_id = ${workspaceId}::uuid
          and screenshot_id = ${screenshotId}::uuid and state = 'suggested'
          and not exists (select 1 from ${read} where d.date = s.extracted_date and d.role = s.role)`,
    );
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into screenshot_dates as s
          (id, workspace_id, screenshot_id, extracted_date, confidence, context_text, role, time, zone,
           end_date)
        select d.id, ${workspaceId}::uuid, ${screenshotId}::uuid, d.date, d.confidence, d.quote,
               d.role, d.time, d.zone, d.end_date
        from ${read}
        where not exists (select 1 from screenshot_dates c
          where c.workspace_id = ${workspaceId}::uuid and c.screenshot_id = ${screenshotId}::uuid
            and c.read_date = d.date)
        on conflict (workspace_id, screenshot_id, extracted_date) do update
          set confidence = excluded.confidence, context_text = excluded.context_text,
              time = excluded.time, zone = excluded.zone, end_date = excluded.end_date
          where s.state = 'suggested'`,
    );
  }

  /** A day that is there already is accepted instead of standing there twice, and takes what is newly said of it. */
  async accept({ workspaceId }: WorkspaceScope, screenshotId: string, date: NewDate) {
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into screenshot_dates as s
          (id, workspace_id, screenshot_id, extracted_date, confidence, context_text, state, role,
           time, zone, end_date)
        values (${date.id}::uuid, ${workspaceId}::uuid, ${screenshotId}::uuid, ${date.date}::date,
                ${date.confidence}, ${date.quote}, 'accepted', ${date.role}::"DateRole", ${date.time},
                ${date.zone}, ${date.endDate}::date)
        on conflict (workspace_id, screenshot_id, extracted_date) do update
          set state = 'accepted', time = coalesce(excluded.time, s.time),
              role = case when excluded.role = 'other' then s.role else excluded.role end,
              zone = case when excluded.time is null then s.zone else excluded.zone end,
              end_date = coalesce(excluded.end_date, s.end_date)`,
    );
  }

  /** Null when the screenshot has no such date. */
  async find(
    { workspaceId }: WorkspaceScope,
    screenshotId: string,
    dateId: string,
  ): Promise<CorrectableDate | null> {
    const [row] = await this.database.query(
      CORRECTABLE_DATE,
      Prisma.sql`
        select id, extracted_date as date, confidence, context_text as context, state, role, time, zone,
               end_date as "endDate", read_date as "readDate"
        from screenshot_dates
        where workspace_id = ${workspaceId}::uuid and screenshot_id = ${screenshotId}::uuid
          and id = ${dateId}::uuid`,
    );
    return row ?? null;
  }

  /** Frees a day that a person has rejected and that is therefore not shown. */
  async forgetRejected({ workspaceId }: WorkspaceScope, screenshotId: string, date: string) {
    await this.database.query(
      NONE,
      Prisma.sql`
        delete from screenshot_dates where workspace_id = ${workspaceId}::uuid
          and screenshot_id = ${screenshotId}::uuid and extracted_date = ${date}::date
          and state = 'rejected'`,
    );
  }

  async hasDay({ workspaceId }: WorkspaceScope, screenshotId: string, date: string) {
    const rows = await this.database.query(
      FOUND,
      Prisma.sql`
        select 1 from screenshot_dates where workspace_id = ${workspaceId}::uuid
          and screenshot_id = ${screenshotId}::uuid and extracted_date = ${date}::date`,
    );
    return rows.length > 0;
  }

  async save({ workspaceId }: WorkspaceScope, screenshotId: string, date: CorrectableDate) {
    await this.database.query(
      NONE,
      Prisma.sql`
        update screenshot_dates
        set extracted_date = ${date.date}::date, confidence = ${date.confidence},
            state = ${date.state}::"DateState", role = ${date.role}::"DateRole", time = ${date.time},
            zone = ${date.zone}, end_date = ${date.endDate}::date, read_date = ${date.readDate}::date
        where workspace_id = ${workspaceId}::uuid and screenshot_id = ${screenshotId}::uuid
          and id = ${date.id}::uuid`,
    );
  }
}

/** The dates of a reading, as rows `d`. */
const suggestions = (dates: readonly NewDate[]): Prisma.Sql => Prisma.sql`
  unnest(${dates.map(({ id }) => id)}::uuid[], ${dates.map(({ date }) => date)}::date[],
         ${dates.map(({ confidence }) => confidence)}::real[],
         ${dates.map(({ quote }) => quote)}::text[], ${dates.map(({ role }) => role)}::"DateRole"[],
         ${dates.map(({ time }) => time)}::text[], ${dates.map(({ zone }) => zone)}::text[],
         ${dates.map(({ endDate }) => endDate)}::date[])
    as d(id, date, confidence, quote, role, time, zone, end_date)`;
