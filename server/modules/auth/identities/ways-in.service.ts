import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { WallClock } from '../../../common/clock';
import { Ids, isUuid } from '../../../common/ids';
import type { PersonScope } from '../../../common/person-scope';
import { Transactions } from '../../../infra/database/transactions';
import type { Identity } from '../providers/identity';
import { IdentityProviders } from '../providers/identity-providers';
import { hashOf } from '../session-token';
import { IdentitiesRepository, type IdentityRow } from './identities.repository';

/** The ways in of a signed-in person (docs/decisions.md#ways-in). */
@Injectable()
export class WaysInService {
  constructor(
    private readonly repository: IdentitiesRepository,
    private readonly providers: IdentityProviders,
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
      await this.repository.lock(person);
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

  /** Refuses the last way in: a provider that is no longer configured counts for none. */
  async remove(person: PersonScope, id: string, sessionToken: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.repository.lock(person);
      const all = await this.repository.list(person);
      if (!isUuid(id) || !all.some((row) => row.id === id))
        throw new AppError('way_in_not_found', 'This way to sign in does not exist here.');
      const rest = all.filter((row) => row.id !== id);
      const [next] = rest.filter(({ provider }) => this.providers.isUsable(provider));
      if (!next)
        throw new AppError(
          'last_way_in',
          'This is your last way to sign in. Add another one before you remove it.',
        );
      await this.repository.remove(person, id, hashOf(sessionToken));
      await this.repository.promote(person, next, this.clock.now());
    });
  }
}
