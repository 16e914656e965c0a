import type { CredentialAnswer, NewCredential } from '../../contract/sign-in/passkeys';

/** The party that asks, and the challenge of this one question. */
export interface WebAuthnParty {
  challenge: string;
  origin: string;
  rpId: string;
}

/** A credential that has proved itself for the first time. */
export interface ProvenCredential {
  id: Buffer;
  /** In COSE's encoding. */
  publicKey: Buffer;
  counter: number;
  deviceType: 'singleDevice' | 'multiDevice';
  isBackedUp: boolean;
}

/** The state of a credential after a use. */
export type CredentialUse = Pick<ProvenCredential, 'counter' | 'deviceType' | 'isBackedUp'>;

/** COSE's numbers of EdDSA, ES256 and RS256, the best first; authenticators in use know one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** The library is loaded at the first use: most servers start more often than somebody adds a passkey. */
const library = () => import('@simplewebauthn/server');

/** Returns null for a credential that proves nothing: another origin, host or challenge, or nobody was verified. */
export async function proveCredential(
  credential: NewCredential,
  party: WebAuthnParty,
): Promise<ProvenCredential | null> {
  const { verifyRegistrationResponse } = await library();
  const check = verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: party.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  const { registrationInfo } = (await check.catch(() => null)) ?? {};
  if (!registrationInfo) return null;
  const { credential: proven, credentialDeviceType, credentialBackedUp } = registrationInfo;
  return {
    id: Buffer.from(proven.id, 'base64url'),
    publicKey: Buffer.from(proven.publicKey),
    counter: proven.counter,
    deviceType: credentialDeviceType,
    isBackedUp: credentialBackedUp,
  };
}

/** Returns null for an answer that proves nothing. Compares no counters: a forged answer must not look like a copy. */
export async function proveUse(
  answer: CredentialAnswer,
  publicKey: Uint8Array,
  party: WebAuthnParty,
): Promise<CredentialUse | null> {
  const { verifyAuthenticationResponse } = await library();
  const check = verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: party.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpId,
    credential: { id: answer.id, publicKey: new Uint8Array(publicKey), counter: 0 },
    requireUserVerification: true,
  });
  const checked = await check.catch(() => null);
  if (!checked?.verified) return null;
  const { newCounter, credentialDeviceType, credentialBackedUp } = checked.authenticationInfo;
  return {
    counter: newCounter,
    deviceType: credentialDeviceType,
    isBackedUp: credentialBackedUp,
  };
}
