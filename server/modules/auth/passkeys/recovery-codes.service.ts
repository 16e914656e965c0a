import { Inject, Injectable } from '@nestjs/common';
import { WallClock } from '../../../common/clock';
import { Ids } from '../../../common/ids';
import { mintPersonScope, type PersonScope } from '../../../common/person-scope';
import { RECOVERY_CODES } from '../../../contract/limits';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import type { PasskeyState } from '../../../infra/config/passkeys-config';
import { Transactions } from '../../../infra/database/transactions';
import { AuthService, type Opened } from '../auth.service';
import { IdentitiesRepository } from '../identities/identities.repository';
import { hashOf } from '../session-token';
import { assertPasskeysOn, recoveryCodeRefused } from './passkey-errors';
import { CODE_LENGTH, CODE_LETTERS, shownCode, typedCode } from './recovery-code';
import { RecoveryCodesRepository } from './recovery-codes.repository';

/** The way back after the loss of every passkey (docs/decisions.md#passkeys). */
@Injectable()
export class RecoveryCodesService {
  private readonly state: PasskeyState;

  constructor(
    private readonly repository: RecoveryCodesRepository,
    private readonly auth: AuthService,
    private readonly identities: IdentitiesRepository,
    private readonly transactions: Transactions,
    private readonly clock: WallClock,
    private readonly ids: Ids,
    @Inject(CONFIG) { passkeys }: Config,
  ) {
    this.state = passkeys.state;
  }

  countLeft(person: PersonScope): Promise<number> {
    return this.repository.countLeft(person);
  }

  /** Returns the codes as they are shown once. The older ones end. */
  async make(person: PersonScope): Promise<string[]> {
    assertPasskeysOn(this.state);
    const codes = Array.from({ length: RECOVERY_CODES }, () =>
      this.ids.letters(CODE_LETTERS, CODE_LENGTH),
    );
    const rows = codes.map((code) => ({ id: this.ids.uuid(), codeHash: hashOf(code) }));
    await this.transactions.run(async () => {
      await this.identities.lockWaysIn(person);
      await this.repository.replace(person, rows, this.clock.now());
    });
    return codes.map(shownCode);
  }

  /**
   * A failure leaves the code as it was. A server that has lost its host name still takes codes: there they are all that
   * is left of a passkey.
   */
  async signIn(typed: string, session: string | undefined): Promise<Opened> {
    if (this.state === 'off') assertPasskeysOn(this.state);
    const code = typedCode(typed);
    if (code === null) throw recoveryCodeRefused();
    return this.transactions.run(async () => {
      const userId = await this.repository.take(hashOf(code), this.clock.now());
      if (userId === null) throw recoveryCodeRefused();
      return this.auth.signInTo(mintPersonScope({ userId }), null, session);
    });
  }
}
