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

const isOut = (title: string, lines: (string | LineSketch)[]): boolean =>
  standsOut(title, pageFacts(ocrPage(lines)));

describe('a title that stands out', () => {
  it('is higher than all other text', () => {
    expect(isOut('Winter timetable', [big('Winter timetable'), ...others])).toBe(true);
    expect(
      isOut('Winter timetable', [big('Winter timetable'), big('Harbour Line', { y: 200 })]),
    ).toBe(false);
  });

  it.each([
    ['one word', 'Timetable'],
    ['a short name', 'Harbour Line'],
    ['a greeting', 'Hi Tobias Harrington,'],
    ['half a bracket', 'Ferry) Timetable'],
    ['a dash that lost a space', 'Ferry -Timetable'],
    ['two texts', 'Winter timetable · Harbour'],
  ])('is not %s', (_, title) => {
    expect(isOut(title, [big(title), ...others])).toBe(false);
  });

  it('was read surely', () => {
    expect(
      isOut('Winter timetable', [big('Winter timetable', { confidence: 70 }), ...others]),
    ).toBe(false);
  });
});
