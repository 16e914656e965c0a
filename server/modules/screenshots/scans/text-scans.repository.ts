import { Injectable } from '@nestjs/common';
import type { OcrLine } from '../../../analysis/page/ocr-result';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import {
  FOUND,
  int4,
  jsonb,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';
import type { TextScan } from './text-scan';

const SUBJECT = shape({
  workspaceId: uuid,
  screenshotId: uuid,
  lines: jsonb<OcrLine[]>(),
  language: text,
  /** Of the reading: tells whether another one came since. */
  processedAt: nullable(timestamptz),
  /** Of the scan that looked through it. */
  version: int4,
});
export type ScanSubject = RowOf<typeof SUBJECT>;

const WAITING = shape({ workspaceId: uuid, screenshotId: uuid });

/** Which texts a scan has looked through, and with which version. */
@Injectable()
export class TextScansRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Null before the first reading, and in the trash: that is looked through after it was restored. */
  async findSubject(
    _system: SystemScope,
    { column }: TextScan,
    screenshotId: string,
  ): Promise<ScanSubject | null> {
    const [row] = await this.database.query(
      SUBJECT,
      Prisma.sql`
        select x.workspace_id as "workspaceId", x.screenshot_id as "screenshotId", x.lines, x.language,
          s.processed_at as "processedAt", x.${Prisma.raw(column)} as version
        from screenshots s
        join screenshot_texts x on x.workspace_id = s.workspace_id and x.screenshot_id = s.id
        where s.id = ${screenshotId}::uuid and s.deleted_at is null`,
    );
    return row ?? null;
  }

  /** False when another reading came since, or when it is gone. */
  async settle(
    { workspaceId }: WorkspaceScope,
    { column, version }: TextScan,
    { screenshotId, processedAt }: ScanSubject,
  ): Promise<boolean> {
    this.transactions.assertOpen();
    const rows = await this.database.query(
      FOUND,
      Prisma.sql`
        update screenshot_texts x set ${Prisma.raw(column)} = ${version}::int
        from screenshots s
        where x.workspace_id = ${workspaceId}::uuid and x.screenshot_id = ${screenshotId}::uuid
          and s.workspace_id = x.workspace_id and s.id = x.screenshot_id
          and s.processed_at is not distinct from ${processedAt}::timestamptz
        returning 1`,
    );
    return rows.length > 0;
  }

  /** Texts that no rules of this version have looked through. */
  async listWaiting(
    _system: SystemScope,
    { column, version, definition }: TextScan,
    limit: number,
  ): Promise<{ workspaceId: string; screenshotId: string }[]> {
    return this.database.query(
      WAITING,
      Prisma.sql`
        select x.workspace_id as "workspaceId", x.screenshot_id as "screenshotId"
        from screenshot_texts x
        join screenshots s on s.workspace_id = x.workspace_id and s.id = x.screenshot_id
        where x.${Prisma.raw(column)} < ${version}::int and s.deleted_at is null
          and s.processing_status = 'done'
          and not exists (select 1 from jobs j where j.kind = ${definition.kind}::text
            and j.key = x.screenshot_id::text and j.state in ('queued', 'running'))
        limit ${limit}`,
    );
  }
}
