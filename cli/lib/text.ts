import { DAY_MS } from '../../server/contract/limits';

/** Titles and texts come from images, so terminal control characters are removed. */
export function plain(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();
}

/** The same for a text of several lines. */
export function plainLines(text: string): string {
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/g, ' ');
}

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)[^Z+-]*(Z|[+-]\d\d:\d\d)?)?$/;

/**
 * `2026-11-27 23:12 UTC` of an ISO time. An image's own time may have another offset, `2026-11-27 23:12 +02:00`, none, or
 * be a day alone: only what it says is written. Other texts come back as they are, without control characters.
 */
export function minuteOf(moment: string): string {
  const [, day, minute, zone] = MOMENT.exec(moment) ?? [];
  if (day === undefined) return plain(moment);
  const parts = [day, minute, zone === 'Z' ? 'UTC' : zone];
  return parts.filter((part) => part !== undefined).join(' ');
}

/** `1 file`, `2 files`. */
export const counted = (count: number, noun: string, several = `${noun}s`) =>
  `${count} ${count === 1 ? noun : several}`;

const SPANS = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** The age in the largest unit that fits: `3 hours`. */
export function agoOf(moment: Date, now: Date): string {
  const ms = Math.max(0, now.getTime() - moment.getTime());
  const [unit, length] = SPANS.find(([, span]) => ms >= span) ?? (['second', 1000] as const);
  return counted(Math.floor(ms / length), unit);
}
