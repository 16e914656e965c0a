import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, WallClock } from '../../common/clock';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { PaymentsModule } from '../payments/payments.module';
import { StripeClient } from '../payments/stripe-client';
import { SandboxClock } from './sandbox-clock';

/** Provides the clock: the machine's, or the sandbox's, which can be moved. */
@Module({})
export class ClockModule {
  /** `firstTries`: how often a start tries a sandbox that may still be starting. */
  static forRoot({ firstTries }: { firstTries: number }): DynamicModule {
    return {
      module: ClockModule,
      global: true,
      imports: [PaymentsModule],
      providers: [
        {
          provide: Clock,
          useFactory: ({ payments }: Config, wall: WallClock, stripe: StripeClient) =>
            payments.provider === 'sandbox' ? new SandboxClock(wall, stripe, firstTries) : wall,
          inject: [CONFIG, WallClock, StripeClient],
        },
      ],
      exports: [Clock],
    };
  }
}
