import { AppError } from '../../../common/app-error';
import type { EmbeddedDates } from '../../../infra/images/embedded-dates';
import { dateInFileName } from './file-name-date';

export type ImageDateSource = 'exif' | 'xmp' | 'png' | 'filename' | 'modified';

export interface ImageCreatedAt {
  /** Wall-clock time, with an offset only where one is known; its first ten characters are its day. */
  at: string;
  source: ImageDateSource;
}

const EARLIEST_YEAR = 1990;
/** A wall clock without a zone may be up to 14 hours ahead of UTC without being in the future. */
const MOST_AHEAD_MS = 14 * 60 * 60 * 1000;

/** Uses the first believable source (docs/decisions.md#image-date). Returns null when there is none. */
export function imageCreatedAt(
  sources: EmbeddedDates & { fileName: string; modifiedAt: string | null },
  now: Date,
): ImageCreatedAt | null {
  const candidates: [ImageDateSource, string | null][] = [
    ['exif', sources.exif],
    ['xmp', sources.xmp],
    ['png', sources.png],
    ['filename', dateInFileName(sources.fileName)],
    ['modified', sources.modifiedAt],
  ];
  for (const [source, at] of candidates) {
    if (at !== null && isBelievable(at, now)) return { at, source };
  }
  return null;
}

/** Throws where a person gives a moment that no image can be of. */
export function assertBelievable(at: string, now: Date): void {
  if (isBelievable(at, now)) return;
  throw new AppError(
    'invalid_input',
    `An image is made between the year ${EARLIEST_YEAR} and now, on a day that exists.`,
  );
}

/** The form in which moments are stored: seconds, no fractions. A day stays a day. */
export function toTheSecond(at: string): string {
  return at.replace(/T(\d\d:\d\d)(:\d\d)?(?:\.\d+)?/, (_, minutes: string, seconds = ':00') => {
    return `T${minutes}${seconds}`;
  });
}

function isBelievable(at: string, now: Date): boolean {
  const hasZone = /T.*(Z|[+-]\d{2}:\d{2})$/.test(at);
  const moment = new Date(hasZone || at.length <= 10 ? at : `${at}Z`);
  if (Number.isNaN(moment.getTime()) || !isRealDay(at.slice(0, 10))) return false;
  const latest = now.getTime() + (hasZone ? 0 : MOST_AHEAD_MS);
  return Number(at.slice(0, 4)) >= EARLIEST_YEAR && moment.getTime() <= latest;
}

/** JavaScript parses 31 February as 3 March. */
function isRealDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
