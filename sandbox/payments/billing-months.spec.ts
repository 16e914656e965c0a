import { addMonths, periodEndAfter } from './billing-months';
import { numbers } from '../../test/support/numbers';

const at = (text: string) => Date.parse(text) / 1000;
const dayOf = (instant: number) => new Date(instant * 1000).getUTCDate();

describe('months', () => {
  it.each([
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
    ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00Z'],
    ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
    ['2028-02-29T23:59:59Z', 12, '2029-02-28T23:59:59Z'],
    ['2026-11-30T00:00:00Z', 3, '2027-02-28T00:00:00Z'],
    ['2026-11-15T12:00:00Z', 1, '2026-12-15T12:00:00Z'],
  ])('after %s, %i of them, come to %s', (anchor, months, expected) => {
    expect(addMonths(at(anchor), months)).toBe(at(expected));
  });

  it('keep the time of day, and the day wherever the month has it', () => {
    for (const [anchor = 0, months = 0] of numbers(500, [4_000_000_000, 240])) {
      const end = addMonths(anchor, months);
      expect(end % 86_400).toBe(anchor % 86_400);
      expect(dayOf(end)).toBeLessThanOrEqual(dayOf(anchor));
      if (dayOf(end) < dayOf(anchor)) expect(dayOf(end + 86_400)).toBe(1);
      expect(addMonths(anchor, months + 1)).toBeGreaterThan(end);
    }
  });
});

describe('the end of a period', () => {
  it('is the first boundary after an instant, also at a boundary', () => {
    for (const [anchor = 0, later = 0, months = 0] of numbers(
      500,
      [2_000_000_000, 900_000_000, 11],
    )) {
      const length = months + 1;
      const instant = anchor + later;
      const end = periodEndAfter(anchor, instant, length);
      expect(end).toBeGreaterThan(instant);
      expect(periodEndAfter(anchor, end, length)).toBeGreaterThan(end);
      expect(periodEndAfter(anchor, end - 1, length)).toBe(end);
    }
  });
});
