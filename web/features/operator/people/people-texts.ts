import { formatNumber } from '../../../shared/format';

export const peopleTexts = {
  title: 'People',
  hint: 'The accounts of this server.',
  toOperations: 'Operations',
  search: 'Search people',
  searchHint: 'Name or e-mail address',
  clear: 'Clear the search',
  loading: 'Loading people',
  failed: 'The people could not be loaded',
  stale: 'This list could not be refreshed.',
  nobody: 'Nobody was found',
  nobodyHint: 'Try a part of the name or of the address.',
  more: 'More people',
  first: 'Back to the first',
  you: 'you',
  operator: 'Operator',
  disabled: 'Disabled',
  manage: 'Manage',
  manageNamed: (email: string) => `Manage ${email}`,
  usage: (count: number, used: string) =>
    `${formatNumber(count)} ${count === 1 ? 'screenshot' : 'screenshots'}, ${used}`,
  changed: 'Saved',
  changeFailed: 'The change could not be saved. Try again.',
  copy: 'Copy',
  copied: 'Copied',
  cancel: 'Cancel',
  close: 'Close',

  facts: {
    plan: 'Plan',
    stored: 'Stored',
    teams: 'Teams',
    since: 'Since',
    seen: 'Last seen',
    never: 'Nothing is stored',
  },

  plan: {
    label: 'Give a plan without payment',
    hint: 'Free ends it. Where a login provider names the plan, the next sign-in there decides again.',
    give: 'Give plan',
  },

  storage: {
    label: 'Storage limit',
    hint: 'A size such as 50 GB, or none. Leave it empty for the limit of the plan or of the server.',
    none: 'none',
    save: 'Save limit',
    wrong: 'Write a size such as 50 GB, or none.',
  },

  role: {
    make: 'Make operator',
    remove: 'Remove as operator',
    elsewhere: 'An operator by the configuration or by a group at the login provider.',
  },

  link: {
    make: 'Make a sign-in link',
    label: 'Link',
    hint: 'It works once, for a day, and is shown only now. Hand it to the person.',
    mailed: 'A link that works once, for a day, is on its way by mail.',
  },

  signOut: {
    ask: 'Sign out everywhere',
    question: (email: string) => `Sign ${email} out everywhere, API keys included?`,
    yes: 'Sign out',
    done: 'Signed out everywhere',
  },

  disable: {
    ask: 'Disable account',
    question: (email: string) => `Disable the account of ${email}?`,
    yes: 'Disable',
    enable: 'Enable account',
  },

  invite: {
    open: 'Invite',
    title: 'Invite a person',
    email: 'E-mail address',
    name: 'Name (optional)',
    operator: 'Make this person an operator',
    send: 'Make the invitation',
    failed: 'The invitation could not be made. Try again.',
    label: 'Invitation link',
    hint: 'It works once, for seven days, and is shown only now. Hand it to the person.',
    mailed: 'It was also sent by mail.',
    done: 'Done',
    off: 'People sign in with the configured providers; links of this server are off.',
  },

  invites: {
    title: 'Open invitations',
    loading: 'Loading invitations',
    failed: 'The invitations could not be loaded',
    none: 'Nobody is invited at the moment.',
    until: (day: string) => `Until ${day}`,
    by: (email: string) => `by ${email}`,
    withdraw: 'Withdraw',
    withdrawNamed: (email: string) => `Withdraw the invitation of ${email}`,
    question: (email: string) => `Withdraw the invitation of ${email}?`,
    withdrawn: 'The invitation is withdrawn',
  },
} as const;
