import { numbers } from '../../test/support/numbers';
import { prorate } from './proration';

const period = { start: 1_000_000, end: 1_000_000 + 30 * 86_400 };

describe('a change of price within a period', () => {
  it('refunds and charges everything at the beginning, and nothing at the end', () => {
    expect(prorate(period, period.start, 900, 1900)).toEqual({ credit: -900, charge: 1900 });
    expect(prorate(period, period.end, 900, 1900)).toEqual({ credit: 0, charge: 0 });
    expect(prorate(period, period.end + 5, 900, 1900)).toEqual({ credit: 0, charge: 0 });
  });

  it('is counted by the second, in whole cents, and never beyond the prices', () => {
    const length = period.end - period.start;
    for (const [passed = 0, from = 0, to = 0] of numbers(1000, [length, 100_000, 100_000])) {
      const { credit, charge } = prorate(period, period.start + passed, from, to);
      expect([credit, charge].every(Number.isInteger)).toBe(true);
      expect(-credit).toBeLessThanOrEqual(from);
      expect(charge).toBeLessThanOrEqual(to);
      const exact = ((to - from) * (length - passed)) / length;
      expect(Math.abs(credit + charge - exact)).toBeLessThanOrEqual(1);
    }
  });

  it('costs nothing there and back at the same instant', () => {
    const length = period.end - period.start;
    for (const [passed = 0, from = 0, to = 0] of numbers(500, [length, 10_000, 10_000])) {
      const there = prorate(period, period.start + passed, from, to);
      const back = prorate(period, period.start + passed, to, from);
      expect(there.credit + there.charge + back.credit + back.charge).toBe(0);
    }
  });
});
