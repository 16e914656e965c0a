import { Injectable, Logger } from '@nestjs/common';
import { Leadership } from '../../infra/database/leadership';

/** Work that is done by the clock: by the leader among the processes, and nothing is lost when a turn is missed. */
@Injectable()
export class ScheduledWork {
  private readonly logger = new Logger(ScheduledWork.name);

  constructor(private readonly leadership: Leadership) {}

  /** Done by every process that begins to lead: a turn may have fallen into a time when none did. */
  onElected(catchUp: () => Promise<void>): void {
    this.leadership.onElected(catchUp);
  }

  /** A failure is logged: the next turn tries again, and the process has other work. */
  async alone(what: string, work: () => Promise<void>): Promise<void> {
    if (!this.leadership.isLeader) return;
    try {
      await work();
    } catch (error) {
      this.logger.warn(`could not ${what}: ${(error as Error).message}`);
    }
  }
}
