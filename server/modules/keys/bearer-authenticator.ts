import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import type { PersonScope } from '../../common/person-scope';
import { CLI_IDLE_DAYS } from '../../contract/limits';
import { accountDisabled } from '../auth/auth.service';
import type { Authenticated, Authenticator } from '../auth/authenticator';
import { signedInPerson } from '../auth/signed-in-person';
import { BillingService } from '../billing/plans/billing.service';
import { planRequired } from '../billing/plans/plan-required';
import { isIdle } from './idle-token';
import { type BearerRow, KeysRepository } from './keys.repository';
import { hashOf } from './token-hash';

/** The last use is saved at most this often, because a write at every request would cost too much. */
const TOUCH_MS = 60_000;

/**
 * Authenticates `Authorization: Bearer` (docs/decisions.md#tokens). Looks the token up at each request, so a revoked
 * token stops working at once.
 */
@Injectable()
export class BearerAuthenticator implements Authenticator {
  constructor(
    private readonly repository: KeysRepository,
    private readonly billing: BillingService,
    private readonly clock: WallClock,
  ) {}

  async authenticate({ headers }: FastifyRequest): Promise<Authenticated | null> {
    const secret = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
    if (secret === undefined) return null;
    const row = await this.repository.findByHash(hashOf(secret));
    if (!row) {
      throw new AppError('token_refused', 'This token is unknown or was revoked. Sign in again.');
    }
    if (row.isDisabled) throw accountDisabled();
    this.assertInUse(row);
    const person = signedInPerson(row.person, false);
    await this.assertPlanAllows(person, row);
    await this.touch(person, row);
    return { person, token: { id: row.id, canWrite: row.canWrite }, signedInAt: null };
  }

  private assertInUse(row: BearerRow): void {
    if (!isIdle(row, this.clock.now())) return;
    throw new AppError(
      'token_refused',
      `This command line was not used for ${CLI_IDLE_DAYS} days, so it is signed out. Run shotvault login again.`,
    );
  }

  /** A key is valid as long as the plan includes keys; command lines work on every plan. */
  private async assertPlanAllows(person: PersonScope, { kind }: BearerRow): Promise<void> {
    if (kind === 'cli') return;
    const { features } = await this.billing.entitlementsOf(person);
    if (!features.includes('api_access')) throw planRequired('api_access');
  }

  private async touch(person: PersonScope, { id, lastUsedAt }: BearerRow): Promise<void> {
    const now = this.clock.now();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < TOUCH_MS) return;
    await this.repository.touch(person, id, now);
  }
}
