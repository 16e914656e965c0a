import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { Ids } from '../../common/ids';
import { ScreenshotEffects } from './screenshot-effects.service';
import { type ReadingPlace, ReadingsRepository, type ReadingSubject } from './readings.repository';

/** What an analysis found, before it has ids. */
export interface FoundReading {
  text: string;
  lines: unknown;
  language: string;
  engine: string;
  title: string;
  kind: string;
  tags: readonly string[];
  dates: readonly { date: string; confidence: number; quote: string }[];
}

/** The way of the processing module to the rows of a screenshot. */
@Injectable()
export class ReadingsService {
  constructor(
    private readonly repository: ReadingsRepository,
    private readonly effects: ScreenshotEffects,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Null when the row is gone for good. */
  findSubject(place: ReadingPlace): Promise<ReadingSubject | null> {
    return this.repository.findSubject(place);
  }

  listKnownTags(place: ReadingPlace): Promise<string[]> {
    return this.repository.listKnownTags(place);
  }

  /** Queues a reading; one that waits or runs already is left to finish. */
  async request(place: ReadingPlace): Promise<void> {
    await this.repository.transaction(async () => {
      await this.repository.markWaiting(place, this.clock.now());
      await this.effects.toBeRead(place, place.screenshotId);
    });
  }

  async begin(place: ReadingPlace): Promise<void> {
    await this.repository.transaction(async () => {
      await this.setStatus(place, 'processing', null);
      await this.effects.processing(place, place.screenshotId);
    });
  }

  /** Everything that was read becomes visible at once, or none of it. */
  async complete(place: ReadingPlace, found: FoundReading): Promise<void> {
    const withId = <Item extends object>(item: Item) => ({ id: this.ids.uuid(), ...item });
    const reading = {
      ...found,
      text: withoutNul(found.text),
      tags: found.tags.map((name) => withId({ name })),
      dates: found.dates.map(withId),
    };
    await this.repository.transaction(async () => {
      await this.repository.save(place, reading, this.clock.now());
      await this.effects.reworded(place, place.screenshotId);
    });
  }

  async fail(place: ReadingPlace, reason: string): Promise<void> {
    await this.repository.transaction(async () => {
      await this.setStatus(place, 'failed', reason);
      await this.effects.updated(place, place.screenshotId);
    });
  }

  private async setStatus(
    place: ReadingPlace,
    status: 'processing' | 'failed',
    error: string | null,
  ): Promise<void> {
    await this.repository.setStatus(place, status, { error, now: this.clock.now() });
  }
}

/** PostgreSQL's text holds every character but this one. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}
