import { DAY_MS } from '../../server/contract/limits';

/** Titles and texts come from images, so terminal control characters are removed. */
export function plain(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();
}

/** The same for a text of several lines. */
export function plainLines(text: string): string {
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/g, ' ');
}

/** `2026-11-27 23:12 UTC` of an ISO time; with the offset of an image's own time: `2026-11-27 23:12 +02:00`. */
export function minuteOf(moment: string): string {
  const zone = moment.endsWith('Z') ? 'UTC' : moment.slice(-6);
  return `${moment.slice(0, 16).replace('T', ' ')} ${zone}`;
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
