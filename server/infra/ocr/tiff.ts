import { type GreyImage } from './glyphs';

const ENTRY = 12;
const LONG = 4;

/** The tags of TIFF 6.0 that a grey picture in one piece needs, in their order. */
const WIDTH = 256;
const HEIGHT = 257;
const BITS = 258;
const COMPRESSION = 259;
const SHADES = 262;
const START = 273;
const SAMPLES = 277;
const ROWS = 278;
const BYTES = 279;
const COUNT = 9;
const HEAD = 8 + 2 + COUNT * ENTRY + 4;

/**
 * A file with nothing compressed, so that nothing is packed only to be unpacked again. Tesseract reads it row by row, and
 * a portable grey map pixel by pixel. A bare buffer is the one form that the library does not copy.
 */
export function asTiff({ data, width, height }: GreyImage): ArrayBuffer {
  const tags = [
    [WIDTH, width],
    [HEIGHT, height],
    [BITS, 8],
    [COMPRESSION, 1],
    [SHADES, 1],
    [START, HEAD],
    [SAMPLES, 1],
    [ROWS, height],
    [BYTES, data.length],
  ] as const;
  const file = Buffer.from(new ArrayBuffer(HEAD + data.length));
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(tags.length, 8);
  tags.forEach(([tag, value], i) => {
    const at = 10 + i * ENTRY;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(LONG, at + 2);
    file.writeUInt32LE(1, at + 4);
    file.writeUInt32LE(value, at + 8);
  });
  file.set(data, HEAD);
  return file.buffer;
}
