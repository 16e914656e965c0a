import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { WallClock } from '../../../common/clock';
import { Ids } from '../../../common/ids';
import type { PersonScope } from '../../../common/person-scope';
import { Transactions } from '../../../infra/database/transactions';
import { lastWayIn } from '../passkeys/passkey-errors';
import { PasskeysService } from '../passkeys/passkeys.service';
import type { Identity } from '../providers/identity';
import { IdentityProviders } from '../providers/identity-providers';
import { hashOf } from '../session-token';
import { SignOutsService } from '../sign-outs.service';
import { IdentitiesRepository, type IdentityRow } from './identities.repository';

/** The ways in of a signed-in person (docs/decisions.md#ways-in). */
@Injectable()
export class WaysInService {
  constructor(
    private readonly repository: IdentitiesRepository,
    private readonly providers: IdentityProviders,
    private readonly passkeys: PasskeysService,
    private readonly signOuts: SignOutsService,
    private readonly transactions: Transactions,
    private readonly clock: WallClock,
    private readonly ids: Ids,
  ) {}

  list(person: PersonScope): Promise<IdentityRow[]> {
    return this.repository.list(person);
  }

  /** Safe to repeat; throws 409 when the identity leads to another account. */
  async join(person: PersonScope, identity: Identity): Promise<void> {
    await this.transactions.run(async () => {
      await this.repository.lockWaysIn(person);
      const now = this.clock.now();
      if (await this.repository.add(person, { ...identity, id: this.ids.uuid() }, now)) return;
      const known = await this.repository.use(identity, now);
      if (known?.userId === person.userId) return;
      throw new AppError(
        'identity_taken',
        'This way in belongs to another account here. Sign in with it and remove it there first.',
      );
    });
  }

  /**
   * Refuses the last way in: a provider that is no longer configured counts for none, and a passkey of this host for one.
   */
  async remove(person: PersonScope, id: string, sessionToken: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.repository.lockWaysIn(person);
      const all = await this.repository.list(person);
      const removed = all.find((row) => row.id === id);
      if (!removed)
        throw new AppError('way_in_not_found', 'This way to sign in does not exist here.');
      const rest = all.filter((row) => row !== removed);
      const next = rest.find(({ provider }) => this.providers.isUsable(provider));
      if (!next && (await this.passkeys.countUsable(person)) === 0) throw lastWayIn();
      await this.repository.remove(person, id, hashOf(sessionToken));
      await this.signOuts.announce([{ userId: person.userId }]);
      const now = this.clock.now();
      if (next) await this.repository.promote(person, next, now);
      else await this.repository.detach(person, removed, now);
    });
  }
}
