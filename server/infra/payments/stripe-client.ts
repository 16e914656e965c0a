import { Inject, Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { AppError } from '../../common/app-error';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { loadStripe } from './load-stripe';

const PATIENCE_MS = 20_000;

/** The SDK, pointed at Stripe or at the sandbox; created only here. */
@Injectable()
export class StripeClient {
  private readonly logger = new Logger(StripeClient.name);
  private sdk: Stripe | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get isConfigured(): boolean {
    return this.config.payments.provider !== 'none';
  }

  /**
   * Calls the provider. Throws 402 `payment_failed` when a card was declined, 503 `payments_not_configured` without a
   * provider, and 503 `payments_unavailable` with its reason for everything that a customer cannot repair.
   */
  async ask<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    if (!this.isConfigured) {
      throw new AppError('payments_not_configured', 'Plans cannot be bought on this server.');
    }
    try {
      return await question(await this.loaded());
    } catch (error) {
      throw await this.refusal(error);
    }
  }

  /** Like `ask`, but returns null when the object does not exist. */
  async find<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer | null> {
    return this.ask(async (stripe) => {
      try {
        return await question(stripe);
      } catch (error) {
        if (await isMissing(error)) return null;
        throw error;
      }
    });
  }

  /** For polling: rethrows the error unchanged and does not log it. */
  async peek<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    if (!this.isConfigured) throw new Error('there is no payment provider');
    return question(await this.loaded());
  }

  private async loaded(): Promise<Stripe> {
    const Sdk = await loadStripe();
    const { secretKey, host, port, protocol } = this.config.payments;
    this.sdk ??= new Sdk(secretKey, {
      host,
      port,
      protocol,
      timeout: PATIENCE_MS,
      maxNetworkRetries: 2,
      telemetry: false,
    });
    return this.sdk;
  }

  private async refusal(error: unknown): Promise<unknown> {
    const { errors } = await loadStripe();
    if (!(error instanceof errors.StripeError)) return error;
    if (error instanceof errors.StripeCardError) {
      return new AppError('payment_failed', error.message, { reason: error.code ?? 'card_error' });
    }
    this.logger.error(`the payment provider answered ${error.type}: ${error.message}`);
    return new AppError(
      'payments_unavailable',
      'The payment provider cannot be reached just now. Try again in a moment.',
      { reason: error.message },
    );
  }
}

/** All pages of a list. */
export async function allOf<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

async function isMissing(error: unknown): Promise<boolean> {
  const { errors } = await loadStripe();
  return error instanceof errors.StripeError && error.code === 'resource_missing';
}
