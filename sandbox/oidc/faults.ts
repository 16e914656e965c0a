/** The ways in which the provider answers wrongly when it is asked to, each with its words for people. */
export const FAULTS = {
  wrong_issuer: 'The ID token names another issuer',
  wrong_audience: 'The ID token is for another client',
  wrong_nonce: 'The ID token belongs to another sign-in',
  no_nonce: 'The ID token belongs to no sign-in',
  alg_none: 'The ID token is not signed',
  shared_secret: 'The ID token is signed with the client secret',
  foreign_key: 'The ID token is signed with the key of a stranger',
  expired: 'The ID token has expired',
  future: 'The ID token was issued in the future',
  not_yet: 'The ID token is not valid yet',
  no_token: 'There is no ID token',
  other_subject: 'The profile is that of another person',
  mix_up: 'The answer comes in the name of another provider',
  unverified_email: 'The e-mail address is not verified',
  no_email: 'There is no e-mail address',
} as const;

export type Fault = keyof typeof FAULTS;

export const isFault = (text: string): text is Fault => Object.hasOwn(FAULTS, text);
