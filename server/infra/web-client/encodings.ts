import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings of texts, smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Nearly as small as the best, in a tenth of its time. */
const QUALITY = 9;

const pack: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text) => promisify(gzip)(text, { level: QUALITY }),
};

/** The best encoding that the header `Accept-Encoding` names and does not forbid; null for none. */
export function encodingFor(header: string | string[] | undefined): Encoding | null {
  const accepted = new Set<string>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...rules] = part.split(';').map((word) => word.trim().toLowerCase());
    const isForbidden = rules.some((rule) => /^q=0(\.0*)?$/.test(rule));
    if (!isForbidden) accepted.add(name);
  }
  return ENCODINGS.find((encoding) => accepted.has(encoding)) ?? null;
}

/** A text in any encoding; each is made at its first use and kept. */
export function packedText(text: string): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding) ?? pack[encoding](text);
    made.set(encoding, known);
    return known;
  };
}
