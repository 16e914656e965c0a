export const signInPageTexts = {
  title: 'Sign in',
  hint: 'Choose how you sign in to your screenshots.',
} as const;
