import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** The only source of chance. */
export abstract class Ids {
  /** A UUIDv7: sortable by the time of its making. */
  abstract uuid(): string;
  /** An unguessable secret of 256 bits, safe in addresses and headers. */
  abstract secret(): string;
  /** So many of these letters, drawn evenly: for what a person reads and types. */
  abstract letters(alphabet: string, count: number): string;
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
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Malformed ids are answered like absent ones, so they must never reach a uuid column. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** When a UUIDv7 was made: its first 48 bits are the milliseconds. */
export function madeAt(id: string): Date {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16));
}
