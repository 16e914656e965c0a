import { type ScreenshotKind } from '../../contract/screenshots';
import { ocrPage, type LineSketch } from '../../../test/support/ocr-page';
import { pageFacts } from '../page/page-facts';
import { standsOut } from './standing-out';

const big = (text: string, more: Partial<LineSketch> = {}): LineSketch => ({
  text,
  height: 36,
  y: 120,
  ...more,
});
const others: (string | LineSketch)[] = ['By Joan Pryce', 'Published 3 May', 'Sold out'];

const isOut = (
  title: string,
  lines: (string | LineSketch)[],
  kind: ScreenshotKind = 'document',
  share: number | null = 0.95,
): boolean => standsOut({ text: title, share }, pageFacts(ocrPage(lines)), kind);

describe('a title that stands out', () => {
  it('is as high as all other text or higher', () => {
    expect(
      isOut('Winter timetable of the line', [big('Winter timetable of the line'), ...others]),
    ).toBe(true);
    expect(
      isOut('Winter timetable of the line', [
        big('Winter timetable of the line'),
        big('Harbour Line', { y: 200, height: 40 }),
      ]),
    ).toBe(false);
  });

  it('is far likelier than every other text, unless a rule decides', () => {
    const shares = [0.85, 0.92, null];
    const lines = [big('Winter timetable of the line'), ...others];
    expect(
      shares.map((share) => isOut('Winter timetable of the line', lines, 'document', share)),
    ).toEqual([false, true, true]);
  });

  it.each([
    ['one word', 'Donaudampfschifffahrt'],
    ['a short name', 'Harbour Line'],
    ['a greeting', 'Hi Tobias Harrington Junior,'],
    ['half a bracket', 'Ferry) Timetable of winter'],
    ['a dash that lost a space', 'Ferry -Timetable of winter'],
    ['a dash that lost both', 'AdaLindtMariaHarbour-ClawsMail today'],
    ['a program with its version', 'Quill v2.0 (preview) documentation'],
    ['a sentence', 'We climbed the tower. Soup after it'],
    ['a whole sentence', 'We climbed the tower of the harbour.'],
    ['the way to a page', 'projects / harbour / timetables'],
    ['two texts', 'Winter timetable of the line · Harbour'],
  ])('is not %s', (_, title) => {
    expect(isOut(title, [big(title), ...others])).toBe(false);
  });

  it('is not the sender of a paper', () => {
    const lines = [big('Winter timetable of the line'), ...others];

    expect(isOut('Winter timetable of the line', lines, 'receipt')).toBe(false);
  });

  it('was read surely', () => {
    expect(
      isOut('Winter timetable of the line', [
        big('Winter timetable of the line', { confidence: 70 }),
        ...others,
      ]),
    ).toBe(false);
  });
});
