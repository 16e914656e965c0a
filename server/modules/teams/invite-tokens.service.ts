import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { Ids } from '../../common/ids';
import { INVITE_DAYS } from '../../contract/limits';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { hashOfToken } from './invite-token';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long an expired invite can still be resent. */
const KEPT_DAYS = 30;

export interface IssuedToken {
  tokenHash: Buffer;
  /** The only time that the token is told. */
  url: string;
  createdAt: Date;
  expiresAt: Date;
}

/** The secrets of invites and how long they hold. */
@Injectable()
export class InviteTokens {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  issue(): IssuedToken {
    const token = this.ids.secret();
    const createdAt = this.clock.now();
    return {
      tokenHash: hashOfToken(token),
      url: `${this.config.publicUrl}/invite/${token}`,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + INVITE_DAYS * DAY_MS),
    };
  }

  /** What expired before this moment is not kept any longer. */
  keptSince(): Date {
    return new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
  }
}
