import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** The browser's part of passkeys in one object, so that tests can replace it. */
export const ceremony = {
  isSupported: (): boolean => browserSupportsWebAuthn(),
  create: startRegistration,
  get: startAuthentication,
};

/** The name of an error of the browser; its own sentences are for developers. */
export const browserErrorOf = (error: Error | null): string | null =>
  error !== null && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)
    ? error.name
    : null;
