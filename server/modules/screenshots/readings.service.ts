import { Injectable } from '@nestjs/common';
import { ReadingOutcomes } from './reading-outcomes.service';
import { ScreenshotEffects } from './screenshot-effects.service';
import { type ReadingPlace, ReadingsRepository, type ReadingSubject } from './readings.repository';

/** The way of the processing module to the rows of a screenshot. */
@Injectable()
export class ReadingsService {
  constructor(
    private readonly repository: ReadingsRepository,
    private readonly outcomes: ReadingOutcomes,
    private readonly effects: ScreenshotEffects,
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
      await this.outcomes.wait(place);
      await this.effects.toBeRead(place, place.screenshotId);
    });
  }

  async begin(place: ReadingPlace): Promise<void> {
    await this.repository.transaction(async () => {
      await this.outcomes.begin(place);
      await this.effects.processing(place, place.screenshotId);
    });
  }

  async fail(place: ReadingPlace, reason: string): Promise<void> {
    await this.repository.transaction(async () => {
      await this.outcomes.fail(place, reason);
      await this.effects.updated(place, place.screenshotId);
    });
  }
}
