import { Inject, Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { allOf, StripeClient } from './stripe-client';

export const CURRENCY = 'usd';

/** A plan as the provider needs it. */
export interface SoldPlan {
  id: number;
  name: string;
  priceCents: number;
  stripePriceId: string | null;
}

export interface ProviderProduct {
  id: string;
  name: string;
  active: boolean;
  prices: { id: string; unitAmount: number | null; interval: string | null }[];
}

/** Products and prices at the provider. */
@Injectable()
export class Catalogue {
  private readonly known = new Map<number, Promise<string | null>>();

  constructor(
    private readonly stripe: StripeClient,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The price of a plan: the configured one, else the stored one. In the sandbox a missing price is created. Null for a
   * plan that is not for sale.
   */
  async priceOf(plan: SoldPlan): Promise<string | null> {
    if (plan.priceCents === 0) return null;
    const configured = this.config.payments.priceIds[plan.name.toUpperCase()];
    if (configured) return configured;
    if (this.config.payments.provider !== 'sandbox') return plan.stripePriceId;
    const known = this.known.get(plan.id) ?? this.sandboxPrice(plan);
    this.known.set(plan.id, known);
    known.catch(() => this.known.delete(plan.id));
    return known;
  }

  async listProducts(): Promise<ProviderProduct[]> {
    const data = await this.stripe.ask((stripe) =>
      allOf(stripe.prices.list({ active: true, limit: 100, expand: ['data.product'] })),
    );
    const products = new Map<string, ProviderProduct>();
    for (const price of data) {
      const product = price.product as Stripe.Product;
      const { id, name, active } = product;
      const entry = products.get(id) ?? { id, name, active, prices: [] };
      const interval = price.recurring?.interval ?? null;
      entry.prices.push({ id: price.id, unitAmount: price.unit_amount, interval });
      products.set(id, entry);
    }
    return [...products.values()].sort((a, b) => amountOf(a) - amountOf(b));
  }

  /** The key contains the amount, so that a changed price is a new price at the provider, too. */
  private async sandboxPrice(plan: SoldPlan): Promise<string> {
    const key = `shotvault_${plan.id}_${plan.priceCents}`;
    return this.stripe.ask(async (stripe) => {
      const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
      if (data[0]) return data[0].id;
      const product = await stripe.products.create(
        { name: `Shotvault ${plan.name}`, metadata: { plan_id: String(plan.id) } },
        { idempotencyKey: `product-${key}` },
      );
      const price = await stripe.prices.create(
        {
          product: product.id,
          currency: CURRENCY,
          unit_amount: plan.priceCents,
          recurring: { interval: 'month' },
          lookup_key: key,
          metadata: { plan_id: String(plan.id) },
        },
        { idempotencyKey: `price-${key}` },
      );
      return price.id;
    });
  }
}

const amountOf = ({ prices }: ProviderProduct) => prices[0]?.unitAmount ?? 0;
