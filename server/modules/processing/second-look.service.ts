import { Injectable, Logger } from '@nestjs/common';
import type { Analysis } from '../../infra/ai/local-analyser';
import { explainModel } from '../../infra/ai/explain-model';
import type { OcrResult } from '../../infra/ocr/ocr-result';
import { FileStorage } from '../../infra/storage/file-storage';
import { ReadingResults } from '../screenshots/reading-results.service';
import { ReadingsService } from '../screenshots/readings.service';
import { VisionBudget } from './vision-budget.service';

interface Place {
  workspaceId: string;
  screenshotId: string;
}

interface FirstLook {
  ocr: OcrResult;
  analysis: Analysis;
  /** YYYY-MM-DD */
  imageDate: string;
  signal: AbortSignal;
}

/** Shows the vision model what the local engine has read and stored, where the owner of the space wants that. */
@Injectable()
export class SecondLook {
  private readonly logger = new Logger(SecondLook.name);

  constructor(
    private readonly readings: ReadingsService,
    private readonly results: ReadingResults,
    private readonly storage: FileStorage,
    private readonly budget: VisionBudget,
  ) {}

  async take(place: Place, first: FirstLook): Promise<void> {
    try {
      if (await this.budget.isWanted(place)) await this.refine(place, first);
    } catch (error) {
      // The first reading is stored and stands; another try would read the whole image again for this.
      this.logger.error(error);
    }
  }

  private async refine(place: Place, { ocr, analysis, imageDate, signal }: FirstLook) {
    const found = await this.budget.ask({
      image: await this.storage.read(place.screenshotId, 'original'),
      text: ocr.text,
      dates: analysis.dates,
      imageDate,
      knownTags: await this.readings.listKnownTags(place),
      signal,
    });
    if (!found) return;
    const evidence = explainModel(found, { ocr, local: analysis.evidence });
    await this.results.refine(place, { ...found, evidence });
  }
}
