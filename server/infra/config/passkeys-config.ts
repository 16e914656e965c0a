import { isIP } from 'node:net';

/**
 * `on`, or the reason why nobody can use a passkey here: browsers allow them on `localhost` and on https only, and never
 * for an IP address; `off` where the operator allows OpenID Connect alone.
 */
export type PasskeyState = 'on' | 'needs_https' | 'needs_name' | 'off';

export interface PasskeysConfig {
  state: PasskeyState;
  /** The host that passkeys are made for, WebAuthn's relying party. */
  rpId: string;
  /** The only origin whose pages may use them. */
  origin: string;
}

interface Given {
  publicUrl: string;
  isOidcOnly: boolean;
}

export function passkeysOf({ publicUrl, isOidcOnly }: Given): PasskeysConfig {
  const url = new URL(publicUrl);
  const state = isOidcOnly ? 'off' : stateAt(url);
  return { state, rpId: url.hostname, origin: url.origin };
}

function stateAt({ protocol, hostname }: URL): PasskeyState {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return 'needs_name';
  return protocol === 'https:' || hostname === 'localhost' ? 'on' : 'needs_https';
}
