import type { Share, ShareRules } from '../../../server/contract/sharing/shares';
import { SHARE_DAYS, SHARE_PASSWORD } from '../../../server/contract/limits';
import { planWith } from '../../../server/contract/plans';
import { formatNumber } from '../../shared/format';

const shots = (n: number) => (n === 1 ? '1 screenshot' : `${formatNumber(n)} screenshots`);
const places = (n: number) => (n === 1 ? '1 place' : `${formatNumber(n)} places`);
const days = (n: number) => (n === 1 ? '1 day' : `${n} days`);

export const shareTexts = {
  title: (n: number | null) => (n === null ? 'Share this collection' : `Share ${shots(n)}`),
  hint: 'Everybody who has the link can look, without an account. You decide when it ends.',
  follows: 'The link follows the collection: what is added later is shown, too.',
  name: 'Title',
  nameHint: 'Optional; shown above the pictures',
  ends: 'Ends',
  keepEnd: (end: string) => `As now: ${end}`,
  afterDays: (n: number) => `After ${days(n)}`,
  onDate: 'On a day',
  lastDay: 'Last day',
  never: 'Never',
  password: 'Password',
  newPassword: 'New password',
  keepPassword: 'Leave it empty to keep the present one',
  dropPassword: 'Open without a password',
  neededHint: `This space needs one, ${SHARE_PASSWORD.least} characters or more`,
  passwordHint: `Optional, ${SHARE_PASSWORD.least} characters or more`,
  views: 'Most visitors',
  viewsHint: 'Optional; each browser counts once an hour',
  needsProtectionPlan: `Passwords and limits need ${planWith('team_collaboration').name}.`,
  redact: 'Hide what should not be seen',
  redactHint: 'Rectangles are burned into a new picture, and its text is read again from that.',
  showText: 'Show the text',
  allowDownload: 'Offer a download',
  create: 'Create link',
  redactAndShare: 'Redact and share',
  save: 'Save',
  done: 'Done',
  address: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  open: 'Open',
  preparing: 'The picture is being prepared. The link shows it in a moment.',
  ready: 'The link is live.',
  failed: 'The link could not be made',
  checkFailed: 'The hidden places could not be loaded',
  loading: 'Loading what is hidden',
  hidden: (n: number) => (n === 0 ? 'Nothing is hidden.' : `${places(n)} hidden.`),
  proposed: (n: number) => `${places(n)} may have to be hidden.`,
  nothingKnown: 'No known kind of secret was found. Check the picture yourself, too.',
  hideProposed: (n: number) => (n === 1 ? 'Hide it' : `Hide all ${formatNumber(n)}`),
  edit: 'Choose what is hidden',
  notClean: 'Something can still be read',
} as const;

export const redactionTexts = {
  title: 'Choose what is hidden',
  hint: 'Draw over what should not be seen. Only solid rectangles: blurred and pixelated text can be made readable again.',
  image: 'The screenshot, with what is hidden',
  rectangle: (n: number) => `Hidden place ${n}`,
  proposal: (reason: string) => `Hide this place: ${reason.replaceAll('_', ' ')}`,
  canvas: 'The screenshot',
  places: 'Places',
  keys: 'Arrows move it, Shift and arrows resize it, a press shows it again',
  move: 'Move the image',
  types: 'Hide all of a kind',
  type: (name: string, n: number) => `${name} (${formatNumber(n)})`,
  same: 'Hide the same text everywhere',
  sameFound: (n: number) =>
    n === 0
      ? 'The same text is in no other place'
      : n === 1
        ? '1 more place hidden'
        : `${formatNumber(n)} more places hidden`,
  add: 'Add a rectangle',
  clear: 'Hide nothing',
  save: 'Save',
  back: 'Back',
  failed: 'The hidden places could not be saved',
} as const;

const STATES: Record<Share['state'], string> = {
  live: 'Live',
  preparing: 'Being prepared',
  not_clean: 'Hidden: something can still be read',
  expired: 'Ended',
  used_up: 'Used up',
};

