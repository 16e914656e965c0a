import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduledWorkService } from '../../infra/schedule/scheduled-work.service';
import { SubscriptionUpkeepService } from './payments/subscription-upkeep.service';
import { UsageMonthsService } from './usage/usage-months.service';

/** Months of usage and ends of subscriptions (docs/decisions.md#provider-state, docs/decisions.md#usage-months). */
@Injectable()
export class BillingSchedule implements OnModuleInit {
  private readonly logger = new Logger(BillingSchedule.name);

  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly months: UsageMonthsService,
    private readonly subscriptions: SubscriptionUpkeepService,
  ) {}

  onModuleInit(): void {
    this.scheduled.onElected(() => this.turnMonth());
    this.scheduled.onClockJump(() => this.turnMonth());
    this.scheduled.onClockJump(() => this.reconcile());
  }

  @Cron('5 0 1 * *', { timeZone: 'UTC' })
  async turnMonth(): Promise<void> {
    await this.scheduled.runAsLeader('begin the month', async (system) => {
      const { month, opened, closed } = await this.months.begin(system);
      if (opened + closed > 0) this.logger.log(`${month}: ${opened} opened, ${closed} closed`);
    });
    await this.endLapsed();
  }

  @Cron('*/5 * * * *', { timeZone: 'UTC' })
  async endLapsed(): Promise<void> {
    await this.scheduled.runAsLeader('end lapsed plans', (system) =>
      this.subscriptions.endLapsed(system),
    );
  }

  @Cron('40 3 * * *', { timeZone: 'UTC' })
  async reconcile(): Promise<void> {
    await this.scheduled.runAsLeader('reconcile subscriptions', async (system) => {
      const count = await this.subscriptions.reconcile(system);
      this.logger.log(`subscriptions read anew: ${count}`);
    });
  }
}
