import { Injectable } from '@nestjs/common';
import { WallClock } from '../../../common/clock';
import type { Account } from '../../../common/http/person.decorator';
import { Ids } from '../../../common/ids';
import { mintPersonScope } from '../../../common/person-scope';
import { Transactions } from '../../../infra/database/transactions';
import { AuthRepository } from '../auth.repository';
import type { Identity } from '../providers/identity';
import { IdentitiesRepository } from './identities.repository';

/** An account, and the way in that leads to it. */
interface IdentityAccount {
  account: Account;
  identityId: string;
}

/** Finds or makes the account of a confirmed identity (docs/decisions.md#ways-in). */
@Injectable()
export class IdentityAccountsService {
  constructor(
    private readonly identities: IdentitiesRepository,
    private readonly accounts: AuthRepository,
    private readonly transactions: Transactions,
    private readonly clock: WallClock,
    private readonly ids: Ids,
  ) {}

  findOrOpen(identity: Identity): Promise<IdentityAccount> {
    return this.transactions.run(async () => {
      const now = this.clock.now();
      const known = await this.identities.use(identity, now);
      if (known) return this.return(known, identity);
      const account = (await this.findByEmail(identity)) ?? (await this.open(identity));
      const person = mintPersonScope({ userId: account.id });
      const added = await this.identities.add(person, { ...identity, id: this.ids.uuid() }, now);
      if (added) return { account, identityId: added };
      // Another request of the same person was faster.
      const theirs = await this.identities.use(identity, now);
      if (!theirs) throw new Error('an identity was not stored');
      return this.return(theirs, identity);
    });
  }

  private async return(
    { id, userId }: { id: string; userId: string },
    identity: Identity,
  ): Promise<IdentityAccount> {
    return { account: await this.refresh(userId, identity), identityId: id };
  }

  /** The account that alone has the verified address, where the operator lets the provider join accounts by it. */
  private async findByEmail(identity: Identity): Promise<Account | null> {
    if (!identity.joinsByEmail) return null;
    const [userId, another] = await this.identities.listAccountsOf(identity.email);
    if (userId === undefined || another !== undefined) return null;
    return this.refresh(userId, identity);
  }

  private refresh(userId: string, identity: Identity): Promise<Account> {
    const person = mintPersonScope({ userId });
    return this.accounts.refreshProfile(person, identity, this.clock.now());
  }

  private open(identity: Identity): Promise<Account> {
    return this.accounts.openAccount(this.ids.uuid(), identity, this.clock.now());
  }
}
