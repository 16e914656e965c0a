import { Inject, Injectable } from '@nestjs/common';
import { isUuid } from '../../../common/ids';
import type { PersonScope } from '../../../common/person-scope';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import type { PasskeysConfig } from '../../../infra/config/passkeys-config';
import { Transactions } from '../../../infra/database/transactions';
import { IdentitiesRepository } from '../identities/identities.repository';
import { IdentityProviders } from '../providers/identity-providers';
import { hashOf } from '../session-token';
import { SignOutsService } from '../sign-outs.service';
import { lastWayIn, passkeyNotFound } from './passkey-errors';
import { type PasskeyRow, PasskeysRepository } from './passkeys.repository';

/** The passkeys of a signed-in person (docs/decisions.md#passkeys). */
@Injectable()
export class PasskeysService {
  private readonly config: PasskeysConfig;

  constructor(
    private readonly repository: PasskeysRepository,
    private readonly identities: IdentitiesRepository,
    private readonly providers: IdentityProviders,
    private readonly signOuts: SignOutsService,
    private readonly transactions: Transactions,
    @Inject(CONFIG) { passkeys }: Config,
  ) {
    this.config = passkeys;
  }

  list(person: PersonScope): Promise<PasskeyRow[]> {
    return this.repository.list(person);
  }

  /** Those that open the account now. */
  async countUsable(person: PersonScope): Promise<number> {
    const { state, rpId } = this.config;
    return state === 'on' ? this.repository.countUsable(person, rpId) : 0;
  }

  async rename(person: PersonScope, id: string, name: string): Promise<PasskeyRow> {
    const row = isUuid(id) ? await this.repository.rename(person, id, name) : null;
    if (!row) throw passkeyNotFound();
    return row;
  }

  /** Refuses the last way in, as the removal of an identity does under the same lock. */
  async remove(person: PersonScope, id: string, sessionToken: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.identities.lockWaysIn(person);
      const removed = (await this.repository.list(person)).find((row) => row.id === id);
      if (!removed) throw passkeyNotFound();
      await this.repository.remove(person, id, hashOf(sessionToken));
      await this.signOuts.announce([{ userId: person.userId }]);
      // Counted afterwards, so it does not matter whether the removed one worked; throwing takes the removal back.
      if ((await this.countUsable(person)) === 0 && !(await this.hasIdentity(person)))
        throw lastWayIn();
    });
  }

  private async hasIdentity(person: PersonScope): Promise<boolean> {
    const identities = await this.identities.list(person);
    return identities.some(({ provider }) => this.providers.isUsable(provider));
  }
}
