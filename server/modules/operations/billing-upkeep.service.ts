import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { SubscriptionUpkeep } from '../billing/subscription-upkeep.service';
import { UsageMonths } from '../billing/usage-months.service';
import { ScheduledWork } from './scheduled-work.service';

/** What time does to plans and allowances (decisions 10, 11). */
@Injectable()
export class BillingUpkeep implements OnModuleInit {
  private readonly logger = new Logger(BillingUpkeep.name);

  constructor(
    private readonly scheduled: ScheduledWork,
    private readonly months: UsageMonths,
    private readonly subscriptions: SubscriptionUpkeep,
  ) {}

  /** A turn that fell into a time when nothing ran is caught up. */
  onModuleInit(): void {
    this.scheduled.onElected(() => this.turnMonth());
  }

  @Cron('5 0 1 * *', { timeZone: 'UTC' })
  async turnMonth(): Promise<void> {
    await this.scheduled.alone('turn the month', async () => {
      const { month, opened, closed } = await this.months.turn();
      if (opened + closed > 0) this.logger.log(`${month}: ${opened} opened, ${closed} closed`);
    });
    await this.endLapsed();
  }

  @Cron('*/5 * * * *', { timeZone: 'UTC' })
  async endLapsed(): Promise<void> {
    await this.scheduled.alone('end lapsed plans', () => this.subscriptions.endLapsed());
  }

  @Cron('40 3 * * *', { timeZone: 'UTC' })
  async reconcile(): Promise<void> {
    await this.scheduled.alone('reconcile subscriptions', async () => {
      const count = await this.subscriptions.reconcile();
      this.logger.log(`subscriptions read anew: ${count}`);
    });
  }
}
