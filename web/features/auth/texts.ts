export const authTexts = {
  checking: 'Checking your authentication',
  continueWithGoogle: 'Continue with Google',
  signIn: 'Sign In',
  byLink: 'Sign in by link',
  signOut: 'Sign Out',
  again: 'Sign in again',
  ended: 'Your session has ended. Sign in again.',
  signOutFailed: 'Signing out has not worked yet. Until it does, this browser is still signed in.',
} as const;

/** Written to the console only. */
export const authLogs = {
  fetchUser: (status: number) => `Failed to fetch user: API responded with HTTP status ${status}`,
  redirectUrl: (status: number) =>
    `Failed to get login redirect URL: API responded with HTTP status ${status}`,
  logout: 'Failed to logout',
} as const;
