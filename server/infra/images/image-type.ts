import type { ImageType } from '../../contract/storage/image-types';

/** Enough of a file's beginning to tell its type. */
export const HEAD_BYTES = 64;

const ascii = (head: Buffer, start: number, end: number) => head.toString('latin1', start, end);

/** Brands of an ISO media file: AVIF and HEIC share the container. */
const AVIF_BRANDS = new Set(['avif', 'avis']);
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

function hasBrand(head: Buffer, brands: ReadonlySet<string>): boolean {
  if (ascii(head, 4, 8) !== 'ftyp') return false;
  const end = Math.min(head.readUInt32BE(0), head.length);
  for (let at = 8; at + 4 <= end; at += 4) if (brands.has(ascii(head, at, at + 4))) return true;
  return false;
}

const KNOWN_BMP_HEADERS = new Set([12, 40, 52, 56, 64, 108, 124]);

/** Two letters alone are too weak, so the size of the second header is checked, too. */
function isBmp(head: Buffer): boolean {
  return (
    ascii(head, 0, 2) === 'BM' && head.length >= 26 && KNOWN_BMP_HEADERS.has(head.readUInt32LE(14))
  );
}

/** The first bytes decide the type, never the name. */
const SIGNATURES: readonly [ImageType, (head: Buffer) => boolean][] = [
  ['image/png', (head) => ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (head) => ascii(head, 0, 3) === '\xff\xd8\xff'],
  ['image/webp', (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP'],
  ['image/gif', (head) => /^GIF8[79]a$/.test(ascii(head, 0, 6))],
  ['image/avif', (head) => hasBrand(head, AVIF_BRANDS)],
  ['image/heic', (head) => hasBrand(head, HEIC_BRANDS)],
  ['image/bmp', isBmp],
  ['image/tiff', (head) => ['II*\0', 'MM\0*'].includes(ascii(head, 0, 4))],
];

/** Detects the type from the first `HEAD_BYTES`; returns null for types that are not accepted. */
export function imageTypeOf(head: Buffer): ImageType | null {
  if (head.length < 12) return null;
  return SIGNATURES.find(([, matches]) => matches(head))?.[0] ?? null;
}
