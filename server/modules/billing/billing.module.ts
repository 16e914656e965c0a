import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../infra/payments/payments.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { AccountsAdminRepository } from './accounts-admin.repository';
import { AccountsAdmin } from './accounts-admin.service';
import { BillingCustomers } from './billing-customers.service';
import { BillingPages } from './billing-pages.service';
import { BillingController } from './billing.controller';
import { BillingRepository } from './billing.repository';
import { BillingService } from './billing.service';
import { CheckoutService } from './checkout.service';
import { CurrentPlan } from './current-plan.service';
import { PaymentTests } from './payment-tests.service';
import { PaymentsController } from './payments.controller';
import { PlanChangesController } from './plan-changes.controller';
import { PlanChanges } from './plan-changes.service';
import { PlanHoldingsRepository } from './plan-holdings.repository';
import { PlanHoldings } from './plan-holdings.service';
import { PlanPreviews } from './plan-previews.service';
import { PlanPrices } from './plan-prices.service';
import { PlansAdminRepository } from './plans-admin.repository';
import { GivenPlans } from './given-plans.service';
import { PlanSeeds } from './plan-seeds.service';
import { SubscriptionEnding } from './subscription-ending.service';
import { PlansAdmin } from './plans-admin.service';
import { QuotaService } from './quota.service';
import { SubscriptionRecords } from './subscription-records.service';
import { SubscriptionStatuses } from './subscription-status.service';
import { SubscriptionSync } from './subscription-sync.service';
import { SubscriptionUpkeep } from './subscription-upkeep.service';
import { SubscriptionsRepository } from './subscriptions.repository';
import { TeamQuota } from './team-quota.service';
import { TeamUsageRepository } from './team-usage.repository';
import { UsageMonthsRepository } from './usage-months.repository';
import { UsageMonths } from './usage-months.service';
import { WebhooksService } from './webhooks.service';

const repositories = [
  AccountsAdminRepository,
  BillingRepository,
  PlanHoldingsRepository,
  PlansAdminRepository,
  SubscriptionsRepository,
  TeamUsageRepository,
  UsageMonthsRepository,
];

/** What the provider has, as rows, and what people do to it. */
const subscriptions = [
  BillingCustomers,
  BillingPages,
  CheckoutService,
  CurrentPlan,
  PaymentTests,
  PlanChanges,
  PlanPreviews,
  PlanPrices,
  SubscriptionEnding,
  SubscriptionRecords,
  SubscriptionStatuses,
  SubscriptionSync,
  SubscriptionUpkeep,
  WebhooksService,
];

@Module({
  controllers: [BillingController, PaymentsController, PlanChangesController],
  imports: [PaymentsModule, WorkspacesModule],
  providers: [
    ...repositories,
    ...subscriptions,
    AccountsAdmin,
    BillingService,
    PlanHoldings,
    GivenPlans,
    PlanSeeds,
    PlansAdmin,
    QuotaService,
    TeamQuota,
    UsageMonths,
  ],
  exports: [
    AccountsAdmin,
    BillingService,
    PlanSeeds,
    PlansAdmin,
    QuotaService,
    SubscriptionEnding,
    SubscriptionUpkeep,
    UsageMonths,
  ],
})
export class BillingModule {}
