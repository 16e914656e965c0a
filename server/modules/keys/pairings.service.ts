import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import { Ids, isUuid } from '../../common/ids';
import type { PairingState } from '../../contract/keys';
import { type IssuedKey, KeysService } from './keys.service';
import { CODE_LENGTH, CODE_LETTERS, typedCode } from './pairing-code';
import { type PairingRow, PairingsRepository } from './pairings.repository';
import { hashOf } from './token-hash';

/** Long enough to find the browser, too short to guess a code in. */
const LIFE_MS = 10 * 60_000;
/** So long a page that was left open still learns what became of its code. */
const KEPT_MS = 60 * 60_000;

export interface StartedPairing {
  id: string;
  code: string;
  deviceSecret: string;
  expiresAt: Date;
}

/** A pairing as it stands now: what nobody answered in time is expired. */
export type ShownPairing = Omit<PairingRow, 'state'> & { state: PairingState };

/** How a command line gets its token: it asks, a signed-in person allows it, it fetches the token once. */
@Injectable()
export class PairingsService {
  constructor(
    private readonly repository: PairingsRepository,
    private readonly keys: KeysService,
    private readonly clock: WallClock,
    private readonly ids: Ids,
  ) {}

  async start(deviceName: string): Promise<StartedPairing> {
    const createdAt = this.clock.now();
    await this.repository.purgeExpiredForSystem(new Date(createdAt.getTime() - KEPT_MS));
    const expiresAt = new Date(createdAt.getTime() + LIFE_MS);
    const deviceSecret = this.ids.secret();
    const secretHash = hashOf(deviceSecret);
    const id = this.ids.uuid();
    let code: string;
    do code = this.ids.letters(CODE_LETTERS, CODE_LENGTH);
    while (
      !(await this.repository.createForSystem({
        id,
        code,
        secretHash,
        deviceName,
        createdAt,
        expiresAt,
      }))
    );
    return { id, code, deviceSecret, expiresAt };
  }

  /** The token is made at the moment it is fetched, so that nothing stores one that waits. */
  async poll(
    id: string,
    deviceSecret: string,
  ): Promise<{ state: PairingState; granted: IssuedKey | null }> {
    const row = isUuid(id)
      ? await this.repository.findBySecretForSystem(id, hashOf(deviceSecret))
      : null;
    if (!row) throw pairingNotFound();
    const state = this.stateOf(row);
    const { userId, deviceName: name } = row;
    if (state !== 'approved' || userId === null) return { state, granted: null };
    return this.repository.transaction(async () => {
      if (!(await this.repository.takeForSystem(id))) return { state: 'used', granted: null };
      const granted = await this.keys.issue(userId, { kind: 'cli', name, canWrite: true });
      return { state, granted };
    });
  }

  async get(userId: string, text: string): Promise<ShownPairing> {
    const code = typedCode(text);
    const row = code && (await this.repository.findByCode(userId, code));
    if (!row) throw pairingNotFound();
    return { ...row, state: this.stateOf(row) };
  }

  async answer(userId: string, text: string, state: 'approved' | 'denied'): Promise<void> {
    const { code } = await this.get(userId, text);
    if (await this.repository.answer(userId, { code, state, now: this.clock.now() })) return;
    throw new AppError(
      'pairing_over',
      'This code was already answered or has expired. Run shotvault login again.',
    );
  }

  private stateOf({ state, expiresAt }: PairingRow): PairingState {
    const isOpen = state === 'pending' || state === 'approved';
    return isOpen && this.clock.now() >= expiresAt ? 'expired' : state;
  }
}

function pairingNotFound(): AppError {
  return new AppError('pairing_not_found', 'There is no such code. Check it and try again.');
}
