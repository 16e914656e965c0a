import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../infra/payments/payments.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { AccountsAdminRepository } from './plans/accounts-admin.repository';
import { AccountsAdminService } from './plans/accounts-admin.service';
import { BillingCustomersService } from './payments/billing-customers.service';
import { BillingPagesService } from './payments/billing-pages.service';
import { BillingController } from './billing.controller';
import { BillingSchedule } from './billing.schedule';
import { PlansRepository } from './plans/plans.repository';
import { UsedUploadsRepository } from './usage/used-uploads.repository';
import { BillingService } from './plans/billing.service';
import { CheckoutService } from './payments/checkout.service';
import { ClaimedPlansService } from './plans/claimed-plans.service';
import { CurrentPlanService } from './payments/current-plan.service';
import { PaymentTestsService } from './payments/payment-tests.service';
import { PaymentTestsController } from './payments/payment-tests.controller';
import { PlanChangesController } from './payments/plan-changes.controller';
import { PlanChangesService } from './payments/plan-changes.service';
import { PlanHoldingsRepository } from './plans/plan-holdings.repository';
import { PlanHoldingsService } from './plans/plan-holdings.service';
import { PlanPreviewsService } from './payments/plan-previews.service';
import { PlanPricesService } from './payments/plan-prices.service';
import { PlanLockRepository } from './plans/plan-lock.repository';
import { PlanLockService } from './plans/plan-lock.service';
import { PlanLossesRepository } from './plans/plan-losses.repository';
import { PlanLossesService } from './plans/plan-losses.service';
import { PlansAdminRepository } from './plans/plans-admin.repository';
import { GivenPlansService } from './plans/given-plans.service';
import { PlanSeedsService } from './plans/plan-seeds.service';
import { SubscriptionEndingService } from './payments/subscription-ending.service';
import { PlansAdminService } from './plans/plans-admin.service';
import { QuotaService } from './usage/quota.service';
import { SubscriptionRecordsService } from './payments/subscription-records.service';
import { SubscriptionStatusService } from './payments/subscription-status.service';
import { SubscriptionSyncService } from './payments/subscription-sync.service';
import { SubscriptionUpkeepService } from './payments/subscription-upkeep.service';
import { SubscriptionsRepository } from './payments/subscriptions.repository';
import { StorageLimitRepository } from './usage/storage-limit.repository';
import { StorageLimitService } from './usage/storage-limit.service';
import { TeamQuotaService } from './usage/team-quota.service';
import { TeamUsageRepository } from './usage/team-usage.repository';
import { UploadAllowanceRepository } from './usage/upload-allowance.repository';
import { UploadAllowanceService } from './usage/upload-allowance.service';
import { UsageMonthsRepository } from './usage/usage-months.repository';
import { UsageMonthsService } from './usage/usage-months.service';
import { WebhooksController } from './payments/webhooks.controller';
import { WebhooksService } from './payments/webhooks.service';

const repositories = [
  AccountsAdminRepository,
  PlanHoldingsRepository,
  PlanLockRepository,
  PlanLossesRepository,
  PlansAdminRepository,
  PlansRepository,
  StorageLimitRepository,
  SubscriptionsRepository,
  TeamUsageRepository,
  UploadAllowanceRepository,
  UsedUploadsRepository,
  UsageMonthsRepository,
];

/** Subscriptions at the provider, their rows, and changes that people make. */
const subscriptions = [
  BillingCustomersService,
  BillingPagesService,
  CheckoutService,
  CurrentPlanService,
  PaymentTestsService,
  PlanChangesService,
  PlanPreviewsService,
  PlanPricesService,
  SubscriptionEndingService,
  SubscriptionRecordsService,
  SubscriptionStatusService,
  SubscriptionSyncService,
  SubscriptionUpkeepService,
  WebhooksService,
];

@Module({
  controllers: [
    BillingController,
    PaymentTestsController,
    PlanChangesController,
    WebhooksController,
  ],
  imports: [PaymentsModule, WorkspacesModule],
  providers: [
    ...repositories,
    ...subscriptions,
    AccountsAdminService,
    BillingSchedule,
    BillingService,
    ClaimedPlansService,
    PlanHoldingsService,
    GivenPlansService,
    PlanLockService,
    PlanLossesService,
    PlanSeedsService,
    PlansAdminService,
    QuotaService,
    StorageLimitService,
    TeamQuotaService,
    UploadAllowanceService,
    UsageMonthsService,
  ],
  exports: [
    AccountsAdminService,
    BillingService,
    ClaimedPlansService,
    PlanSeedsService,
    PlansAdminService,
    QuotaService,
    StorageLimitService,
    SubscriptionEndingService,
    SubscriptionUpkeepService,
    UsageMonthsService,
  ],
})
export class BillingModule {}
