import { Inject, Injectable } from '@nestjs/common';
import { WallClock } from '../../../common/clock';
import type { Person } from '../../../common/http/person.decorator';
import { Ids } from '../../../common/ids';
import { MAX_PASSKEYS } from '../../../contract/limits';
import type { AddPasskey, NewPasskeyQuestion } from '../../../contract/sign-in/passkeys';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import type { PasskeysConfig } from '../../../infra/config/passkeys-config';
import { Transactions } from '../../../infra/database/transactions';
import { proveCredential } from '../../../infra/webauthn/webauthn';
import { IdentitiesRepository } from '../identities/identities.repository';
import { ChallengesService } from './challenges.service';
import { assertPasskeysOn, passkeyRefused, passkeyTaken, tooManyPasskeys } from './passkey-errors';
import { nameOfBrowser } from './passkey-name';
import { toNewPasskeyQuestion } from './passkeys.mapper';
import { type PasskeyRow, PasskeysRepository } from './passkeys.repository';

/** Parts of the request besides the credential. */
interface Sent {
  cookie: string | undefined;
  userAgent: string | undefined;
}

/** Adds a passkey to a signed-in person (docs/decisions.md#passkeys). */
@Injectable()
export class PasskeyRegistrationService {
  private readonly config: PasskeysConfig;

  constructor(
    private readonly repository: PasskeysRepository,
    private readonly challenges: ChallengesService,
    private readonly identities: IdentitiesRepository,
    private readonly transactions: Transactions,
    private readonly clock: WallClock,
    private readonly ids: Ids,
    @Inject(CONFIG) { passkeys }: Config,
  ) {
    this.config = passkeys;
  }

  /** The browser shows the passkey under the name of the installation. */
  async begin(
    person: Person,
    siteName: string,
  ): Promise<{ question: NewPasskeyQuestion; cookie: string }> {
    assertPasskeysOn(this.config.state);
    const known = await this.repository.listCredentials(person);
    if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys();
    const { challenge, cookie } = this.challenges.issue(person);
    const party = { rpId: this.config.rpId, siteName };
    return { question: toNewPasskeyQuestion(person, { challenge, known }, party), cookie };
  }

  async complete(
    person: Person,
    { credential, name }: AddPasskey,
    { cookie, userAgent }: Sent,
  ): Promise<PasskeyRow> {
    const { state, origin, rpId } = this.config;
    assertPasskeysOn(state);
    const challenge = this.challenges.open(cookie, person);
    const proven = await proveCredential(credential, { challenge: challenge.value, origin, rpId });
    if (!proven) throw passkeyRefused();
    const passkey = {
      id: this.ids.uuid(),
      credential: proven,
      transports: credential.response.transports ?? [],
      rpId,
      name: name ?? nameOfBrowser(userAgent),
    };
    return this.transactions.run(async () => {
      await this.identities.lockWaysIn(person);
      await this.challenges.use(challenge);
      const known = await this.repository.listCredentials(person);
      if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys();
      const added = await this.repository.add(person, passkey, this.clock.now());
      if (!added) throw passkeyTaken();
      return added;
    });
  }
}