export const sharesPageTexts = {
  title: 'Links',
  hint: 'Everything of this space that people without an account can see.',
  count: (n: number) => (n === 1 ? '1 link' : `${formatNumber(n)} links`),
  loading: 'Loading the links',
  failed: 'The links could not be loaded',
  empty: 'Nothing is shared',
  emptyHint: 'Open a screenshot and choose Share.',
  state: (state: Share['state']) => STATES[state],
  by: (name: string) => `by ${name}`,
  ends: (at: string) => `ends ${at}`,
  ended: (at: string) => `ended ${at}`,
  never: 'does not end',
  views: (n: number, most: number | null) =>
    most === null
      ? `${formatNumber(n)} ${n === 1 ? 'view' : 'views'}`
      : `${formatNumber(n)} of ${formatNumber(most)} views`,
  byDay: 'Views by day',
  lastViewed: (at: string) => `last ${at}`,
  shots,
  marks: { password: 'Password', download: 'Download', plain: 'Nothing hidden' },
  copy: 'Copy link',
  copied: 'Copied the link',
  copyFailed: 'The link could not be copied',
  edit: 'Edit link',
  editTitle: (title: string) => `Edit the link: ${title}`,
  saved: 'Saved the link',
  renew: 'New address',
  renewed: 'The link has a new address; the old one has ended',
  revoke: 'Revoke',
  confirm: 'Really revoke?',
  yes: 'Revoke',
  no: 'Keep',
  revoked: 'Revoked the link',
  revokeAll: 'Revoke all',
  revokeAllTitle: 'Revoke all links?',
  revokeAllText: 'Every link that you may revoke ends at once. This cannot be undone.',
  revokedAll: (n: number) => `Revoked ${n === 1 ? '1 link' : `${formatNumber(n)} links`}`,
  changeFailed: 'The link could not be changed',
  more: (title: string) => `Actions for ${title}`,
} as const;

export const shareRulesTexts = {
  title: 'Links of this team',
  hint: 'The rules for links that members make for people without an account.',
  loading: 'Loading the rules',
  failed: 'The rules could not be loaded',
  saveFailed: 'The rule could not be saved',
  allowed: 'Allow links',
  allowedHint: 'Turning it off ends every link at once.',
  password: 'Every link needs a password',
  redaction: 'Hide what the radar has found',
  most: 'Longest life',
  mostChoices: [
    { value: 'any', label: 'Any' },
    ...SHARE_DAYS.offered.map((n) => ({ value: String(n), label: days(n) })),
  ],
  toLinks: 'All links',
  /** For those who cannot change the rules. */
  sentences: ({ allowed, password_needed, redaction_needed, most_days: most }: ShareRules) =>
    allowed
      ? [
          'Links are allowed.',
          password_needed ? 'Every link needs a password.' : 'A link needs no password.',
          redaction_needed ? 'What the radar has found is hidden.' : 'Nothing has to be hidden.',
          most === null
            ? 'A link may stay as long as its maker wants.'
            : `A link ends after at most ${days(most)}.`,
        ]
      : ['Links are not allowed.'],
  fixed: 'Only the owner can change this.',
} as const;

export const logoTexts = {
  title: 'Name and logo on shared pages',
  hint: 'Pages of links show the name of this space, and its logo if you give it one.',
  needsLogoPlan: `On ${planWith('white_label').name}, pages of links show the name and the logo of this space.`,
  present: 'The present logo',
  choose: 'Choose a logo',
  replace: 'Replace the logo',
  remove: 'Remove the logo',
  limit: (kilobytes: number) => `An image of at most ${kilobytes} KB`,
  tooLarge: (kilobytes: number) => `A logo may have at most ${kilobytes} KB.`,
  failed: 'The logo could not be saved',
  saved: 'Saved the logo',
  removed: 'Removed the logo',
} as const;
