export const authTexts = {
  checking: 'Checking your authentication',
  continueWithGoogle: 'Continue with Google',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  completing: 'Completing Sign In',
  /** Ours: the specification only logs it, but a person who comes back signed out should know. */
  failed: 'Signing in did not work. Please try again.',
} as const;

/** Written to the console and nowhere else (spec §8). */
export const authLogs = {
  fetchUser: (status: number) => `Failed to fetch user: API responded with HTTP status ${status}`,
  redirectUrl: (status: number) =>
    `Failed to get login redirect URL: API responded with HTTP status ${status}`,
  noCode: 'Cannot exchange code for session token: no code provided in the URL search params',
  exchange: (status: number) =>
    `Failed to exchange code for session token: API responded with HTTP status ${status}`,
  logout: 'Failed to logout',
} as const;
