import { Inject, Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { loadStripe } from './load-stripe';
import { idOf } from './provider-subscription';

/** An event with an older signature may be a replay. */
const TOLERANCE_S = 300;

/**
 * The trusted parts of an event: that it happened, and the customer it is about. Everything else is read from the
 * provider.
 */
export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string | null;
}

/** Events that the provider sends, verified by its signature over the raw bytes. */
@Injectable()
export class ProviderEvents {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: WallClock,
  ) {}

  /** Throws 422 `bad_signature` for forged, modified and replayed events. */
  async open(bytes: Buffer, signature: string): Promise<ProviderEvent> {
    const event = this.verified(bytes, signature, await loadStripe());
    const about = event.data.object as { customer?: string | { id: string } | null };
    return { id: event.id, type: event.type, customerId: idOf(about.customer) };
  }

  private verified(bytes: Buffer, signature: string, { webhooks }: typeof Stripe): Stripe.Event {
    try {
      const { webhookSecret } = this.config.payments;
      // The SDK takes this time in milliseconds.
      const receivedAt = this.clock.now().getTime();
      return webhooks.constructEvent(
        bytes,
        signature,
        webhookSecret,
        TOLERANCE_S,
        undefined,
        receivedAt,
      );
    } catch {
      throw new AppError('bad_signature', 'The signature of this event is not right.');
    }
  }
}
