import type { Share } from '../../../server/contract/sharing/shares';
import { FREE_SHARES, SHARE_DAYS } from '../../../server/contract/limits';
import { formatNumber } from '../../shared/format';

const shots = (n: number) => (n === 1 ? '1 screenshot' : `${formatNumber(n)} screenshots`);
const places = (n: number) => (n === 1 ? '1 place' : `${formatNumber(n)} places`);
const days = (n: number) => (n === 1 ? '1 day' : `${n} days`);

export const shareTexts = {
  title: (n: number | null) => (n === null ? 'Share this collection' : `Share ${shots(n)}`),
  hint: 'Whoever has the link can look, without an account. It ends when you say so.',
  follows: 'The link follows the collection: what is added later is shown, too.',
  ends: 'Ends after',
  endChoices: [
    ...SHARE_DAYS.offered.map((n) => ({ value: String(n), label: days(n) })),
    { value: 'never', label: 'Never' },
  ],
  password: 'Password',
  passwordHint: 'Optional, 4 characters or more',
  views: 'Most visitors',
  viewsHint: 'Optional; each browser counts once an hour',
  bronze: 'Passwords and limits need Bronze.',
  redact: 'Hide what should not be seen',
  redactHint: 'Rectangles are burned into a new picture, and its text is read again from that.',
  showText: 'Show the text',
  allowDownload: 'Offer a download',
  create: 'Create link',
  redactAndShare: 'Redact and share',
  cancel: 'Cancel',
  done: 'Done',
  address: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  open: 'Open',
  preparing: 'The picture is being prepared. The link shows it in a moment.',
  ready: 'The link is live.',
  failed: 'The link could not be made',
  checkFailed: 'What is hidden could not be loaded',
  loading: 'Loading what is hidden',
  hidden: (n: number) => (n === 0 ? 'Nothing is hidden.' : `${places(n)} hidden.`),
  proposed: (n: number) => `${places(n)} may have to be hidden.`,
  nothingKnown: 'Nothing known was found. Look yourself, too.',
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
  remove: 'Show it again',
  same: 'Hide the same text everywhere',
  sameFound: (n: number) => (n === 0 ? 'There is no other place' : `${places(n)} more hidden`),
  add: 'Add a rectangle',
  clear: 'Hide nothing',
  save: 'Save',
  back: 'Back',
  failed: 'What is hidden could not be saved',
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
  lastViewed: (at: string) => `last ${at}`,
  shots,
  marks: { password: 'Password', download: 'Download', plain: 'Nothing hidden' },
  copy: 'Copy link',
  copied: 'Copied the link',
  copyFailed: 'The link could not be copied',
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
  freeLimit: `On Free, ${FREE_SHARES} links are live at a time.`,
} as const;

export const shareRulesTexts = {
  title: 'Links of this team',
  hint: 'What members may show to people without an account.',
  loading: 'Loading the rules',
  failed: 'The rules could not be loaded',
  saveFailed: 'The rule could not be saved',
  allowed: 'Allow links',
  allowedHint: 'Off ends every link at once.',
  password: 'Every link needs a password',
  redaction: 'Hide what the radar has found',
  most: 'Longest life',
  mostChoices: [
    { value: 'any', label: 'Any' },
    ...SHARE_DAYS.offered.map((n) => ({ value: String(n), label: days(n) })),
  ],
  toLinks: 'All links',
} as const;
