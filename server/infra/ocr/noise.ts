import { type GreyImage } from './glyphs';

/** Side of a part of the page that is judged by itself, in pixels. */
const CELL = 64;
/** A pixel this many shades darker or lighter than all its neighbours stands alone. */
const LONE = 24;
/** Share of lone pixels that makes a part noise; crowded text has .01. */
const NOISY = 0.08;
/** Below this share of noisy parts a page stays as it is: of 248 real and drawn screens none has more than .02. */
const MUCH = 0.1;

interface Cell {
  left: number;
  top: number;
}

/**
 * The page with a plain ground in place of noise, which has no letters that could be seen; null where all of it is
 * noise. Tesseract takes each speck for a mark: 1.3 megapixels of noise cost 58 seconds of processor time and end
 * without a result.
 */
export function withoutNoise(page: GreyImage): GreyImage | null {
  const cells = cellsOf(page);
  const noisy = cells.filter((cell) => loneShare(page, cell) > NOISY);
  if (noisy.length < cells.length * MUCH || noisy.length === 0) return page;
  if (noisy.length === cells.length) return null;
  return painted(page, noisy);
}

/** The last ones end with the page and overlap those before. */
function cellsOf({ width, height }: GreyImage): Cell[] {
  if (width < CELL || height < CELL) return [];
  const starts = (length: number): number[] =>
    Array.from({ length: Math.ceil(length / CELL) }, (_, at) => Math.min(at * CELL, length - CELL));
  return starts(height).flatMap((top) => starts(width).map((left) => ({ left, top })));
}

/** Every fourth row says enough. */
function loneShare(page: GreyImage, { left, top }: Cell): number {
  let lone = 0;
  let seen = 0;
  for (let y = top + 1; y < top + CELL - 1; y += 4) {
    const from = y * page.width + left;
    for (let at = from + 1; at < from + CELL - 1; at += 1) {
      if (isLone(page, at)) lone += 1;
      seen += 1;
    }
  }
  return lone / seen;
}

/** Nearly every pixel is like the one before it. */
function isLone({ data, width }: GreyImage, at: number): boolean {
  const [shade, before] = [data[at]!, data[at - 1]!];
  if (Math.abs(shade - before) < LONE) return false;
  const [after, above, below] = [data[at + 1]!, data[at - width]!, data[at + width]!];
  return shade < before
    ? shade + LONE <= Math.min(after, above, below)
    : shade - LONE >= Math.max(after, above, below);
}

function painted({ data, width, height }: GreyImage, noisy: readonly Cell[]): GreyImage {
  const isNoise = new Uint8Array(width * height);
  const eachRow = (work: (from: number) => void): void => {
    for (const { left, top } of noisy)
      for (let y = top; y < top + CELL; y += 1) work(y * width + left);
  };
  eachRow((from) => isNoise.fill(1, from, from + CELL));
  const ground = commonShade(data.filter((_, at) => isNoise[at] === 0));
  const plain = new Uint8Array(data);
  eachRow((from) => plain.fill(ground, from, from + CELL));
  return { data: plain, width, height };
}

function commonShade(data: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const shade of data) counts[shade]! += 1;
  return counts.indexOf(Math.max(...counts));
}
