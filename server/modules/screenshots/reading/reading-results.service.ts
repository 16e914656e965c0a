import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import type { ReadDate } from '../../../analysis/dates/extract-dates';
import type { ReadingVersion } from '../../../common/reading-version';
import type { Block } from '../../../contract/reading/blocks';
import type { Evidence } from '../../../contract/reading/evidence';
import type { ThumbnailCrop } from '../../../contract/screenshots';
import { Transactions } from '../../../infra/database/transactions';
import { ProcessingStatusService } from './processing-status.service';
import { ReadingsRepository } from './readings.repository';
import { ScreenshotDatesService } from '../labels/screenshot-dates.service';
import { FollowUpService } from '../follow-up/follow-up.service';
import { TagLinksService } from '../labels/tag-links.service';

/** The result of an analysis. */
export interface FoundReading {
  text: string;
  lines: unknown;
  language: string;
  engine: string;
  version: ReadingVersion;
  /** A remark about a reading that succeeded, or null. */
  remark: string | null;
  title: string;
  kind: string | null;
  tags: readonly string[];
  dates: readonly ReadDate[];
  /** The evidence for the title, each tag and each date. */
  evidence: readonly Evidence[];
  /** The parts of the page in reading order. */
  blocks: readonly Block[];
  /** The part that the thumbnail shows. */
  crop: ThumbnailCrop | null;
}

/** Stores the result of a reading. */
@Injectable()
export class ReadingResultsService {
  constructor(
    private readonly repository: ReadingsRepository,
    private readonly outcomes: ProcessingStatusService,
    private readonly tags: TagLinksService,
    private readonly dates: ScreenshotDatesService,
    private readonly followUp: FollowUpService,
    private readonly transactions: Transactions,
  ) {}

  /** Stores a better title, tags and dates for a reading. A person's own edits stay, also recent ones. */
  async refine(
    scope: WorkspaceScope,
    screenshotId: string,
    found: Pick<FoundReading, 'title' | 'tags' | 'dates' | 'evidence'>,
  ): Promise<void> {
    await this.transactions.run(async () => {
      await this.followUp.lockWorkspace(scope);
      const subject = await this.repository.findSubject(scope, screenshotId);
      if (!subject || subject.isTrashed) return;
      if (!subject.areTagsOwn) await this.tags.replaceRead(scope, screenshotId, found.tags);
      await this.dates.replaceSuggested(scope, screenshotId, found.dates);
      await this.repository.saveTitle(scope, screenshotId, found.title);
      await this.repository.saveEvidence(scope, screenshotId, found.evidence);
      await this.followUp.reworded(scope, [screenshotId]);
    });
  }

  /** Stores everything in one transaction; returns false when the screenshot is no longer here. */
  store(scope: WorkspaceScope, screenshotId: string, found: FoundReading): Promise<boolean> {
    return this.transactions.run(async () => {
      await this.followUp.lockWorkspace(scope);
      // Read again, because the person may have chosen tags while the image was read.
      const subject = await this.repository.findSubject(scope, screenshotId);
      if (!subject) return false;
      if (!subject.areTagsOwn) await this.tags.replaceRead(scope, screenshotId, found.tags);
      await this.dates.replaceSuggested(scope, screenshotId, found.dates);
      const reading = { ...found, text: withoutNul(found.text), blocks: found.blocks.map(clean) };
      await this.outcomes.save(scope, screenshotId, reading);
      await this.followUp.wasRead(scope, screenshotId);
      return true;
    });
  }
}

/** PostgreSQL's text type holds every character except NUL. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

function clean({ text, rows, ...block }: Block): Block {
  const cells = rows?.map((row) => row.map(withoutNul));
  return { ...block, text: withoutNul(text), ...(cells ? { rows: cells } : {}) };
}
