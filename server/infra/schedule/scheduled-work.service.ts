import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Clock } from '../../common/clock';
import { type SystemScope, mintSystemScope } from '../../common/system-scope';
import { Leader } from './leader';

type Work = () => Promise<void>;

/** Runs scheduled work in the leading process only. Each module registers its own work in a `*.schedule.ts`. */
@Injectable()
export class ScheduledWorkService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ScheduledWorkService.name);
  private readonly catchUps: Work[] = [];
  private stopListening: () => void = () => undefined;
  private readonly system = mintSystemScope();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly leader: Leader,
    private readonly clock: Clock,
  ) {}

  /** Runs each time this process becomes the leader, because no process may have led when the work was due. */
  onElected(catchUp: Work): void {
    this.leader.onElected(catchUp);
  }

  /** Runs once after each jump of the sandbox's clock, for work that fell due in between. */
  onClockJump(catchUp: Work): void {
    this.catchUps.push(catchUp);
  }

  onApplicationBootstrap(): void {
    this.stopListening = this.clock.onJump(() => {
      this.running = this.running.then(() => this.catchUp());
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopListening();
    await this.settled();
  }

  /** Resolves when the catch-up after the last clock jump has ended. */
  settled(): Promise<void> {
    return this.running;
  }

  /**
   * Hands the work the proof that it needs. Logs a failure instead of throwing it: other work still runs, and the next
   * scheduled run tries again.
   */
  async runAsLeader(what: string, work: (system: SystemScope) => Promise<void>): Promise<void> {
    if (!this.leader.isLeader) return;
    try {
      await work(this.system);
    } catch (error) {
      this.logger.warn(`could not ${what}: ${(error as Error).message}`);
    }
  }

  /** Runs work that answers how many rows it removed, and logs that number unless it is 0. */
  async purgeAsLeader(
    what: string,
    purge: (system: SystemScope) => Promise<number>,
  ): Promise<void> {
    await this.runAsLeader(what, async (system) => {
      const count = await purge(system);
      if (count > 0) this.logger.log(`${what}: removed ${count}`);
    });
  }

  private async catchUp(): Promise<void> {
    for (const catchUp of this.catchUps) await catchUp();
  }
}
