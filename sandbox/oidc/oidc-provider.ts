import { createHash } from 'node:crypto';
import { personOf } from '../identity/person';
import { Codes, type Grant } from './codes';
import { idTokenOf, SigningKeys } from './tokens';

/** The client that every provider of the sandbox knows; published, because anybody can be anyone here. */
export const OIDC_CLIENT = { id: 'shotvault', secret: 'sandbox-client-secret' };

const LIFETIME_SECONDS = 300;

/** One provider: its keys, its codes, and whether it answers at all. */
export class OidcProvider {
  readonly codes: Codes;
  readonly keys = new SigningKeys();
  isDown = false;

  constructor(
    readonly tenant: string,
    private readonly now: () => number,
  ) {
    this.codes = new Codes(now);
  }

  /** The answer to a redeemed code. */
  tokensOf({ grant, accessToken }: { grant: Grant; accessToken: string }) {
    const answer = { access_token: accessToken, token_type: 'Bearer', expires_in: 300 };
    if (grant.fault === 'no_token') return answer;
    const { sub } = this.profileOf(grant);
    const iat = Math.floor(this.now() / 1000);
    const claims = {
      iss: grant.issuer,
      aud: grant.clientId,
      sub,
      iat,
      exp: iat + LIFETIME_SECONDS,
      nonce: grant.nonce,
    };
    const { keys } = this;
    const { fault } = grant;
    const id_token = idTokenOf(claims, { keys, fault, clientSecret: OIDC_CLIENT.secret });
    return { ...answer, id_token };
  }

  userInfoOf(grant: Grant) {
    const { sub, email, name, given_name } = this.profileOf(grant);
    return {
      sub: grant.fault === 'other_subject' ? 'somebody-else' : sub,
      ...(grant.fault === 'no_email' ? {} : { email }),
      email_verified: grant.fault !== 'unverified_email',
      name,
      given_name,
      groups: grant.groups,
      ...(grant.plan === '' ? {} : { shotvault: { plan: grant.plan } }),
    };
  }

  /** Each provider has accounts of its own: the same address is another subject elsewhere. */
  private profileOf({ email }: Grant) {
    const person = personOf(email);
    const sub = createHash('sha256').update(`${this.tenant}:${person.email}`).digest('hex');
    return { ...person, sub: sub.slice(0, 32) };
  }
}
