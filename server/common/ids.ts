import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** The only source of randomness. */
export abstract class Ids {
  /** A UUIDv7, which sorts by its time of creation. */
  abstract uuid(): string;
  /** An unguessable secret of 256 bits, safe in addresses and headers. */
  abstract secret(): string;
  /** A random string of these letters, evenly distributed, for people to read and type. */
  abstract letters(alphabet: string, count: number): string;
  /** Evenly distributed from 0 up to 1, for random waits before a retry. */
  abstract fraction(): number;
}

export class SystemIds extends Ids {
  override uuid(): string {
    return v7();
  }

  override secret(): string {
    return randomBytes(32).toString('base64url');
  }

  override letters(alphabet: string, count: number): string {
    return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
  }

  override fraction(): number {
    return randomInt(2 ** 32) / 2 ** 32;
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Malformed ids are answered like absent ones and must not reach a uuid column. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The time of creation of a UUIDv7: its first 48 bits are milliseconds. */
export function madeAt(id: string): Date {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16));
}
