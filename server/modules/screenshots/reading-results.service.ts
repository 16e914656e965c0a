import { Injectable } from '@nestjs/common';
import type { Evidence } from '../../contract/evidence';
import { ReadingOutcomes } from './reading-outcomes.service';
import { type ReadingPlace, ReadingsRepository } from './readings.repository';
import { ScreenshotDates } from './screenshot-dates.service';
import { ScreenshotEffects } from './screenshot-effects.service';
import { TagLinks } from './tag-links.service';

/** What an analysis found. */
export interface FoundReading {
  text: string;
  lines: unknown;
  language: string;
  engine: string;
  title: string;
  kind: string;
  tags: readonly string[];
  dates: readonly { date: string; confidence: number; quote: string }[];
  /** Why: of the title, of each tag and of each date. */
  evidence: readonly Evidence[];
}

/** Stores what was read in an image. */
@Injectable()
export class ReadingResults {
  constructor(
    private readonly repository: ReadingsRepository,
    private readonly outcomes: ReadingOutcomes,
    private readonly tags: TagLinks,
    private readonly dates: ScreenshotDates,
    private readonly effects: ScreenshotEffects,
  ) {}

  /** A better title, tags and dates for what has been read. A person's own stay, also those of a moment ago. */
  async refine(
    place: ReadingPlace,
    found: Pick<FoundReading, 'title' | 'tags' | 'dates' | 'evidence'>,
  ): Promise<void> {
    const { screenshotId } = place;
    await this.repository.transaction(async () => {
      const subject = await this.repository.findSubject(place);
      if (!subject || subject.isTrashed) return;
      if (!subject.areTagsOwn) await this.tags.replaceRead(place, screenshotId, found.tags);
      await this.dates.replaceSuggested(place, screenshotId, found.dates);
      await this.repository.saveTitle(place, found.title);
      await this.repository.saveEvidence(place, found.evidence);
      await this.effects.reworded(place, screenshotId);
    });
  }

  /** Everything that was read becomes visible at once, or none of it. */
  async store(place: ReadingPlace, found: FoundReading): Promise<void> {
    const { screenshotId } = place;
    await this.repository.transaction(async () => {
      // Asked again: the person may have chosen tags while the image was read.
      const subject = await this.repository.findSubject(place);
      if (!subject) return;
      if (!subject.areTagsOwn) await this.tags.replaceRead(place, screenshotId, found.tags);
      await this.dates.replaceSuggested(place, screenshotId, found.dates);
      const reading = { ...found, text: withoutNul(found.text) };
      await this.outcomes.save(place, reading);
      await this.effects.reworded(place, screenshotId);
    });
  }
}

/** PostgreSQL's text holds every character but this one. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}
