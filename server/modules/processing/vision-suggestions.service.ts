import { Injectable, Logger } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { Analysis } from '../../analysis/local-analyser';
import { explainModel } from '../../analysis/explain/explain-model';
import type { OcrResult } from '../../analysis/page/ocr-result';
import type { JobRun } from '../../infra/queue/job-handler';
import { FileStorage } from '../../infra/storage/file-storage';
import { ReadingResultsService } from '../screenshots/reading/reading-results.service';
import { ReadingRequestsService } from '../screenshots/reading/reading-requests.service';
import { VisionBudgetService } from './vision-budget.service';

interface FirstLook {
  ocr: OcrResult;
  analysis: Analysis;
  /** YYYY-MM-DD */
  imageDate: string;
  /** The job of the first reading. */
  run: JobRun;
}

/** Improves a stored reading with the vision model, where the workspace's owner allows that. */
@Injectable()
export class VisionSuggestionsService {
  private readonly logger = new Logger(VisionSuggestionsService.name);

  constructor(
    private readonly readings: ReadingRequestsService,
    private readonly results: ReadingResultsService,
    private readonly storage: FileStorage,
    private readonly budget: VisionBudgetService,
  ) {}

  async take(scope: WorkspaceScope, screenshotId: string, first: FirstLook): Promise<void> {
    try {
      if (!(await this.budget.isWanted(scope, screenshotId))) return;
      await this.refine(scope, screenshotId, first);
    } catch (error) {
      // The first reading is stored; a retry would read the whole image again for this alone.
      this.logger.error(error);
    }
  }

  private async refine(
    scope: WorkspaceScope,
    screenshotId: string,
    { ocr, analysis, imageDate, run }: FirstLook,
  ): Promise<void> {
    const found = await this.budget.ask(run.system, {
      image: await this.storage.read(screenshotId, 'original'),
      text: ocr.text,
      dates: analysis.dates,
      imageDate,
      knownTags: await this.readings.listKnownTags(scope),
      signal: run.signal,
    });
    if (!found) return;
    const evidence = explainModel(found, { ocr, local: analysis.evidence });
    await this.results.refine(scope, screenshotId, { ...found, evidence });
  }
}
