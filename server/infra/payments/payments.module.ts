import { Module } from '@nestjs/common';
import { Catalogue } from './catalogue';
import { ChangePreviews } from './change-previews';
import { ProviderCustomers } from './provider-customers';
import { ProviderEvents } from './provider-events';
import { ProviderPages } from './provider-pages';
import { ProviderSubscriptions } from './provider-subscriptions';
import { StripeClient } from './stripe-client';

const parts = [
  Catalogue,
  ChangePreviews,
  ProviderCustomers,
  ProviderEvents,
  ProviderPages,
  ProviderSubscriptions,
  StripeClient,
];

/** The payment provider, reached through its own SDK only. */
@Module({ providers: parts, exports: parts })
export class PaymentsModule {}
