import type { Identity } from '../providers/identity';

/** The issuer of the accounts that this server vouches for itself. */
export const OWN_ISSUER = 'this-server';

/** Its name as a way in; no provider of the configuration can have a hyphen. */
export const LINK_WAY = 'sign-in-link';

/** Its name for people. */
export const LINK_TITLE = 'Link from this server';

interface LinkedPerson {
  subject: string;
  email: string;
  name: string;
}

/** The identity of a person who signs in with links. */
export const linkIdentity = ({ subject, email, name }: LinkedPerson): Identity => ({
  provider: LINK_WAY,
  issuer: OWN_ISSUER,
  subject,
  email,
  name,
  givenName: name.split(' ')[0] ?? name,
  picture: null,
  isOperator: false,
  joinsByEmail: false,
});
