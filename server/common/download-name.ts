import { IMAGE_TYPES, type ImageType } from '../contract/storage/image-types';

/** The longest name, in characters, that every file system accepts. */
const LONGEST = 255;
/** Control characters, and direction marks: with them `gpj.exe` would read as `exe.jpg`. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const ENDING = /\.([a-z][a-z\d]{0,9})$/i;

const ENDINGS: Readonly<Partial<Record<string, readonly string[]>>> = IMAGE_TYPES;
/** Endings that fit as well: files that have them arrive by paste and by the API. */
const RARE_ENDINGS: Readonly<Partial<Record<string, readonly string[]>>> = {
  'image/png': ['apng'],
  'image/jpeg': ['jpe', 'jfif'],
  'image/avif': ['avifs'],
  'image/bmp': ['dib'],
  'image/heic': ['hif'],
} satisfies Partial<Record<ImageType, string[]>>;

export const withoutUnseen = (name: string): string => name.replace(UNSEEN, '');

/**
 * The name under which a file is downloaded: its extension follows its content, whatever its original name. An image
 * called `x.exe` becomes `x.png`; a matching name stays.
 */
export function downloadName(name: string, contentType: string): string {
  // Windows drops dots and blanks at the end, and would then use an extension before them.
  const clean = withoutUnseen(name).replace(/[. ]+$/, '');
  const right = ENDINGS[contentType]?.[0];
  const fitting = [...(ENDINGS[contentType] ?? []), ...(RARE_ENDINGS[contentType] ?? [])];
  const given = ENDING.exec(clean)?.[1];
  if (right === undefined || (given && fitting.includes(given.toLowerCase()))) return clean;
  const stem = given === undefined ? clean : clean.slice(0, -given.length - 1);
  const room = LONGEST - right.length - 1;
  return `${[...(stem || 'image')].slice(0, room).join('')}.${right}`;
}
