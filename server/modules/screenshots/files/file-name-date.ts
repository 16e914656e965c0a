const DAY = '((?:19|20)\\d{2})[-_.]?([01]\\d)[-_.]?([0-3]\\d)';
/** Between day and time: a space, an underscore, `T`, a dash, or the word that macOS and GNOME put there. */
const GAP = '(?:[T _-]|,? \\p{L}{1,4} )';
const TIME = '([0-2]?\\d)[-.:_]?([0-5]\\d)[-.:_]?([0-5]\\d)(?:[\\s\\u202f]?([AP])M)?';

const DAY_AND_TIME = new RegExp(`(?<!\\d)${DAY}${GAP}${TIME}(?!\\d{4})`, 'iu');
/** A day without a time must have separators, because eight digits in a row are often a plain number. */
const DAY_ALONE = /(?<!\d)((?:19|20)\d{2})[-_.]([01]\d)[-_.]([0-3]\d)(?!\d)/;
/** Joined by dashes alone, as some phones write it: `2026-05-03-14-07-09-123_com.app`. */
const JOINED_BY_DASHES = /(?<!\d)((?:19|20)\d{2})-([01]\d)-([0-3]\d)-([0-2]\d)-([0-5]\d)-([0-5]\d)/;

/**
 * The wall-clock time in a screenshot's file name. Only the date part is matched, so the words around it may be in any
 * language: macOS (also its 12-hour form with a narrow space), Windows, GNOME, KDE, Android.
 */
export function dateInFileName(name: string): string | null {
  const full = JOINED_BY_DASHES.exec(name) ?? DAY_AND_TIME.exec(name);
  if (full) return withTime(full);
  const day = DAY_ALONE.exec(name);
  return day ? `${day[1]}-${day[2]}-${day[3]}T00:00:00` : null;
}

function withTime(match: RegExpExecArray): string | null {
  const [, year, month, day, hour = '', minute, second, half] = match;
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hour);
  if (hours > 23) return null;
  return `${year}-${month}-${day}T${String(hours).padStart(2, '0')}:${minute}:${second}`;
}
