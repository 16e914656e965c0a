import { BrokenImageError } from './scanned';

/** A box of an ISO media file: `start` and `end` enclose its content. */
export interface MediaBox {
  type: string;
  start: number;
  end: number;
}

/** More than any camera writes into one box. */
const MOST_BOXES = 100_000;

/** The boxes between two places of a file; a size that leaves the range is cut off at its end. */
export function boxesIn(file: Buffer, from: number, to: number): MediaBox[] {
  const boxes: MediaBox[] = [];
  for (let at = from; at + 8 <= to;) {
    if (boxes.length === MOST_BOXES) throw new BrokenImageError('too many boxes');
    const { size, header } = sizeAt(file, at, to);
    if (size < header) throw new BrokenImageError('a box smaller than its header');
    const end = Math.min(to, at + size);
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), start: at + header, end });
    at += size;
  }
  return boxes;
}

function sizeAt(file: Buffer, at: number, to: number): { size: number; header: number } {
  const size = file.readUInt32BE(at);
  if (size === 0) return { size: to - at, header: 8 };
  if (size > 1) return { size, header: 8 };
  return { size: at + 16 <= to ? Number(file.readBigUInt64BE(at + 8)) : 0, header: 16 };
}

/** Version and flags stand before the content of some boxes. */
export const FULL_BOX = 4;

/** The boxes found on every way that a path of types leads. */
export function boxesAt(file: Buffer, path: readonly string[], within?: MediaBox): MediaBox[] {
  const { start, end } = within ?? { start: 0, end: file.length };
  const [type, ...rest] = path;
  const here = boxesIn(file, start, end).filter((box) => box.type === type);
  if (rest.length === 0) return here;
  return here.flatMap((box) => {
    const skipped = box.type === 'meta' ? FULL_BOX : 0;
    return boxesAt(file, rest, { ...box, start: box.start + skipped });
  });
}
