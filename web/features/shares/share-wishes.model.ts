import { SHARE_DAYS } from '../../../server/contract/limits';
import type { Share, ShareRules } from '../../../server/contract/sharing/shares';

/** A link as it is filled in. */
export interface ShareWishes {
  title: string;
  /** A number of days, `never`, `date` for the day below, or `keep` where the end of a link is not changed. */
  ends: string;
  /** `2026-11-20`; the link ends with this day. */
  date: string;
  password: string;
  /** Only of a link that has one. */
  dropsPassword: boolean;
  views: string;
  redact: boolean;
  showText: boolean;
  allowDownload: boolean;
}

/** The demands of the owner that a form can follow at once. */
export type FormRules = Pick<ShareRules, 'most_days' | 'password_needed'>;
export const NO_RULES: FormRules = { most_days: null, password_needed: false };

export const usualWishes = ({ most_days: most }: FormRules): ShareWishes => ({
  ...{ title: '', ends: String(usualDays(most)), date: '' },
  ...{ password: '', dropsPassword: false, views: '' },
  ...{ redact: true, showText: true, allowDownload: false },
});

const usualDays = (most: number | null): number =>
  offeredDays(most).includes(SHARE_DAYS.usual) ? SHARE_DAYS.usual : (most ?? SHARE_DAYS.usual);

/** The lives that the rules allow; the longest one that they allow is always among them. */
export function offeredDays(most: number | null): number[] {
  const offered = SHARE_DAYS.offered.filter((n) => most === null || n <= most);
  return most === null || offered.some((n) => n === most) ? [...offered] : [...offered, most];
}

/** The moment at which this day ends here. */
const endOfDay = (date: string): string => new Date(`${date}T23:59:59`).toISOString();

function endOf({ ends, date }: ShareWishes) {
  if (ends === 'keep') return {};
  if (ends === 'date') return date === '' ? {} : { expires_at: endOfDay(date) };
  return { expires_in_days: ends === 'never' ? null : Number(ends) };
}

const viewsOf = ({ views }: ShareWishes) => (views === '' ? null : Number(views));

/** The fields of a new link. */
export const bodyOf = (wishes: ShareWishes) => ({
  ...endOf(wishes),
  title: wishes.title.trim() || null,
  password: wishes.password || null,
  max_views: viewsOf(wishes),
  redact: wishes.redact,
  show_text: wishes.showText,
  allow_download: wishes.allowDownload,
});

type EditedShare = Pick<
  Share,
  'own_title' | 'max_views' | 'redact' | 'show_text' | 'allow_download'
>;

/** A link as a form shows it before anything is changed; its password is not known. */
export const wishesOf = (share: EditedShare): ShareWishes => ({
  ...{ title: share.own_title ?? '', ends: 'keep', date: '' },
  ...{ password: '', dropsPassword: false, views: share.max_views?.toString() ?? '' },
  redact: share.redact,
  showText: share.show_text,
  allowDownload: share.allow_download,
});

/** Only what differs is sent, so that nothing else of the link is touched. */
export function changesOf(share: EditedShare, wishes: ShareWishes) {
  const { title, max_views, redact, show_text, allow_download } = bodyOf(wishes);
  const password = wishes.dropsPassword ? null : wishes.password || undefined;
  return {
    ...endOf(wishes),
    ...(title === share.own_title ? {} : { title }),
    ...(password === undefined ? {} : { password }),
    ...(max_views === share.max_views ? {} : { max_views }),
    ...(redact === share.redact ? {} : { redact }),
    ...(show_text === share.show_text ? {} : { show_text }),
    ...(allow_download === share.allow_download ? {} : { allow_download }),
  };
}
