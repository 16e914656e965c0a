import { Injectable, Logger } from '@nestjs/common';
import { Leadership } from '../../infra/database/leadership';

/** Work that is done by the clock: by one process at a time, and nothing is lost when a turn is missed. */
@Injectable()
export class ScheduledWork {
  private readonly logger = new Logger(ScheduledWork.name);

  constructor(private readonly leadership: Leadership) {}

  /** A failure is logged: the next turn tries again, and the process has other work. */
  async alone(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await this.leadership.alone(what, work);
    } catch (error) {
      this.logger.warn(`could not ${what}: ${(error as Error).message}`);
    }
  }
}
