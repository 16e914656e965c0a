export const authTexts = {
  checking: 'Checking your authentication',
  continueWithGoogle: 'Continue with Google',
  signIn: 'Sign In',
  byLink: 'Sign in by link',
  signOut: 'Sign Out',
  again: 'Sign in again',
  page: {
    title: 'Sign in',
    hint: 'Choose how you sign in to your screenshots.',
  },
  completing: 'Completing Sign In',
  /** Not in the specification, which only logs it: the person should see why they are signed out. */
  failed: 'Signing in did not work. Please try again.',
  signOutFailed: 'Signing out has not worked yet. Until it does, this browser is still signed in.',
} as const;

/** Written to the console only. */
export const authLogs = {
  fetchUser: (status: number) => `Failed to fetch user: API responded with HTTP status ${status}`,
  redirectUrl: (status: number) =>
    `Failed to get login redirect URL: API responded with HTTP status ${status}`,
  noCode: 'Cannot exchange code for session token: no code provided in the URL search params',
  exchange: (status: number) =>
    `Failed to exchange code for session token: API responded with HTTP status ${status}`,
  logout: 'Failed to logout',
} as const;
