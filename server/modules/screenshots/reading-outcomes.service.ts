import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { Counters } from './counters.service';
import { type Reading, type ReadingPlace, ReadingsRepository } from './readings.repository';

/** How far the reading of a screenshot is; every step keeps the counters right. Inside a transaction only. */
@Injectable()
export class ReadingOutcomes {
  constructor(
    private readonly repository: ReadingsRepository,
    private readonly counters: Counters,
    private readonly clock: Clock,
  ) {}

  /** A reading that waits or runs already stays as it is. */
  async wait(place: ReadingPlace): Promise<void> {
    await this.recounted(place, () => this.repository.markWaiting(place, this.clock.now()));
  }

  async begin(place: ReadingPlace): Promise<void> {
    await this.setStatus(place, 'processing', null);
  }

  async fail(place: ReadingPlace, reason: string): Promise<void> {
    await this.setStatus(place, 'failed', reason);
  }

  async save(place: ReadingPlace, reading: Reading): Promise<void> {
    await this.recounted(place, () => this.repository.saveText(place, reading, this.clock.now()));
  }

  private async setStatus(
    place: ReadingPlace,
    status: 'processing' | 'failed',
    error: string | null,
  ): Promise<void> {
    const now = this.clock.now();
    await this.recounted(place, () => this.repository.setStatus(place, status, { error, now }));
  }

  private recounted(place: ReadingPlace, change: () => Promise<void>): Promise<void> {
    return this.counters.recounted(place, [place.screenshotId], ['readings'], change);
  }
}
