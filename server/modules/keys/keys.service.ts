import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import type { TokenRights } from '../../common/http/token-rights.decorator';
import { MAX_KEYS } from '../../contract/limits';
import { Ids, isUuid } from '../../common/ids';
import type { PersonScope } from '../../common/person-scope';
import { Transactions } from '../../infra/database/transactions';
import { SignOutsService } from '../auth/sign-outs.service';
import { idleSince, isIdle } from './idle-token';
import { type KeyRow, KeysRepository } from './keys.repository';
import { PairingsRepository } from './pairings.repository';
import { hashOf } from './token-hash';

/** Input for a new token. */
export interface WantedKey {
  kind: KeyRow['kind'];
  name: string;
  canWrite: boolean;
}

export interface IssuedKey {
  key: KeyRow;
  /** Shown once: the table stores only its hash. */
  token: string;
}

/** Tokens that replace a session outside the browser: API keys and tokens of command lines. */
@Injectable()
export class KeysService {
  constructor(
    private readonly repository: KeysRepository,
    private readonly pairings: PairingsRepository,
    private readonly signOuts: SignOutsService,
    private readonly transactions: Transactions,
    private readonly clock: WallClock,
    private readonly ids: Ids,
  ) {}

  /** Leaves out command lines that expired by being idle. */
  async list(person: PersonScope): Promise<KeyRow[]> {
    const now = this.clock.now();
    return (await this.repository.list(person)).filter((row) => !isIdle(row, now));
  }

  async issue(person: PersonScope, { kind, name, canWrite }: WantedKey): Promise<IssuedKey> {
    const id = this.ids.uuid();
    const createdAt = this.clock.now();
    // The prefix lets people and scanners of leaked secrets recognise the token.
    const token = `shv_${kind}_${this.ids.secret()}`;
    const key = { id, kind, name, canWrite, createdAt };
    const row = { ...key, tokenHash: hashOf(token) };
    const rules = { limit: MAX_KEYS, idleSince: idleSince(createdAt) };
    if (!(await this.repository.create(person, row, rules))) {
      throw new AppError(
        'too_many_keys',
        `You have ${MAX_KEYS} API keys and command lines, which is the limit. Revoke one in Settings first.`,
        { limit: MAX_KEYS },
      );
    }
    return { key: { ...key, lastUsedAt: null }, token };
  }

  /** A command line that is being paired gets no token. */
  removePairings(person: PersonScope): Promise<void> {
    return this.pairings.removeAll(person);
  }

  /** Ends every API key and command line of the person, and those that are being paired. */
  async removeAll(person: PersonScope): Promise<void> {
    await this.pairings.removeAll(person);
    await this.repository.removeAll(person);
  }

  /** A token may revoke itself and no other. */
  async remove(person: PersonScope, id: string, asking: TokenRights | undefined): Promise<void> {
    if (asking && asking.id !== id) {
      throw new AppError(
        'session_needed',
        'A token can revoke only itself. Revoke others in Settings.',
      );
    }
    const isGone = await this.transactions.run(async () => {
      if (!isUuid(id) || !(await this.repository.remove(person, id))) return false;
      await this.signOuts.announce([{ userId: person.userId }]);
      return true;
    });
    if (!isGone) throw new AppError('key_not_found', 'There is no such key.');
  }
}
