import { Inject, Injectable } from '@nestjs/common';
import { FINDING_RULES_VERSION, findFindings } from '../../analysis/findings/find-findings';
import { Ids } from '../../common/ids';
import { scanFindingsJob } from '../../common/jobs/text-scan.job';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import type { ReadText, StoreFound } from '../screenshots/scans/text-scan';
import { TextScanHandler } from '../screenshots/scans/text-scan-handler';
import { TextScansService } from '../screenshots/scans/text-scans.service';
import { findingHasher } from './finding-hash';
import { type HashedFinding, mergeFindings } from './merge-findings';
import { ScannedFindingsRepository } from './scanned-findings.repository';

/** Looks through what was read for what should not be shared by accident. */
@Injectable()
export class ScanFindingsWorker extends TextScanHandler {
  readonly definition = scanFindingsJob;
  readonly column = 'findings_version';
  readonly version = FINDING_RULES_VERSION;

  constructor(
    scans: TextScansService,
    private readonly repository: ScannedFindingsRepository,
    private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super(scans);
  }

  async look(scope: WorkspaceScope, { screenshotId, lines }: ReadText) {
    const hash = findingHasher(this.config.serverKey, scope.workspaceId);
    const found = findFindings(lines).map(({ skeleton, ...finding }) => ({
      ...finding,
      valueHash: hash(finding.rule, skeleton),
    }));
    return this.storing(scope, screenshotId, found);
  }

  private storing(
    scope: WorkspaceScope,
    screenshotId: string,
    found: readonly HashedFinding[],
  ): StoreFound {
    return async () => {
      const known = await this.repository.listKnown(scope, screenshotId);
      if (found.length + known.length === 0) return false;
      const lessons = await this.repository.lessons(scope, found);
      const newId = () => this.ids.uuid();
      const merged = mergeFindings(found, known, { lessons, newId });
      await this.repository.replace(scope, screenshotId, merged);
      await this.repository.recount(scope, [screenshotId]);
      return true;
    };
  }
}
