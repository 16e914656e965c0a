/** A time of the day as it stands beside a date. */
export interface ClockTime {
  /** HH:MM */
  time: string;
  /** As written: `CET`, `+02:00`. */
  zone: string | null;
}

/** The greatest distance between a date and its time on the line, in characters. */
const REACH = 48;

const NAMED_ZONES =
  'utc|gmt|cest|cet|mesz|mez|wet|eet|eest|bst|est|edt|cst|cdt|mst|mdt|pst|pdt|pt|et|ct|jst|ist|aest|aedt';
const ZONE = `(?:[^\\S\\n]{0,2}\\(?(?<zone>z(?![\\p{L}\\d])|(?:utc|gmt)?[+-](?:0\\d|1[0-4]):?[0-5]\\d(?!\\d)|(?:${NAMED_ZONES})(?![\\p{L}\\d])))?`;
const AM_PM = '[^\\S\\n]{0,2}(?<half>[ap])\\.?[^\\S\\n]?m(?![\\p{L}])\\.?';
const MINUTES =
  '(?<hour>[01]?\\d|2[0-3])[:.h](?<minute>[0-5]\\d)(?::[0-5]\\d)?(?:[.,]\\d{1,9})?(?![\\d.:])';
/** `6:00 - 7:00 PM` is in the evening from the start. */
const UNTIL = `(?:[^\\S\\n]{0,2}[-–—][^\\S\\n]{0,2}[01]?\\d:[0-5]\\d(?=[^\\S\\n]{0,2}(?<half2>[ap])\\.?m))?`;
const TIMES: readonly string[] = [
  `${MINUTES}(?:${AM_PM}|${UNTIL})?${ZONE}`,
  `(?<hour>0?[1-9]|1[0-2])${AM_PM}${ZONE}`,
  `(?<hour>[01]?\\d|2[0-3])[^\\S\\n]?(?:uhr|h)(?<minute>[0-5]\\d)?(?![\\p{L}\\d])${ZONE}`,
];
const BEFORE_TIME =
  '[\\s,;|·•()–—-]{0,4}(?:t(?=\\d)|(?:at|um|a las|a la|a|from|ab|de|kl|@|von|um ca|gegen|around)[^\\S\\n]{1,2})?[\\s|]{0,2}';
const AFTER_TIME =
  '[^\\S\\n]{0,2}(?:uhr)?[,;|·•()–—-]{0,2}[^\\S\\n]{0,2}(?:(?:on|am|le|el|the|den)[^\\S\\n]{1,2})?$';

const behindDate = TIMES.map((time) => new RegExp(`^${BEFORE_TIME}${time}`, 'u'));
const beforeDate = TIMES.map((time) => new RegExp(`(?<![\\d.,:/-])${time}${AFTER_TIME}`, 'u'));
/** Inside a date a full stop divides day and month. */
const within = [new RegExp(`(?<![\\d.,:/-])${TIMES[0]!.replace('[:.h]', ':')}`, 'u')];

/**
 * The time that is written with the date between `from` and `to`, in it, behind it or before it. In `rest` the dates of
 * the folded text are blanked, so that none of them is taken for a time.
 */
export function timeBeside(
  { folded, rest }: { folded: string; rest: string },
  from: number,
  to: number,
): ClockTime | null {
  const lineStart = rest.lastIndexOf('\n', from - 1) + 1;
  const lineEnd = rest.indexOf('\n', to);
  const behind = rest.slice(to, Math.min(lineEnd < 0 ? rest.length : lineEnd, to + REACH));
  const before = rest.slice(Math.max(lineStart, from - REACH), from);
  return (
    firstTime(within, folded.slice(from, to)) ??
    firstTime(behindDate, behind) ??
    firstTime(beforeDate, before)
  );
}

/** Is there a time of the day anywhere in this stretch? */
export const hasTime = (folded: string): boolean => /\b\d{1,2}[:.h]\d\d\b/.test(folded);

function firstTime(patterns: readonly RegExp[], text: string): ClockTime | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.groups;
    const time = found && toTime(found);
    if (time) return { time, zone: toZone(found.zone) };
  }
  return null;
}

function toTime(groups: Record<string, string | undefined>): string | null {
  const half = groups.half ?? groups.half2;
  const hour = Number(groups.hour);
  const minute = groups.minute ?? '00';
  if (half ? hour < 1 || hour > 12 : hour > 23) return null;
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function toZone(zone: string | undefined): string | null {
  if (!zone) return null;
  if (zone === 'z') return 'UTC';
  const offset = /([+-]\d\d):?(\d\d)$/.exec(zone);
  return offset ? `${offset[1]}:${offset[2]}` : zone.toUpperCase();
}
