import type { OidcPending } from '../../../infra/oidc/oidc-client';

/** The identity that a provider has confirmed. */
export interface Identity {
  /** The id of the provider in the configuration, such as `google`. */
  provider: string;
  issuer: string;
  subject: string;
  email: string;
  name: string;
  givenName: string;
  picture: string | null;
  /** A group at the provider makes the person an operator. */
  isOperator: boolean;
  /** The plan that a claim names; undefined where the provider's claims do not decide it. */
  plan?: string | null;
  /** The operator lets this provider join accounts by their e-mail address. */
  joinsByEmail: boolean;
}

/** The data that must survive the round trip to a provider. */
export interface PendingSignIn extends Omit<OidcPending, 'nonce'> {
  nonce?: string | undefined;
}

/** The parameters with which the browser comes back from a provider. */
export interface ProviderAnswer {
  code: string;
  state: string;
  iss?: string | undefined;
}

/** One way in: Google, the sandbox in its place, or an OpenID Connect provider. */
export interface IdentityProvider {
  readonly id: string;
  /** Its name in lists. */
  readonly title: string;
  /** The text of its button. */
  readonly label: string;
  /** Returns the address to redirect to and the data to remember until the browser comes back. */
  begin(): Promise<{ redirectUrl: string; pending: PendingSignIn }>;
  /** Exchanges the code; throws errors whose messages can be shown. */
  finish(answer: ProviderAnswer, pending: PendingSignIn): Promise<Identity>;
  /** Where the browser signs out at the provider; null where it stays signed in there. */
  signOutUrl(): Promise<string | null>;
}
