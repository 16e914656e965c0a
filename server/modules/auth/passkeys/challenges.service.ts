import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { WallClock } from '../../../common/clock';
import { Ids } from '../../../common/ids';
import type { PersonScope } from '../../../common/person-scope';
import { PASSKEY_MINUTES } from '../../../contract/limits';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { seal, unseal } from '../sealed';
import { hashOf } from '../session-token';
import { challengeOver } from './passkey-errors';
import { ChallengesRepository } from './challenges.repository';

const LIFE_MS = PASSKEY_MINUTES * 60_000;
const PURPOSE = 'passkey challenge';

const Shape = z.strictObject({
  challenge: z.string(),
  /** The person who adds a passkey; null for a sign-in. */
  adds: z.string().nullable(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

export interface Challenge {
  value: string;
  expiresAt: Date;
}

/**
 * The random values that passkeys sign. The signed cookie holds one until it is answered, so asking costs the server
 * nothing and the answer of another browser is worth nothing; a row then keeps it from being answered again.
 */
@Injectable()
export class ChallengesService {
  private readonly secret: string;

  constructor(
    private readonly repository: ChallengesRepository,
    private readonly clock: WallClock,
    private readonly ids: Ids,
    @Inject(CONFIG) config: Config,
  ) {
    this.secret = config.sessionSecret;
  }

  /** For a person who adds a passkey, or for a sign-in. */
  issue(person: PersonScope | null): { challenge: string; cookie: string } {
    const challenge = this.ids.secret();
    const expiresAt = this.clock.now().getTime() + LIFE_MS;
    const pending = { challenge, adds: person?.userId ?? null, expiresAt };
    return { challenge, cookie: seal(pending, PURPOSE, this.secret) };
  }

  /** Throws for a cookie that is absent, forged, too old or of another purpose or person. */
  open(cookie: string | undefined, person: PersonScope | null): Challenge {
    const { data } = Shape.safeParse(unseal(cookie, PURPOSE, this.secret));
    const isOurs = data?.adds === (person?.userId ?? null);
    if (!data || !isOurs || data.expiresAt <= this.clock.now().getTime()) throw challengeOver();
    return { value: data.challenge, expiresAt: new Date(data.expiresAt) };
  }

  /** Throws for a challenge that was answered before. A proven answer only comes here, so rows are few. */
  async use({ value, expiresAt }: Challenge): Promise<void> {
    await this.repository.purgeExpired(this.clock.now());
    if (!(await this.repository.use(hashOf(value), expiresAt))) throw challengeOver();
  }
}
