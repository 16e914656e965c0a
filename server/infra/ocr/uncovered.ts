import { type Glyph } from './glyphs';

/** A line of letters that no word covers; edges in pixels of the page. */
export interface Strip extends Glyph {
  /** The number of letters in it. */
  glyphs: number;
}

/** Lines on their own hold at least so many letters; fewer are icons and bullets. */
const LEAST_GLYPHS = 2;
const MAX_STRIPS = 80;
/** Lower marks hold no letters. */
const LEAST_FRAME = 16;

/** Finds what the first reading passed over: letters in a row where no word was read. */
export function uncoveredStrips(glyphs: readonly Glyph[], words: readonly Glyph[]): Strip[] {
  const index = new RowIndex(words);
  const free = glyphs.filter((glyph) => !index.covers(glyph));
  return inRows(withoutFrames(free))
    .filter((strip) => strip.glyphs >= LEAST_GLYPHS && isText(strip))
    .sort((a, b) => b.glyphs - a.glyphs)
    .slice(0, MAX_STRIPS);
}

/** The outlines of buttons and fields stand around letters. */
function withoutFrames(glyphs: readonly Glyph[]): Glyph[] {
  const holds = (frame: Glyph, { left, top, right, bottom }: Glyph): boolean =>
    left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom;
  return glyphs.filter((frame) => {
    if (heightOf(frame) < LEAST_FRAME) return true;
    return glyphs.filter((glyph) => holds(frame, glyph)).length < LEAST_GLYPHS;
  });
}

const heightOf = (box: Glyph): number => box.bottom - box.top + 1;

/** Wider than high by about as much as its letters would make it. */
function isText(strip: Strip): boolean {
  const perGlyph = (strip.right - strip.left + 1) / strip.glyphs / heightOf(strip);
  return perGlyph > 0.2 && perGlyph < 3.5;
}

/** Words by rows of 32 pixels, so that every letter asks only its neighbours. */
class RowIndex {
  private readonly rows = new Map<number, Glyph[]>();

  constructor(words: readonly Glyph[]) {
    for (const word of words) {
      for (let row = word.top >> 5; row <= word.bottom >> 5; row++) {
        this.rows.set(row, [...(this.rows.get(row) ?? []), word]);
      }
    }
  }

  /** True when the letter's middle lies in a word or close beside one's edge. */
  covers(glyph: Glyph): boolean {
    const x = (glyph.left + glyph.right) / 2;
    const y = (glyph.top + glyph.bottom) / 2;
    const margin = heightOf(glyph) * 0.4;
    return (this.rows.get(Math.round(y) >> 5) ?? []).some(
      (word) =>
        x >= word.left - margin &&
        x <= word.right + margin &&
        y >= word.top - margin &&
        y <= word.bottom + margin,
    );
  }
}

/** Joins letters of like height that stand side by side. */
function inRows(glyphs: readonly Glyph[]): Strip[] {
  const strips: Strip[] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.left - b.left)) {
    const strip = strips.find((candidate) => belongs(glyph, candidate));
    if (strip) extend(strip, glyph);
    else strips.push({ ...glyph, glyphs: 1 });
  }
  return strips;
}

function belongs(glyph: Glyph, strip: Strip): boolean {
  const [a, b] = [heightOf(glyph), heightOf(strip)];
  const shared = Math.min(glyph.bottom, strip.bottom) - Math.max(glyph.top, strip.top) + 1;
  const gap = glyph.left - strip.right;
  return shared > Math.min(a, b) * 0.5 && gap < b * 1.3 && Math.max(a, b) < Math.min(a, b) * 3;
}

function extend(strip: Strip, glyph: Glyph): void {
  strip.top = Math.min(strip.top, glyph.top);
  strip.bottom = Math.max(strip.bottom, glyph.bottom);
  strip.right = Math.max(strip.right, glyph.right);
  strip.glyphs++;
}
