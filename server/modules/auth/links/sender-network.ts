import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a provider gives to one customer; the others are the customer's to choose. */
const GROUPS = 4;

/**
 * The network of whoever asks: an IPv4 address, or the first 64 bits of an IPv6 address, of which anybody has as many as
 * they like.
 */
export function senderNetwork(ip: string): string {
  // A dual-stack socket reports IPv4 addresses in IPv6 form.
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [left = [], right] = address.replace(/%.*/, '').split('::').map(groupsOf);
  const gap = right ? Math.max(0, 8 - left.length - right.length) : 0;
  const all = [...left, ...Array<number>(gap).fill(0), ...(right ?? [])];
  return `${all
    .slice(0, GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

const groupsOf = (half: string): number[] =>
  half === '' ? [] : half.split(':').map((group) => parseInt(group, 16));
