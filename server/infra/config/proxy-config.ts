import { isIP } from 'node:net';
import { z } from 'zod';

const TOO_TRUSTING =
  'true would believe everybody who writes X-Forwarded-For; write how many proxies stand in front (TRUST_PROXY=1), ' +
  'or their addresses (TRUST_PROXY=10.0.0.0/8,127.0.0.1)';
const EXPECTED =
  'expected false, the number of proxies in front, or their addresses with commas between them, such as 10.0.0.0/8,127.0.0.1';

export const proxyVariables = {
  TRUST_PROXY: z
    .string()
    .refine((text) => text !== 'true', { error: TOO_TRUSTING, abort: true })
    .refine((text) => text === 'false' || isCount(text) || isAddressList(text), EXPECTED)
    .transform(trustedProxy)
    .default(false),
};

function trustedProxy(text: string): false | number | string {
  if (text === 'false') return false;
  return isCount(text) ? Number(text) : addressesOf(text).join(',');
}

const isCount = (text: string) => /^\d{1,2}$/.test(text);
const addressesOf = (text: string) => text.split(',').map((address) => address.trim());
const isAddressList = (text: string) => addressesOf(text).every(isAddressRange);

/** `10.0.0.0/8`, or one address. */
function isAddressRange(text: string): boolean {
  const [address = '', bits, ...others] = text.split('/');
  const version = isIP(address);
  if (version === 0 || others.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && isWidth(Number(bits), version));
}

/** A range of zero bits would trust everybody, which `true` did. */
const isWidth = (bits: number, version: number) => bits >= 1 && bits <= (version === 4 ? 32 : 128);
