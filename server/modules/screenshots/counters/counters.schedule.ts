import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduledWorkService } from '../../../infra/schedule/scheduled-work.service';
import { CounterDriftService } from './counter-drift.service';

/** At most this many wrong counters are logged individually. */
const LOGGED = 10;

@Injectable()
export class CountersSchedule {
  private readonly logger = new Logger(CountersSchedule.name);

  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly drift: CounterDriftService,
  ) {}

  /** Recounts every counter. A wrong one is a bug in this program, so it is repaired and logged as an error. */
  @Cron('30 3 * * *', { timeZone: 'UTC' })
  async recount(): Promise<void> {
    await this.scheduled.runAsLeader('check the counters', async (system) => {
      const found = await this.drift.mend(system);
      for (const { counter, workspaceId, kept, counted } of found.slice(0, LOGGED)) {
        this.logger.error(`${counter} in ${workspaceId} said ${kept} and counted ${counted}`);
      }
      this.logger.log(`counters checked, ${found.length} mended`);
    });
  }
}
