import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import { Ids, isUuid } from '../../common/ids';
import { type PersonScope, mintPersonScope } from '../../common/person-scope';
import type { PairingState } from '../../contract/keys';
import { Transactions } from '../../infra/database/transactions';
import { type IssuedKey, KeysService } from './keys.service';
import { CODE_LENGTH, CODE_LETTERS, typedCode } from './pairing-code';
import { type PairingRow, PairingsRepository } from './pairings.repository';
import { hashOf } from './token-hash';

/** Long enough to find the browser, too short to guess a code. */
const LIFE_MS = 10 * 60_000;
/** A page that was left open can still show the outcome of its code for this long. */
const KEPT_MS = 60 * 60_000;

/** The known facts about the device that asks to be paired. */
export interface AskingDevice {
  deviceName: string;
  address: string;
}

export interface StartedPairing {
  id: string;
  code: string;
  deviceSecret: string;
  expiresAt: Date;
}

/** A pairing as it is now: expired when nobody answered in time. */
export type ShownPairing = Omit<PairingRow, 'state'> & { state: PairingState };

/** Pairs a command line: it asks for a code, a signed-in person allows it, and it fetches the token once. */
@Injectable()
export class PairingsService {
  constructor(
    private readonly repository: PairingsRepository,
    private readonly keys: KeysService,
    private readonly transactions: Transactions,
    private readonly clock: WallClock,
    private readonly ids: Ids,
  ) {}

  async start({ deviceName, address }: AskingDevice): Promise<StartedPairing> {
    const createdAt = this.clock.now();
    await this.repository.purgeExpired(new Date(createdAt.getTime() - KEPT_MS));
    const expiresAt = new Date(createdAt.getTime() + LIFE_MS);
    const deviceSecret = this.ids.secret();
    const secretHash = hashOf(deviceSecret);
    const id = this.ids.uuid();
    let code: string;
    do code = this.ids.letters(CODE_LETTERS, CODE_LENGTH);
    while (
      !(await this.repository.create({
        id,
        code,
        secretHash,
        deviceName,
        address,
        createdAt,
        expiresAt,
      }))
    );
    return { id, code, deviceSecret, expiresAt };
  }

  /** The token is created at the moment it is fetched, so no waiting token is ever stored. */
  async poll(
    id: string,
    deviceSecret: string,
  ): Promise<{ state: PairingState; granted: IssuedKey | null }> {
    const row = isUuid(id) ? await this.repository.findBySecret(id, hashOf(deviceSecret)) : null;
    if (!row) throw pairingNotFound();
    const state = this.stateOf(row);
    const { userId, deviceName: name } = row;
    if (state !== 'approved' || userId === null) return { state, granted: null };
    return this.transactions.run(async () => {
      if (!(await this.repository.take(id))) return { state: 'used', granted: null };
      const granted = await this.keys.issue(mintPersonScope({ userId }), {
        kind: 'cli',
        name,
        canWrite: true,
      });
      return { state, granted };
    });
  }

  async get(person: PersonScope, text: string): Promise<ShownPairing> {
    const code = typedCode(text);
    const row = code && (await this.repository.findByCode(person, code));
    if (!row) throw pairingNotFound();
    return { ...row, state: this.stateOf(row) };
  }

  async answer(person: PersonScope, text: string, state: 'approved' | 'denied'): Promise<void> {
    const { code } = await this.get(person, text);
    if (await this.repository.answer(person, { code, state, now: this.clock.now() })) return;
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
