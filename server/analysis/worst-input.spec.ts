import { attackTexts } from '../../test/support/patterns/attacks';
import {
  composedPatterns,
  literalPatterns,
  type Pattern,
} from '../../test/support/patterns/collect-patterns';
import { ocrPage } from '../../test/support/ocr-page';
import {
  boundedPage,
  MOST_CHARACTERS,
  MOST_LINES,
  MOST_LINE_CHARACTERS,
} from './page/bounded-page';
import { analyse } from './local-analyser';

/** The larger is as much as the rules look at. */
const [QUARTER, WHOLE] = [10_000, 40_000];
/** Processor time that is not worth a second look, in milliseconds. */
const CHEAP_MS = 1_000;
/** Four times the text costs four times as much in a linear rule, and sixteen times or more in any other. */
const MOST_GROWTH = 8;

function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A machine that is busy with other things slows down one measurement, hardly all of them. */
const ATTEMPTS = 4;

/** Null when the cost is small or, in one of some attempts, grows no faster than the text. */
function complaint(name: string, work: (length: number) => () => unknown): string | null {
  const growths: number[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const spent = cpuMs(work(WHOLE));
    if (spent < CHEAP_MS) return null;
    const growth = spent / cpuMs(work(QUARTER));
    if (growth < MOST_GROWTH) return null;
    growths.push(growth);
  }
  return `${name}: growth ${growths.map((it) => it.toFixed(1)).join(', ')}`;
}

const drawn = (text: string) => ocrPage(text.split('\n'));

describe('the page that the rules see', () => {
  it('keeps an ordinary page unchanged', () => {
    const page = drawn('Minutes of 3 May 2026\n\nIt was agreed.');
    expect(boundedPage(page)).toBe(page);
  });

  it.each(['x', 'ab ', ' ', '\t', 'a    b ', 'one two three '])(
    'is bounded, full of %j',
    (unit) => {
      const { text, lines } = boundedPage(drawn(unit.repeat(200_000 / unit.length)));
      expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
      expect(Math.max(0, ...lines.map((line) => line.text.length))).toBeLessThanOrEqual(
        MOST_LINE_CHARACTERS,
      );
      expect(text).not.toMatch(/\s{3}/);
      expect(text).toBe(lines.map((line) => line.text).join('\n'));
    },
  );

  it('has at most as many lines as may be compared with each other', () => {
    const { lines } = boundedPage(drawn('a\n'.repeat(30_000)));
    expect(lines).toHaveLength(MOST_LINES);
  });

  it('quotes the stored text in its dates, also from an overlong line', () => {
    const text = `${'word '.repeat(98)}due on 3 May 2026 at noon ${'word '.repeat(98)}`.trim();
    const { dates } = analyse({ ...about, ocr: drawn(text) });
    expect(dates).toMatchObject([{ date: '2026-05-03' }]);
    expect(text).toContain(dates[0]!.quote);
    expect(dates[0]!.quote).toContain('May 2026');
  });
});

const about = { fileName: 'a.png', imageDate: '2026-05-01', knownTags: ['travel', 'a-b c'] };
const NEAR_DATES = ['1/1/25 ', '3. Mai ', '2026-02-30 ', '12.12.'];
const NEAR_WORDS = ['error ', 'a.b@', '$1.', '#a ', 'tomorrow at 5 ', 'A: '];
const RUNS = ['1', ' ', 'a', '.', '-', '_', '{', '日', '\u0000'];
const SHAPES = [...NEAR_DATES, ...NEAR_WORDS, ...RUNS];

describe('the analysis of a page', () => {
  const fill = (unit: string, length: number) => unit.repeat(length / unit.length);
  const cut = (text: string, width: number) =>
    text.match(new RegExp(`[^]{1,${width}}`, 'g'))!.join('\n');

  it.each(SHAPES)('full of %j costs no more than in proportion', (unit) => {
    const layouts: [string, (length: number) => string][] = [
      ['one line', (length) => fill(unit, length)],
      ['long lines', (length) => cut(fill(unit, length), 400)],
      ['short lines', (length) => cut(fill(unit, length), 12)],
    ];
    const found = layouts.map(([name, text]) =>
      complaint(name, (length) => {
        const ocr = drawn(text(length));
        return () => analyse({ ...about, ocr });
      }),
    );
    expect(found).toEqual([null, null, null]);
  });
});

it('matches a long run of spaces in linear time', () => {
  const ocr = drawn(`on 3${' '.repeat(600)}x`);
  expect(cpuMs(() => analyse({ ...about, ocr }))).toBeLessThan(CHEAP_MS);
});

/** Rules whose patterns are put together when a page asks for them are asked once, by a page of code with tags. */
async function everyPattern(): Promise<Pattern[]> {
  const composed = await composedPatterns(async () => {
    jest.resetModules();
    const fresh = await import('./local-analyser.js');
    fresh.analyse({ ...about, ocr: drawn('const travel = 3;\n'.repeat(12)) });
  });
  return [...literalPatterns(['server/analysis', 'server/infra/ocr']), ...composed];
}

/** Lines and spaces as `boundedPage` leaves them, without the detour over words. */
const asBounded = (text: string): string =>
  text
    .replace(/\n+/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[^\n]{500}/g, '$&\n');

describe('every pattern that runs on text out of an image', () => {
  it('takes time in proportion to the size of its own worst input', async () => {
    const patterns = await everyPattern();
    expect(patterns.length).toBeGreaterThan(300);
    const found = patterns.flatMap(({ place, regex }) => {
      const all = new RegExp(regex.source, `${regex.flags.replace('g', '')}g`);
      return attackTexts(regex, WHOLE).flatMap((text) => {
        const page = asBounded(text);
        const work = (length: number) => () => page.slice(0, length).match(all);
        return complaint(`${place} on ${JSON.stringify(text.slice(0, 40))}`, work) ?? [];
      });
    });
    expect(found).toEqual([]);
  }, 120_000);
});
