import { createHash, randomBytes } from 'node:crypto';
import { isSameText } from '../same-text';
import type { Fault } from './faults';

const LIFETIME_MS = 60_000;

/** One sign-in at the provider. */
export interface Grant {
  issuer: string;
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string;
  email: string;
  groups: string[];
  plan: string;
  fault: Fault | null;
}

/** Codes and access tokens in memory: a restart of the sandbox only interrupts sign-ins under way. */
export class Codes {
  private readonly codes = new Map<string, Grant & { expiresAt: number }>();
  private readonly tokens = new Map<string, Grant>();

  constructor(private readonly now: () => number) {}

  issue(grant: Grant): string {
    const code = randomBytes(24).toString('base64url');
    this.codes.set(code, { ...grant, expiresAt: this.now() + LIFETIME_MS });
    return code;
  }

  /** A code works once, for its client, its address, its issuer and its verifier. */
  redeem(
    code: string,
    given: Pick<Grant, 'issuer' | 'clientId' | 'redirectUri'> & { verifier: string },
  ): { grant: Grant; accessToken: string } | null {
    const grant = this.codes.get(code);
    this.codes.delete(code);
    if (!grant || grant.expiresAt <= this.now()) return null;
    const { issuer, clientId, redirectUri, verifier } = given;
    const isTheirs =
      grant.issuer === issuer && grant.clientId === clientId && grant.redirectUri === redirectUri;
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (!isTheirs || !isSameText(challenge, grant.challenge)) return null;
    const accessToken = randomBytes(24).toString('base64url');
    this.tokens.set(accessToken, grant);
    return { grant, accessToken };
  }

  grantOf(accessToken: string): Grant | null {
    return this.tokens.get(accessToken) ?? null;
  }
}
