import type { Metadata } from 'sharp';
import { MOST_BLOCK_BYTES } from './exif-date';
import { boxesAt, boxesIn, FULL_BOX } from './scan/media-boxes';

type Blocks = Pick<Metadata, 'exif' | 'xmp'>;

/** EXIF and XMP of a HEIC file, which libvips does not read. Empty where the boxes are damaged. */
export function heicBlocks(file: Buffer): Blocks {
  try {
    const types = itemTypes(file);
    const exif = itemBytes(file, types.get('Exif'));
    const xmp = itemBytes(file, types.get('mime'));
    return { ...(exif && { exif: tiffOf(exif) }), ...(xmp && { xmp }) };
  } catch {
    // A picture without its date is better than no picture.
    return {};
  }
}

/** The block begins with the distance to its TIFF header. */
const tiffOf = (block: Buffer): Buffer => block.subarray(4 + block.readUInt32BE(0));

/** The id of the first item of each type. */
function itemTypes(file: Buffer): Map<string, number> {
  const types = new Map<string, number>();
  for (const list of boxesAt(file, ['meta', 'iinf'])) {
    const start = list.start + FULL_BOX + (file[list.start] === 0 ? 2 : 4);
    for (const entry of boxesIn(file, start, list.end)) {
      const isLong = file[entry.start] === 3;
      const at = entry.start + FULL_BOX;
      const id = isLong ? file.readUInt32BE(at) : file.readUInt16BE(at);
      const typeAt = at + (isLong ? 6 : 4);
      const type = file.toString('latin1', typeAt, typeAt + 4);
      if (!types.has(type)) types.set(type, id);
    }
  }
  return types;
}

/** The first bytes of an item that lies in one piece in the file. */
function itemBytes(file: Buffer, id: number | undefined): Buffer | null {
  const [list] = boxesAt(file, ['meta', 'iloc']);
  if (id === undefined || !list) return null;
  const place = new Places(file, list.start).find(id);
  if (!place) return null;
  const length = Math.min(place.length, MOST_BLOCK_BYTES);
  return file.subarray(place.offset, place.offset + length);
}

/** Reads the table of item places, whose fields have the sizes that its head tells. */
class Places {
  private at: number;
  private readonly version: number;
  private readonly sizes: { offset: number; length: number; base: number; index: number };

  constructor(
    private readonly file: Buffer,
    start: number,
  ) {
    this.version = file[start] ?? 0;
    this.at = start + FULL_BOX;
    const sizes = this.take(2);
    this.sizes = {
      offset: sizes >> 12,
      length: (sizes >> 8) & 15,
      base: (sizes >> 4) & 15,
      index: this.version > 0 ? sizes & 15 : 0,
    };
  }

  find(id: number): { offset: number; length: number } | null {
    const count = this.take(this.version < 2 ? 2 : 4);
    for (let n = 0; n < count; n += 1) {
      const item = this.take(this.version < 2 ? 2 : 4);
      const isInFile = this.version === 0 || (this.take(2) & 15) === 0;
      this.take(2);
      const base = this.take(this.sizes.base);
      const places = this.takePlaces(base);
      if (item === id) return isInFile ? (places[0] ?? null) : null;
    }
    return null;
  }

  private takePlaces(base: number): { offset: number; length: number }[] {
    return Array.from({ length: this.take(2) }, () => {
      this.take(this.sizes.index);
      return { offset: base + this.take(this.sizes.offset), length: this.take(this.sizes.length) };
    });
  }

  private take(bytes: number): number {
    if (bytes === 0) return 0;
    this.at += bytes;
    if (bytes === 8) return Number(this.file.readBigUInt64BE(this.at - 8));
    return this.file.readUIntBE(this.at - bytes, bytes);
  }
}
