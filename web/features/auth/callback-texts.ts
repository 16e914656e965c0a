/** For the page to which providers send the browser back. */
export const callbackTexts = {
  completing: 'Completing Sign In',
  /** The person should see why they are signed out. */
  failed: 'Signing in did not work. Please try again.',
} as const;

/** Written to the console only. */
export const callbackLogs = {
  noCode: 'Cannot exchange code for session token: no code provided in the URL search params',
  exchange: (status: number) =>
    `Failed to exchange code for session token: API responded with HTTP status ${status}`,
} as const;
