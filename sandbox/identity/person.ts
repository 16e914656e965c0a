import { createHash } from 'node:crypto';

export interface Person {
  sub: string;
  email: string;
  email_verified: true;
  name: string;
  given_name: string;
}

/** People to try the product with: a small team and a person outside it. */
export const DEMO_PEOPLE = ['ada@example.com', 'grace.hopper@example.com', 'linus@example.com'];

/**
 * The person of an e-mail address. The subject depends on the address only, so the person stays the same after the
 * sandbox has lost its state.
 */
export function personOf(address: string): Person {
  const email = address.trim().toLowerCase();
  const words = email
    .slice(0, email.lastIndexOf('@'))
    .replace(/\+.*$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const name = words.join(' ') || email;
  return {
    sub: createHash('sha256').update(`sandbox:${email}`).digest('hex').slice(0, 32),
    email,
    email_verified: true,
    name,
    given_name: words[0] ?? name,
  };
}

export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text.trim());
}
