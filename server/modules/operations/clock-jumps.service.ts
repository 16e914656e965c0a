import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Clock } from '../../common/clock';
import { BillingUpkeep } from './billing-upkeep.service';
import { UpkeepService } from './upkeep.service';

/** When the sandbox moves the present, what fell due in between is done once. */
@Injectable()
export class ClockJumps implements OnApplicationBootstrap, OnApplicationShutdown {
  private end: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly clock: Clock,
    private readonly upkeep: UpkeepService,
    private readonly billing: BillingUpkeep,
  ) {}

  onApplicationBootstrap(): void {
    this.end = this.clock.onJump(() => {
      this.running = this.running.then(() => this.catchUp());
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.end();
    await this.running;
  }

  private async catchUp(): Promise<void> {
    await this.billing.turnMonth();
    await this.billing.reconcile();
    await this.upkeep.empty();
  }
}
