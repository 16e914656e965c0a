import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { Ids } from '../../common/ids';
import { DAY_MS, INVITE_DAYS } from '../../contract/limits';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { hashOfToken } from './invite-token';

/** An expired invite can still be resent for this long. */
const KEPT_DAYS = 30;

export interface IssuedToken {
  tokenHash: Buffer;
  /** Contains the token, which is never shown again. */
  url: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Creates the secret of an invite and its time of expiry. */
@Injectable()
export class InviteTokensService {
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

  /** Invites that expired before this moment are deleted. */
  keptSince(): Date {
    return new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
  }
}
