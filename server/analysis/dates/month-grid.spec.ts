import { ocrPage, type LineSketch } from '../../../test/support/ocr-page';
import { extractDates } from './extract-dates';

/** November 2026 begins on a Sunday: its first row ends the month before. */
const FIRST = 26;
const COLUMN = 140;
const ROW = 120;

interface Entry {
  week: number;
  weekday: number;
  text: string;
}

/** Where numbers stand in the boxes of their days: shares of the width of a column. */
const [LEFT, MIDDLE, RIGHT] = [0.02, 0.45, 0.82];

function month(at: number, entries: readonly Entry[], heading = 'November 2026'): LineSketch[] {
  const numbers = Array.from({ length: 42 }, (_, i) => {
    const day = i < 6 ? FIRST + i : i - 5 > 30 ? i - 35 : i - 5;
    return { text: String(day), ...placeOf(Math.floor(i / 7), (i % 7) + at) };
  });
  const written = entries.map(({ week, weekday, text }) => {
    const { x, y } = placeOf(week, weekday + 0.06);
    return { text, x, y: y + 26 };
  });
  return [{ text: heading, height: 24, x: 30, y: 10 }, ...numbers, ...written];
}

const placeOf = (week: number, column: number) => ({
  x: Math.round(30 + column * COLUMN),
  y: 100 + week * ROW,
});

function days(sketches: readonly LineSketch[]): string[] {
  const { text, lines } = ocrPage(sketches, { width: 1100, height: 860 });
  return extractDates({ text, lines, language: 'eng', imageDate: '2026-11-26' })
    .filter(({ confidence }) => confidence >= 0.5)
    .map(({ date }) => date)
    .sort();
}

const ENTRIES = [
  { week: 1, weekday: 1, text: 'Dentist' },
  { week: 2, weekday: 6, text: 'Swimming' },
  { week: 4, weekday: 3, text: 'Book fair' },
];

describe('the days of a month that is drawn as a grid', () => {
  it.each([
    ['at the left', LEFT],
    ['in the middle', MIDDLE],
    ['at the right', RIGHT],
  ])('takes those with entries where the numbers stand %s', (_, at) => {
    expect(days(month(at, ENTRIES))).toEqual(['2026-11-03', '2026-11-15', '2026-11-26']);
  });

  it('takes no day of the months before and after', () => {
    const entries = [
      { week: 0, weekday: 2, text: 'Before' },
      { week: 5, weekday: 4, text: 'Behind' },
      { week: 1, weekday: 0, text: 'Within' },
    ];
    expect(days(month(LEFT, entries))).toEqual(['2026-11-02']);
  });

  it('takes the year of the picture where the month stands without one', () => {
    const [entry] = ENTRIES;
    expect(days(month(LEFT, [entry!], 'November'))).toEqual(['2026-11-03']);
  });

  it('takes no days of a month that only serves to choose one', () => {
    const low = month(MIDDLE, []).map((line) => ({ ...line, y: Math.round(line.y! / 4) }));
    const beside = { text: 'Tasks of the week', x: 30, y: 300 };
    expect(days([...low, beside]).filter((day) => day !== '2026-11-01')).toEqual([]);
  });

  it('takes no numbers of a table without a month', () => {
    expect(days(month(LEFT, ENTRIES, 'Seats by row'))).toEqual([]);
  });
});
