/** One byte per pixel, 0 black to 255 white, row by row. */
export interface GreyImage {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Edges of a connected component, inclusive. */
export interface Glyph {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Half the side of the window whose mean is "the surroundings" of a pixel. */
const REACH = 12;
/** The least difference in brightness between ink and its surroundings. */
const CONTRAST = 30;
const MIN_HEIGHT = 5;
const MAX_HEIGHT = 90;

/** The marks that look like letters, by their shade. */
export interface GlyphsOfPage {
  /** Darker than their surroundings. */
  dark: Glyph[];
  /** Lighter than their surroundings. */
  light: Glyph[];
}

/**
 * Finds what looks like letters: connected groups of pixels darker, or lighter, than their surroundings.
 * Two rows are kept at a time, so a page of any height costs memory only for its marks.
 */
export function findGlyphs(image: GreyImage): GlyphsOfPage {
  const [dark, light] = [new Marks(), new Marks()];
  forEachInkRow(image, (y, ink) => {
    dark.join(ink.dark, y);
    light.join(ink.light, y);
  });
  return { dark: dark.all().filter(looksLikeGlyph), light: light.all().filter(looksLikeGlyph) };
}

/** Typical height of the letters in pixels, or null when the picture has next to none. */
export function glyphHeight(glyphs: readonly Glyph[]): number | null {
  if (glyphs.length < 8) return null;
  const heights = glyphs.map(heightOf).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? null;
}

const heightOf = (glyph: Glyph): number => glyph.bottom - glyph.top + 1;
const widthOf = (glyph: Glyph): number => glyph.right - glyph.left + 1;

/** Letters, also a few that touch; not dots, rules, frames or pictures. */
function looksLikeGlyph(glyph: Glyph): boolean {
  const height = heightOf(glyph);
  if (height < MIN_HEIGHT || height > MAX_HEIGHT) return false;
  return widthOf(glyph) <= height * 6;
}

/** Inclusive stretch of ink in one row and the component it belongs to. */
interface Run {
  from: number;
  to: number;
  mark: number;
}

/** Most of a row is empty, which a search in bytes passes over faster than a look at each of them. */
function runsOf(ink: Uint8Array): Run[] {
  const runs: Run[] = [];
  for (let from = ink.indexOf(1); from >= 0;) {
    const end = ink.indexOf(0, from);
    const to = (end < 0 ? ink.length : end) - 1;
    runs.push({ from, to, mark: -1 });
    from = end < 0 ? -1 : ink.indexOf(1, end);
  }
  return runs;
}

/** Components under construction: a union-find forest with a bounding box at each root. */
class Marks {
  private readonly parents: number[] = [];
  private readonly boxes: Glyph[] = [];
  private above: readonly Run[] = [];

  /** Gives every run of ink in row `y` the component it touches above (diagonals count). */
  join(ink: Uint8Array, y: number): void {
    const { above } = this;
    const row = runsOf(ink);
    let first = 0;
    for (const run of row) {
      while (first < above.length && above[first]!.to < run.from - 1) first++;
      for (let i = first; i < above.length && above[i]!.from <= run.to + 1; i++) {
        run.mark = run.mark < 0 ? this.root(above[i]!.mark) : this.unite(run.mark, above[i]!.mark);
      }
      if (run.mark < 0) run.mark = this.add({ left: run.from, top: y, right: run.to, bottom: y });
      else this.grow(run, y);
    }
    this.above = row;
  }

  all(): Glyph[] {
    return this.boxes.filter((_, mark) => this.parents[mark] === mark);
  }

  private add(box: Glyph): number {
    this.boxes.push(box);
    return this.parents.push(this.parents.length) - 1;
  }

  private root(mark: number): number {
    let at = mark;
    while (this.parents[at] !== at) at = this.parents[at] = this.parents[this.parents[at]!]!;
    return at;
  }

  private unite(a: number, b: number): number {
    const [keep, drop] = [this.root(a), this.root(b)];
    if (keep === drop) return keep;
    const [box, other] = [this.boxes[keep]!, this.boxes[drop]!];
    this.parents[drop] = keep;
    box.left = Math.min(box.left, other.left);
    box.top = Math.min(box.top, other.top);
    box.right = Math.max(box.right, other.right);
    box.bottom = Math.max(box.bottom, other.bottom);
    return keep;
  }

  private grow(run: Run, y: number): void {
    const box = this.boxes[this.root(run.mark)]!;
    box.left = Math.min(box.left, run.from);
    box.right = Math.max(box.right, run.to);
    box.bottom = y;
  }
}

/** The ink of one row, 1 where there is some; both rows are used again. */
interface InkRow {
  dark: Uint8Array;
  light: Uint8Array;
}

function forEachInkRow(image: GreyImage, callback: (y: number, ink: InkRow) => void): void {
  const { data, width, height } = image;
  const columns = new Int32Array(width);
  const ink = { dark: new Uint8Array(width), light: new Uint8Array(width) };
  /** Moves the window by a row; what would be above or below the picture counts nothing. */
  const move = (added: number, left: number): void => {
    const [to, from] = [added * width, left * width];
    if (added < height && left >= 0)
      for (let x = 0; x < width; x++) columns[x]! += data[to + x]! - data[from + x]!;
    else if (added < height) for (let x = 0; x < width; x++) columns[x]! += data[to + x]!;
    else if (left >= 0) for (let x = 0; x < width; x++) columns[x]! -= data[from + x]!;
  };
  for (let y = 0; y < REACH; y++) move(y, -1);
  for (let y = 0; y < height; y++) {
    move(y + REACH, y - REACH - 1);
    const rows = Math.min(height - 1, y + REACH) - Math.max(0, y - REACH) + 1;
    markInk(data.subarray(y * width, (y + 1) * width), columns, rows, ink);
    callback(y, ink);
  }
}

/** Compares one row with the mean of its windows; `columns` holds the sums of the window's rows. */
function markInk(
  row: Uint8Array,
  columns: Int32Array,
  rows: number,
  { dark, light }: InkRow,
): void {
  const width = row.length;
  let sum = 0;
  for (let x = 0; x < Math.min(REACH, width); x++) sum += columns[x]!;
  for (let x = 0; x < width; x++) {
    if (x + REACH < width) sum += columns[x + REACH]!;
    if (x - REACH > 0) sum -= columns[x - REACH - 1]!;
    const count = (Math.min(width - 1, x + REACH) - Math.max(0, x - REACH) + 1) * rows;
    const below = sum - row[x]! * count;
    const least = CONTRAST * count;
    dark[x] = below > least ? 1 : 0;
    light[x] = -below > least ? 1 : 0;
  }
}
