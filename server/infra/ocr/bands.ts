import { type GreyImage } from './glyphs';

/** A horizontal strip of the page: rows `top` to `top + image.height`. */
export interface Band {
  top: number;
  image: GreyImage;
}

/** Share of a band, counted from its lower end, in which a quiet row for the cut is looked for. */
const SEARCH = 0.25;
const MAX_BAND_HEIGHT = 8000;
/** A step between neighbouring pixels that belongs to writing or a drawing. */
const STEP = 40;

/**
 * Cuts a page that is too large for one pass into strips of at most `maxPixels`, each cut lying in the
 * quietest row near its place, so that no line of text is cut through.
 */
export function cutIntoBands(page: GreyImage, maxPixels: number): Band[] {
  const limit = Math.min(MAX_BAND_HEIGHT, Math.floor(maxPixels / page.width));
  const bands: Band[] = [];
  let top = 0;
  while (page.height - top > limit) {
    const cut = quietestRow(page, top + Math.floor(limit * (1 - SEARCH)), top + limit);
    bands.push(bandOf(page, top, cut));
    top = cut;
  }
  return [...bands, bandOf(page, top, page.height)];
}

function bandOf(page: GreyImage, top: number, end: number): Band {
  const data = page.data.subarray(top * page.width, end * page.width);
  return { top, image: { data, width: page.width, height: end - top } };
}

/** The middle of the longest stretch of rows with the fewest steps, between `from` and `to`. */
function quietestRow(page: GreyImage, from: number, to: number): number {
  const steps = Array.from({ length: to - from }, (_, i) => stepsInRow(page, from + i));
  const least = Math.min(...steps);
  let best = { length: 0, end: 0 };
  let length = 0;
  steps.forEach((count, i) => {
    length = count === least ? length + 1 : 0;
    if (length > best.length) best = { length, end: i };
  });
  return from + best.end - (best.length >> 1);
}

function stepsInRow(page: GreyImage, y: number): number {
  const row = page.data.subarray(y * page.width, (y + 1) * page.width);
  let steps = 0;
  for (let x = 1; x < row.length; x++) if (Math.abs(row[x]! - row[x - 1]!) > STEP) steps++;
  return steps;
}
