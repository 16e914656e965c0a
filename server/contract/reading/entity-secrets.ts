import type { Entity } from './entities';

type EntityText = Pick<Entity, 'type' | 'value' | 'display'>;

/** The password of a wireless network, as its code holds it. */
const PASSWORD = /(?:^WIFI:|;)P:((?:\\.|[^;\\])*)/i;

/** Null when the value is no wireless network, and for one that is open to everybody. */
export function networkPassword({ type, value }: Pick<Entity, 'type' | 'value'>): string | null {
  if (type !== 'wifi') return null;
  return PASSWORD.exec(value)?.[1]?.replace(/\\(.)/g, '$1') || null;
}

/** The value as it may stand in a list, a table or on a terminal: without the password that belongs to it. */
export function valueWithoutSecret({ type, value, display }: EntityText): string {
  if (type === 'wifi') return display;
  return /^https?:/i.test(value) ? withoutPassword(value) : value;
}

/** The address itself where it holds none. */
export function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.password === '') return address;
  url.password = '';
  return url.href;
}
