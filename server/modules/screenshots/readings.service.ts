import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { ScreenshotEffects } from './screenshot-effects.service';
import { type ReadingPlace, ReadingsRepository, type ReadingSubject } from './readings.repository';

/** The way of the processing module to the rows of a screenshot. */
@Injectable()
export class ReadingsService {
  constructor(
    private readonly repository: ReadingsRepository,
    private readonly effects: ScreenshotEffects,
    private readonly clock: Clock,
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
