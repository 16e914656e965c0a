import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { isUuid } from '../../common/ids';
import type { PersonScope } from '../../common/person-scope';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { FindingState } from '../../contract/reading/finding-classes';
import { PAGE_LIMIT } from '../../contract/limits';
import type { FindingsQuery } from '../../contract/reading/findings';
import { Transactions } from '../../infra/database/transactions';
import { FollowUpService } from '../screenshots/follow-up/follow-up.service';
import { RedactedCopiesService } from '../screenshots/redactions/redacted-copies.service';
import { maySeeFindings } from '../screenshots/rows/findings.policy';
import { ScreenshotsService } from '../screenshots/rows/screenshots.service';
import { FindingsRepository, type ListedFindingRow } from './findings.repository';
import { ScannedFindingsRepository } from './scanned-findings.repository';

export type FindingsQuestion = Omit<FindingsQuery, 'team_id'>;

export interface FindingsPage {
  rows: ListedFindingRow[];
  nextCursor: string | null;
  /** Not counted. */
  totalCount: null;
}

interface OpenFinding {
  scope: WorkspaceAccess;
  row: ListedFindingRow;
}

/** Lists findings and keeps what people say of them (docs/decisions.md#findings). */
@Injectable()
export class FindingsService {
  constructor(
    private readonly repository: FindingsRepository,
    private readonly scanned: ScannedFindingsRepository,
    private readonly screenshots: ScreenshotsService,
    private readonly followUp: FollowUpService,
    private readonly copies: RedactedCopiesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list(scope: WorkspaceAccess, query: FindingsQuestion): Promise<FindingsPage> {
    const { limit, cursor } = query;
    if (cursor !== undefined && !isUuid(cursor)) {
      throw new AppError('invalid_cursor', 'The cursor is not one that this list gave out.');
    }
    const found = await this.repository.list(scope, { ...query, limit: limit + 1 });
    const rows = found.slice(0, limit);
    const nextCursor = found.length > limit ? (rows.at(-1)?.id ?? null) : null;
    return { rows, nextCursor, totalCount: null };
  }

  /** Everything that the person may see, for an archive. */
  async listAll(scope: WorkspaceAccess): Promise<ListedFindingRow[]> {
    const rows: ListedFindingRow[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.list(scope, { limit: PAGE_LIMIT, cursor });
      rows.push(...page.rows);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return rows;
  }

  /**
   * A dismissed value is dismissed wherever it stands in the space, now and later. Copies that links show are checked
   * anew (docs/decisions.md#redaction).
   */
  async setState(person: PersonScope, id: string, state: FindingState): Promise<ListedFindingRow> {
    const { scope, row } = await this.open(person, id);
    if (row.state === state) return row;
    await this.transactions.run(async () => {
      await this.scanned.lockWorkspace(scope);
      const touched =
        state === 'dismissed'
          ? await this.repository.dismiss(scope, id, this.clock.now())
          : await this.repository.takeBack(scope, id, state);
      const ids = [...new Set([row.screenshotId, ...touched])];
      await this.scanned.recount(scope, ids);
      await this.followUp.updated(scope, ids);
      // A dismissed value keeps no copy from being shown; any other one does.
      if (state === 'dismissed') await this.copies.recheck(scope, ids, 'not_clean');
      else if (row.state === 'dismissed') await this.copies.recheck(scope, ids, 'ready');
    });
    return (await this.open(person, id)).row;
  }

  /** Findings of what is trashed, locked or foreign are opened as little as that itself. */
  private async open(person: PersonScope, id: string): Promise<OpenFinding> {
    const screenshotId = isUuid(id) ? await this.repository.findPlace(person, id) : null;
    if (!screenshotId) throw findingNotFound();
    const { scope, row: shot } = await this.screenshots.openUnlocked(person, screenshotId);
    const row = maySeeFindings(scope, shot) ? await this.repository.find(scope, id) : null;
    if (!row) throw findingNotFound();
    return { scope, row };
  }
}

const findingNotFound = () => new AppError('finding_not_found', 'There is no such finding.');
