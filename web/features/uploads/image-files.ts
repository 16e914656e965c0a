import { hasImageEnding } from '../../../server/contract/storage/image-types';

/** Some systems report no type for some images, so the name decides. */
export function isImageFile(file: Pick<File, 'name' | 'type'>): boolean {
  return file.type.startsWith('image/') || (file.type === '' && hasImageEnding(file.name));
}

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** The file's own time as ISO 8601 with this computer's offset at that time. */
export function localTimestamp(
  milliseconds: number,
  offsetOf = (date: Date) => -date.getTimezoneOffset(),
): string {
  const offset = offsetOf(new Date(milliseconds));
  const wallClock = new Date(milliseconds + offset * 60_000).toISOString().slice(0, 19);
  const sign = offset < 0 ? '-' : '+';
  const minutes = Math.abs(offset);
  return `${wallClock}${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** `2026-11-20 23.30.00`, a format in which the server finds a date in a file name. */
export function fileNameStamp(milliseconds: number): string {
  return localTimestamp(milliseconds).slice(0, 19).replace('T', ' ').replaceAll(':', '.');
}
