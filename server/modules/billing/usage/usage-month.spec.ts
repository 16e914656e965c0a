import fc from 'fast-check';
import { periodAt } from '../plans/period-at';
import { monthOf, resetAfter } from './usage-month';

const instants = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const RUNS = { numRuns: 100_000 };

it('counts every instant in its UTC month, in any time zone of the machine', () => {
  fc.assert(
    fc.property(instants, (moment) => {
      const month = monthOf(moment);
      const start = new Date(`${month}-01T00:00:00.000Z`);
      return start <= moment && moment < resetAfter(moment);
    }),
    RUNS,
  );
});

it('starts the next month exactly where this one ends', () => {
  fc.assert(
    fc.property(instants, (moment) => {
      const next = resetAfter(moment);
      const last = new Date(next.getTime() - 1);
      return (
        monthOf(last) === monthOf(moment) &&
        monthOf(next) !== monthOf(moment) &&
        next.getUTCDate() === 1
      );
    }),
    RUNS,
  );
});

it('never counts backwards when the clock is set back inside a month', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 86_400_000 }), (moment, back) => {
      const earlier = new Date(moment.getTime() - back);
      return monthOf(earlier) <= monthOf(moment);
    }),
    RUNS,
  );
});

it('puts every instant into one period of a given plan, and periods follow without a gap', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 4_000 }), (start, days) => {
      const now = new Date(start.getTime() + days * 86_400_000);
      const period = periodAt(start, now);
      const following = periodAt(start, period.end);
      return (
        period.start <= now &&
        now < period.end &&
        following.start.getTime() === period.end.getTime()
      );
    }),
    RUNS,
  );
});

it.each([
  ['2028-02-29T23:59:59.999Z', '2028-02', '2028-03-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z'],
])('%s is %s and ends at %s', (moment, month, end) => {
  expect(monthOf(new Date(moment))).toBe(month);
  expect(resetAfter(new Date(moment)).toISOString()).toBe(end);
});
