import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import type { TokenRights } from '../../common/http/token-rights';
import { MAX_KEYS } from '../../contract/limits';
import { Ids, isUuid } from '../../common/ids';
import { type KeyRow, KeysRepository } from './keys.repository';
import { hashOf } from './token-hash';

/** What a new token is to be. */
export interface WantedKey {
  kind: KeyRow['kind'];
  name: string;
  canWrite: boolean;
}

export interface IssuedKey {
  key: KeyRow;
  /** Nobody can read it again: the table has its hash. */
  token: string;
}

/** What stands in for a session outside the browser: API keys, and the tokens of command lines. */
@Injectable()
export class KeysService {
  constructor(
    private readonly repository: KeysRepository,
    private readonly clock: WallClock,
    private readonly ids: Ids,
  ) {}

  list(userId: string): Promise<KeyRow[]> {
    return this.repository.list(userId);
  }

  async issue(userId: string, { kind, name, canWrite }: WantedKey): Promise<IssuedKey> {
    const id = this.ids.uuid();
    const createdAt = this.clock.now();
    // The prefix lets scanners of leaked secrets, and people, see what it is.
    const token = `shv_${kind}_${this.ids.secret()}`;
    const key = { id, kind, name, canWrite, createdAt };
    const row = { ...key, tokenHash: hashOf(token) };
    if (!(await this.repository.create(userId, row, MAX_KEYS))) {
      throw new AppError(
        'too_many_keys',
        `You have ${MAX_KEYS} API keys and command lines, which is the most. Revoke one in Settings first.`,
        { limit: MAX_KEYS },
      );
    }
    return { key: { ...key, lastUsedAt: null }, token };
  }

  /** A token may end itself, and no other. */
  async remove(userId: string, id: string, asking: TokenRights | undefined): Promise<void> {
    if (asking && asking.id !== id) {
      throw new AppError('session_needed', 'A token can revoke only itself.');
    }
    const isGone = isUuid(id) && (await this.repository.remove(userId, id));
    if (!isGone) throw new AppError('key_not_found', 'There is no such key.');
  }
}
