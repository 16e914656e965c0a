import { ModuleRef } from '@nestjs/core';
import { type DateDetails, NO_DETAILS } from '../../../server/analysis/dates/extract-dates';
import type { OcrLine } from '../../../server/analysis/page/ocr-result';
import { READING_VERSION } from '../../../server/common/reading-version';
import { Transactions } from '../../../server/infra/database/transactions';
import { ScreenshotDatesService } from '../../../server/modules/screenshots/labels/screenshot-dates.service';
import { ReadingRequestsService } from '../../../server/modules/screenshots/reading/reading-requests.service';
import { ReadingResultsService } from '../../../server/modules/screenshots/reading/reading-results.service';
import { FindingsModule } from '../../../server/modules/findings/findings.module';
import { ScanFindingsWorker } from '../../../server/modules/findings/scan-findings.worker';
import { TextScansService } from '../../../server/modules/screenshots/scans/text-scans.service';
import { ocrPage } from '../ocr-page';
import { type RunningApp, scopeOf, SYSTEM } from './running-app';

const BOX = { x: 0, y: 0, w: 10, h: 10 };

/** Results of the worker, without a worker. */
export class ReadingsDriver {
  constructor(private readonly app: RunningApp) {}

  /** Stores a reading as the worker would, whatever the image shows. */
  async store(
    screenshotId: string,
    {
      title = 'A title',
      tags = [] as string[],
      text = '',
      kind = 'document',
      remark = null as string | null,
      version = READING_VERSION,
      hasCodeBlock = false,
      lines = [] as readonly string[] | OcrLine[],
    },
  ): Promise<void> {
    const scope = await scopeOf(this.app, screenshotId);
    await this.app.nest.get(ReadingResultsService).store(scope, screenshotId, {
      title,
      tags,
      text,
      lines: linesOf(lines),
      crop: null,
      language: 'eng',
      engine: 'test',
      version,
      remark,
      kind,
      evidence: [],
      blocks: [
        ...(text ? [{ kind: 'text' as const, text, box: BOX }] : []),
        ...(hasCodeBlock ? [{ kind: 'code' as const, text: 'return;', box: BOX }] : []),
      ],
      dates: [],
    });
  }

  /** Looks through what was read as the worker would. */
  async scan(screenshotId: string): Promise<void> {
    const module = this.app.nest.select(FindingsModule).get(ModuleRef, { strict: true });
    const scan = await module.create(ScanFindingsWorker);
    await this.app.nest.get(TextScansService).run(SYSTEM, scan, screenshotId);
  }

  /** Gives a reading up as the worker would. */
  async fail(screenshotId: string): Promise<void> {
    const scope = await scopeOf(this.app, screenshotId);
    const requests = this.app.nest.get(ReadingRequestsService);
    await requests.fail(scope, screenshotId, 'It could not be read.');
  }

  /** Stores dates as a reading would, with the confidence of each day. */
  async suggestDates(
    screenshotId: string,
    days: Record<string, number>,
    details: Partial<DateDetails> = {},
  ): Promise<void> {
    const suggested = Object.entries(days).map(([date, confidence]) => ({
      ...NO_DETAILS,
      ...details,
      date,
      confidence,
      quote: date,
    }));
    const scope = await scopeOf(this.app, screenshotId);
    const dates = this.app.nest.get(ScreenshotDatesService);
    await this.app.nest
      .get(Transactions)
      .run(() => dates.replaceSuggested(scope, screenshotId, suggested));
  }
}

/** Lines with their words and boxes; plain texts are laid out as a page has them. */
function linesOf(lines: readonly string[] | OcrLine[]): OcrLine[] {
  const isText = (line: string | OcrLine): line is string => typeof line === 'string';
  return lines.every(isText) ? ocrPage(lines).lines : lines;
}
