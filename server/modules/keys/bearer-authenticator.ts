import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import type { Authenticated, Authenticator } from '../auth/authenticator';
import { BillingService } from '../billing/billing.service';
import { planRequired } from '../billing/plan-required';
import { type BearerRow, KeysRepository } from './keys.repository';
import { hashOf } from './token-hash';

/** Use is written down at most this often: a write at every request would cost more than it tells. */
const TOUCH_MS = 60_000;

/** `Authorization: Bearer`, the way of programs (decisions 5). Looked up each time: what is revoked is dead at once. */
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
    const row = await this.repository.findByHashForSystem(hashOf(secret));
    if (!row) {
      throw new AppError('token_refused', 'This token is unknown or was revoked. Sign in again.');
    }
    await this.assertPlanAllows(row);
    await this.touch(row);
    return { person: row.person, token: { id: row.id, canWrite: row.canWrite } };
  }

  /** A key lives as long as the plan that opened it; a command line works on every plan. */
  private async assertPlanAllows({ kind, person }: BearerRow): Promise<void> {
    if (kind === 'cli') return;
    const { features } = await this.billing.entitlementsOf(person.id);
    if (!features.includes('api_access')) throw planRequired('api_access');
  }

  private async touch({ id, lastUsedAt }: BearerRow): Promise<void> {
    const now = this.clock.now();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < TOUCH_MS) return;
    await this.repository.touchForSystem(id, now);
  }
}
