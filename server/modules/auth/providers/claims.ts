import { AppError } from '../../../common/app-error';
import type { OidcProvider } from '../../../infra/config/oidc-config';
import type { Claims, OidcProof } from '../../../infra/oidc/oidc-client';
import type { Identity } from './identity';

type Rules = Pick<
  OidcProvider,
  | 'id'
  | 'claims'
  | 'operatorGroups'
  | 'allowedGroups'
  | 'allowedDomains'
  | 'trustsEmail'
  | 'joinsByEmail'
>;

/** Longer values come from no person. */
const LONGEST = { name: 200, email: 254, address: 2048 };

/** Reads the claims of a provider by its rules; throws when they do not let the person in. */
export function identityOf({ issuer, subject, claims }: OidcProof, rules: Rules): Identity {
  const email = emailOf(claims, rules);
  const groups = listAt(claims, rules.claims.groups);
  assertAllowed(email, groups, rules);
  const name = textAt(claims, rules.claims.name, LONGEST.name) ?? email;
  return {
    provider: rules.id,
    issuer,
    subject,
    email,
    name,
    givenName: textAt(claims, 'given_name', LONGEST.name) ?? name.split(' ')[0] ?? name,
    picture: pictureOf(claims, rules),
    isOperator: groups.some((group) => rules.operatorGroups.includes(group)),
    plan: rules.claims.plan === null ? undefined : textAt(claims, rules.claims.plan, LONGEST.name),
    joinsByEmail: rules.joinsByEmail,
  };
}

function emailOf(claims: Claims, { claims: names, trustsEmail }: Rules): string {
  const email = textAt(claims, names.email, LONGEST.email);
  if (!email || !/^[^@\s]+@[^@\s]+$/.test(email))
    throw new AppError(
      'sign_in_failed',
      'Your login provider has not passed on your e-mail address.',
    );
  // An unverified address would let anybody accept an invite that was meant for another person.
  if (!trustsEmail && claims.email_verified !== true)
    throw new AppError(
      'sign_in_failed',
      'Your login provider has not verified your e-mail address.',
    );
  return email;
}

function assertAllowed(email: string, groups: readonly string[], rules: Rules): void {
  const { allowedGroups, allowedDomains } = rules;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const isMember =
    allowedGroups.length === 0 || groups.some((group) => allowedGroups.includes(group));
  const isAtHome = allowedDomains.length === 0 || allowedDomains.includes(domain);
  if (isMember && isAtHome) return;
  throw new AppError(
    'sign_in_not_allowed',
    'Your account at the login provider may not use this server. Ask its operator.',
  );
}

/** The page loads pictures from nowhere else than an encrypted address. */
function pictureOf(claims: Claims, rules: Rules): string | null {
  const address = textAt(claims, rules.claims.picture, LONGEST.address);
  return address?.startsWith('https://') ? address : null;
}

function textAt(claims: Claims, path: string, longest: number): string | null {
  const value = valueAt(claims, path);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || text.length > longest ? null : text;
}

/** A single name counts as a list of one. */
function listAt(claims: Claims, path: string): string[] {
  const value = valueAt(claims, path);
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((entry): entry is string => typeof entry === 'string');
}

/** A claim may have the whole path as its name; else the dots lead into objects. */
function valueAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  let value: unknown = claims;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
      return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}
