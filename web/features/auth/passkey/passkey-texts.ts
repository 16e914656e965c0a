export const passkeyTexts = {
  signIn: 'Sign in with a passkey',
  failed: 'Signing in did not work. Please try again.',
  /** Browsers say the same for a cancelled question, one that took too long, and a device without a passkey. */
  stopped: 'No passkey was used. Try again, or sign in another way.',
  unsupported: 'This browser does not support passkeys. Use a newer one, or sign in another way.',
  recovery: {
    open: 'Use a recovery code',
    title: 'Sign in with a recovery code',
    code: 'Recovery code',
    hint: 'One of the codes that you kept for the loss of your passkeys. Each works once.',
    use: 'Sign in',
  },
} as const;
