import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { idOf } from './provider-subscription';

/** An event signed longer ago may be a recording of an old one. */
const TOLERANCE_S = 300;

/** What is believed of an event: that it happened, and whom it is about. Everything else is read anew. */
export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string | null;
}

/** Events that the provider sends, proven by its signature over the bytes as they came. */
@Injectable()
export class ProviderEvents {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: WallClock,
  ) {}

  /** Throws 422 `bad_signature` for what was forged, changed on the way or sent again too late. */
  open(bytes: Buffer, signature: string): ProviderEvent {
    const event = this.verified(bytes, signature);
    const about = event.data.object as { customer?: string | { id: string } | null };
    return { id: event.id, type: event.type, customerId: idOf(about.customer) };
  }

  private verified(bytes: Buffer, signature: string): Stripe.Event {
    try {
      const { webhookSecret } = this.config.payments;
      // The SDK takes this one in milliseconds.
      const receivedAt = this.clock.now().getTime();
      return Stripe.webhooks.constructEvent(
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
