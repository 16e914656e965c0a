import { Inject, Injectable } from '@nestjs/common';
import { InjectThrottlerStorage, type ThrottlerStorage } from '@nestjs/throttler';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';

const MINUTE_MS = 60_000;
/** The bucket in which `server/common/http/rate-limit.guard.ts` counts the calls of visitors. */
const BUCKET = 'requests';

/** Pages of links stand beside the API, but whoever guesses addresses is counted at both together. */
@Injectable()
export class SharePageLimitService {
  constructor(
    @InjectThrottlerStorage() private readonly counts: ThrottlerStorage,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Seconds to wait for an address that asks too often; 0 for others. */
  async secondsToWait(ip: string): Promise<number> {
    const { [BUCKET]: most } = this.config.rateLimits;
    const taken = await this.counts.increment(
      `${BUCKET}:${ip}`,
      MINUTE_MS,
      most,
      MINUTE_MS,
      BUCKET,
    );
    return taken.isBlocked ? Math.max(1, Math.ceil(taken.timeToBlockExpire)) : 0;
  }
}
