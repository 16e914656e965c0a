import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { isUuid } from '../../../common/ids';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { Block } from '../../../contract/reading/blocks';
import type { Entity } from '../../../contract/reading/entities';
import type { Evidence } from '../../../contract/reading/evidence';
import type { ScreenshotWords } from '../../../contract/reading/words';
import { WorkspacesService } from '../../workspaces/workspaces.service';
import { blocksFor, evidenceFor } from './evidence.mapper';
import { maySeeFindings } from './findings.policy';
import { ScreenshotEntitiesRepository } from './screenshot-entities.repository';
import { type FindingRow, ScreenshotFindingsRepository } from './screenshot-findings.repository';
import { assertUnlocked } from './screenshot-locked';
import type { ScreenshotRow } from './screenshot-row';
import { toScreenshotWords } from './words.mapper';
import { type ScreenshotFileRow, ScreenshotsRepository } from './screenshots.repository';

/** A screenshot together with the proof that the person may see it. */
export interface OpenScreenshot {
  scope: WorkspaceAccess;
  row: ScreenshotRow;
}

interface ExplainedScreenshot {
  row: ScreenshotRow;
  /** None for people who may not see them. */
  findings: FindingRow[];
  evidence: Evidence[];
  blocks: Block[];
  entities: Entity[];
}

export function screenshotNotFound(): AppError {
  return new AppError('screenshot_not_found', 'There is no such screenshot.');
}

@Injectable()
export class ScreenshotsService {
  constructor(
    private readonly repository: ScreenshotsRepository,
    private readonly workspaces: WorkspacesService,
    private readonly entities: ScreenshotEntitiesRepository,
    private readonly found: ScreenshotFindingsRepository,
  ) {}

  /**
   * Entry of routes by id. Absent, malformed, trashed and foreign ids answer the same 404, so nobody learns that
   * something exists (docs/decisions.md#not-found).
   */
  async open(person: PersonScope, id: string): Promise<OpenScreenshot> {
    const scope = await this.scopeOf(person, id);
    const row = await this.repository.find(scope, id);
    if (!row || row.deletedAt) throw screenshotNotFound();
    return { scope, row };
  }

  /** Adds the evidence for title, tags and dates, and the entities. A locked screenshot reveals none. */
  async openExplained(person: PersonScope, id: string): Promise<ExplainedScreenshot> {
    const { scope, row } = await this.open(person, id);
    const nothing = { row, evidence: [], blocks: [], entities: [], findings: [] };
    if (row.isLocked) return nothing;
    const stored = await this.repository.findEvidence(scope, id);
    if (!stored) return nothing;
    const entities = await this.entities.list(scope, id);
    const findings = maySeeFindings(scope, row) ? await this.found.list(scope, id) : [];
    const [evidence, blocks] = [evidenceFor(row, stored), blocksFor(stored)];
    return { row, evidence, blocks, entities, findings };
  }

  /** The data needed to serve the image. In the trash only the thumbnail is shown (docs/decisions.md#trash). */
  async openFile(
    person: PersonScope,
    id: string,
    isThumbnail: boolean,
  ): Promise<ScreenshotFileRow> {
    const row = isUuid(id) ? await this.repository.findFile(person, id) : null;
    if (!row || (row.deletedAt && !isThumbnail)) throw screenshotNotFound();
    assertUnlocked(row);
    return row;
  }

  /** Like `open`, for its content; throws 402 when it is locked. */
  async openUnlocked(person: PersonScope, id: string): Promise<OpenScreenshot> {
    const opened = await this.open(person, id);
    assertUnlocked(opened.row);
    return opened;
  }

  /** The positions of the words; empty before the first reading. */
  async words(person: PersonScope, id: string): Promise<ScreenshotWords> {
    const { scope, row } = await this.openUnlocked(person, id);
    return toScreenshotWords(row, await this.repository.findLines(scope, id));
  }

  async get(scope: WorkspaceAccess, id: string): Promise<ScreenshotRow> {
    const row = await this.repository.find(scope, id);
    if (!row) throw screenshotNotFound();
    return row;
  }

  /** Also opens trashed screenshots; the caller decides what is allowed. */
  async openAny(person: PersonScope, id: string): Promise<OpenScreenshot> {
    const scope = await this.scopeOf(person, id);
    return { scope, row: await this.get(scope, id) };
  }

  private async scopeOf(person: PersonScope, id: string): Promise<WorkspaceAccess> {
    const scope = await this.workspaces.enterAtScreenshot(person, id);
    if (!scope) throw screenshotNotFound();
    return scope;
  }
}
