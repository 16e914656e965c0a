import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, WallClock } from '../../common/clock';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { SandboxClock } from './sandbox-clock';

/** Provides the clock: the machine's, or the sandbox's, which can be moved. */
@Module({})
export class ClockModule {
  /** `firstTries`: how often a start tries a sandbox that may still be starting. */
  static forRoot({ firstTries }: { firstTries: number }): DynamicModule {
    return {
      module: ClockModule,
      global: true,
      providers: [
        {
          provide: Clock,
          useFactory: ({ payments }: Config, wall: WallClock) =>
            payments.provider === 'sandbox' ? new SandboxClock(wall, payments, firstTries) : wall,
          inject: [CONFIG, WallClock],
        },
      ],
      exports: [Clock],
    };
  }
}
