import { Inject, Injectable, Logger } from '@nestjs/common';
import { WallClock } from '../../../common/clock';
import { mintPersonScope } from '../../../common/person-scope';
import type { CredentialAnswer, PasskeyQuestion } from '../../../contract/sign-in/passkeys';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import type { PasskeysConfig } from '../../../infra/config/passkeys-config';
import { Transactions } from '../../../infra/database/transactions';
import { type CredentialUse, proveUse } from '../../../infra/webauthn/webauthn';
import { AuthService, type Opened } from '../auth.service';
import { IdentitiesRepository } from '../identities/identities.repository';
import { ChallengesService } from './challenges.service';
import { assertPasskeysOn, passkeyCloned, passkeyRefused, passkeyUnknown } from './passkey-errors';
import { toPasskeyQuestion, userHandleOf } from './passkeys.mapper';
import { type KnownCredential, PasskeysRepository } from './passkeys.repository';

/** The cookies of the browser that answers. */
interface BrowserCookies {
  challenge: string | undefined;
  session: string | undefined;
}

/** Turns the answer of a passkey into a session (docs/decisions.md#passkeys). */
@Injectable()
export class PasskeySignInService {
  private readonly logger = new Logger(PasskeySignInService.name);
  private readonly config: PasskeysConfig;

  constructor(
    private readonly repository: PasskeysRepository,
    private readonly challenges: ChallengesService,
    private readonly auth: AuthService,
    private readonly identities: IdentitiesRepository,
    private readonly transactions: Transactions,
    private readonly clock: WallClock,
    @Inject(CONFIG) { passkeys }: Config,
  ) {
    this.config = passkeys;
  }

  begin(): { question: PasskeyQuestion; cookie: string } {
    assertPasskeysOn(this.config.state);
    const { challenge, cookie } = this.challenges.issue(null);
    return { question: toPasskeyQuestion(challenge, this.config), cookie };
  }

  async complete(answer: CredentialAnswer, cookies: BrowserCookies): Promise<Opened> {
    const { state, origin, rpId } = this.config;
    assertPasskeysOn(state);
    const challenge = this.challenges.open(cookies.challenge, null);
    const known = await this.repository.findByCredential(Buffer.from(answer.id, 'base64url'));
    if (!known) throw passkeyUnknown();
    const party = { challenge: challenge.value, origin, rpId };
    const use = await proveUse(answer, known.publicKey, party);
    // The signature does not cover the person that the answer names, so the two are compared.
    if (!use || answer.response.userHandle !== userHandleOf(known.userId)) throw passkeyRefused();
    const opened = await this.transactions.run(async () => {
      await this.challenges.use(challenge);
      return this.open(known, use, cookies.session);
    });
    // Thrown only now, because the mark on the passkey stays.
    if (!opened) throw passkeyCloned();
    return opened;
  }

  /** Null for a passkey whose count of uses has not grown. */
  private async open(
    { id, userId }: KnownCredential,
    use: CredentialUse,
    session: string | undefined,
  ): Promise<Opened | null> {
    const person = mintPersonScope({ userId });
    const now = this.clock.now();
    // The removal of the passkey waits here, and then ends the new session, too.
    await this.identities.lockWaysIn(person);
    if (await this.repository.use(person, id, use, now))
      return this.auth.signInTo(person, id, session);
    if (await this.repository.markCloned(person, id, now))
      this.transactions.afterCommit(() =>
        this.logger.warn(`passkey ${id} was refused: its count of uses went back, as of a copy`),
      );
    return null;
  }
}
