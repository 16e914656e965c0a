import { median } from '../layout/visual-rows';
import { type Box } from '../page/ocr-result';
import { cellSpans, type CellSpan } from './cell-spans';
import type { DateContext, DateMatch } from './date-match';
import { isRealDay } from './calendar-day';
import { type MonthHeading } from './month-headings';
import { withYear } from './resolve-year';

const BASE = 0.62;
/** A day of the grid, perhaps with its entry read behind it on the same line. */
const DAY = /^\W{0,2}(?<day>0?[1-9]|[12]\d|3[01])(?<entry>\W{0,2}| \P{L}{0,8}\p{L}{2}.*)$/u;
const ENTRY = /\p{L}{3}/u;
/** So many days in a row, and so many rows, are a month. */
const [LEAST_DAYS, LEAST_ROWS] = [4, 3];
/** Heights of a number between two rows; a small month to choose a day from leaves no room for entries. */
const LEAST_STEP = 2.4;
/** How far an entry begins right of its number's middle, and left of it, in widths of a day. Numbers stand at the left, in the middle or at the right. */
const [RIGHT_OF, LEFT_OF] = [0.15, 0.85];
/** The greatest width of an entry, in days; lines are longer. */
const WIDEST = 1.15;

interface Day extends CellSpan {
  day: number;
  entry: string;
}

/** Days side by side, with the distance from one to the next. */
interface Row {
  days: readonly Day[];
  y: number;
  width: number;
}

/** Days of a month's grid that have an entry below or beside their number. */
export function findGridDays(context: DateContext, headings: readonly MonthHeading[]): DateMatch[] {
  const cells = cellSpans(context.spans);
  const rows = rowsOf(cells.flatMap((cell) => toDay(cell, context)));
  const entries = cells.filter(({ from, to }) => ENTRY.test(context.folded.slice(from, to)));
  return gridsOf(rows)
    .filter((grid) => grid.length >= LEAST_ROWS)
    .flatMap((grid) => daysOf(grid, { context, headings, entries }));
}

interface Page {
  context: DateContext;
  headings: readonly MonthHeading[];
  entries: readonly CellSpan[];
}

function daysOf(grid: readonly Row[], { context, headings, entries }: Page): DateMatch[] {
  const isIn = boxesOf(grid);
  const heading = headings
    .filter(({ box }) => box.y < grid[0]!.y)
    .sort((a, b) => b.box.h - a.box.h)[0];
  if (!isIn || !heading) return [];
  return shownDays(grid)
    .filter((day) => ENTRY.test(day.entry) || entries.some(({ box }) => isIn(day, box)))
    .flatMap((day) => toMatch(day, heading, context));
}

function toMatch(
  { day, from, to, entry }: Day,
  { month, year }: MonthHeading,
  { page }: DateContext,
): DateMatch[] {
  if (!isRealDay({ year: year ?? 2000, month, day })) return [];
  const written = { year, month, day, base: BASE };
  const { day: found } = withYear(written, page.imageDay, new Map());
  return [
    { written: { ...found, base: BASE }, rule: 'month_heading', from, to: to - entry.length },
  ];
}

function toDay(cell: CellSpan, { folded }: DateContext): Day[] {
  const found = DAY.exec(folded.slice(cell.from, cell.to))?.groups;
  return found ? [{ ...cell, day: Number(found.day), entry: found.entry ?? '' }] : [];
}

/** Numbers side by side of which each is one more than the one before. */
function rowsOf(numbers: readonly Day[]): Row[] {
  const rows: Day[][] = [];
  for (const number of [...numbers].sort((a, b) => middle(a.box) - middle(b.box))) {
    const row = rows.at(-1);
    const isBeside = row && Math.abs(middle(row[0]!.box) - middle(number.box)) < number.box.h * 0.7;
    if (isBeside) row.push(number);
    else rows.push([number]);
  }
  return rows
    .flatMap((row) => runsOf([...row].sort((a, b) => a.box.x - b.box.x)))
    .filter((days) => days.length >= LEAST_DAYS)
    .map((days) => ({ days, y: Math.min(...days.map(({ box }) => box.y)), width: widthOf(days) }));
}

/** Week numbers stand in front of a row, another month beside it, and the last month ends within one. */
function runsOf(row: readonly Day[]): Day[][] {
  const runs: Day[][] = [];
  for (const number of row) {
    const run = runs.at(-1);
    const before = run?.at(-1)?.day;
    const follows =
      before !== undefined && (number.day === before + 1 || (before >= 28 && number.day === 1));
    if (run && follows) run.push(number);
    else runs.push([number]);
  }
  return runs;
}

const widthOf = (days: readonly Day[]): number =>
  median(days.slice(1).map(({ box }, i) => box.x - days[i]!.box.x));

/** Rows under each other whose days are as wide. */
function gridsOf(rows: readonly Row[]): Row[][] {
  const grids: Row[][] = [];
  for (const row of rows) {
    const grid = grids.find(([first]) => isSameWidth(first!, row) && isOver(first!, row));
    if (grid) grid.push(row);
    else grids.push([row]);
  }
  return grids;
}

const isSameWidth = (a: Row, b: Row): boolean =>
  Math.abs(a.width - b.width) < Math.max(a.width, b.width) * 0.15;

function isOver(a: Row, b: Row): boolean {
  const [from, to] = [Math.max(startOf(a), startOf(b)), Math.min(endOf(a), endOf(b))];
  return to > from;
}

const startOf = ({ days }: Row): number => days[0]!.box.x;
const endOf = ({ days }: Row): number => days.at(-1)!.box.x;

/** Says whether an entry stands in the box of a day; null where the boxes are too low for any. */
function boxesOf(rows: readonly Row[]): ((day: Day, entry: Box) => boolean) | null {
  const all = rows.flatMap(({ days }) => days);
  const width = median(rows.map((row) => row.width));
  const step = median(rows.slice(1).map(({ y }, i) => y - rows[i]!.y));
  if (step < median(all.map(({ box }) => box.h)) * LEAST_STEP) return null;
  return ({ box }, entry) => {
    const across = (entry.x - box.x - box.w / 2) / width;
    const isBelow = entry.y > box.y + box.h / 2 && entry.y < box.y + step - box.h / 2;
    return isBelow && across <= RIGHT_OF && across > -LEFT_OF && entry.w < width * WIDEST;
  };
}

/** The days from the first to the last of the month; those of its neighbours stand before and behind. */
function shownDays(rows: readonly Row[]): Day[] {
  const all = rows.flatMap(({ days }) => days);
  const first = all.findIndex(({ day }, i) => day <= 7 || (i > 0 && day < all[i - 1]!.day));
  const from = all.slice(Math.max(0, first));
  const next = from.findIndex(({ day }, i) => i > 0 && day < from[i - 1]!.day);
  return next < 0 ? from : from.slice(0, next);
}

const middle = ({ y, h }: Box): number => y + h / 2;
