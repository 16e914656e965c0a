import { MAIL_LINK_MINUTES } from '../../../../server/contract/limits';

export const linkTexts = {
  title: 'Sign in by link',
  checking: 'Checking your link',
  missing: 'This address is incomplete. Open the whole link that you were given.',
  toSignIn: 'To the sign-in page',
  failed: 'The link could not be checked.',
  retry: 'Retry',
  signInAs: (email: string) => `Sign in as ${email}?`,
  invited: 'You are invited to this server',
  firstOperator: 'Become the operator of this server',
  asOperator: 'You will be an operator: you can invite people and see the state of the server.',
  firstHint:
    'This server has no operator yet. This link works once and makes the account of its first operator.',
  account: (email: string) => `Your account has the address ${email}.`,
  replaces: (email: string) =>
    `You are signed in as ${email} now. This link signs you out of that account.`,
  name: 'Your name',
  email: 'Your e-mail address',
  signIn: 'Sign in',
  begin: 'Make my account',
  useFailed: 'Signing in did not work. Please try again.',
  mail: {
    title: 'A link by mail',
    email: 'E-mail address',
    send: 'Send me a link',
    sent: (email: string) =>
      `If ${email} belongs to an account that links can open, a mail is on its way. Open its link in this browser within ${MAIL_LINK_MINUTES} minutes.`,
    failed: 'The link could not be sent. Please try again.',
  },
  byOperator:
    'People sign in to this server by link. Ask its operator for your link, and open it here.',
  operatorAt: 'Address:',
} as const;
