import fc from 'fast-check';
import { daysAfter, daysBefore, daysOf } from './search-days';

const spans = [
  ['2026-11-20', '2026-11-20', '2026-11-20'],
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2100-02', '2100-02-01', '2100-02-28'],
  ['2026', '2026-01-01', '2026-12-31'],
] as const;

it.each(spans)('reads %s as all its days', (value, from, to) => {
  expect(daysOf('uploaded', value)).toEqual({ from, to });
});

it.each([
  ['2026-10..2026-11-15', { from: '2026-10-01', to: '2026-11-15' }],
  ['2024..2024-02', { from: '2024-01-01', to: '2024-02-29' }],
  ['2026-11-20..', { from: '2026-11-20', to: null }],
  ['..2026', { from: null, to: '2026-12-31' }],
])('reads the range %s', (value, days) => {
  expect(daysOf('uploaded', value)).toEqual(days);
});

it.each([
  '',
  '..',
  '...',
  '2026-13',
  '2026-02-30',
  '26',
  '2026-1',
  '2026..2027..2028',
  '2026…2027',
])('refuses "%s" with the name of the operator', (value) => {
  expect(() => daysOf('made', value)).toThrow(/^made: takes a day such as/);
});

it.each(['', 'x', '2026-02-29'])('refuses "%s" before and after', (value) => {
  expect(() => daysBefore(value)).toThrow(/^before: /);
  expect(() => daysAfter(value)).toThrow(/^after: /);
});

it('stops at the ends of the calendar', () => {
  expect(daysBefore('0001').to).toBe('-infinity');
  expect(daysAfter('9999').from).toBe('infinity');
  expect(daysAfter('9998').from).toBe('9999-01-01');
});

it('leaves no day between before, the span itself and after', () => {
  const next = (day: string | null) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  const day = fc.date({
    min: new Date('1000-01-02T00:00:00Z'),
    max: new Date('9998-12-30T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, fc.constantFrom(4, 7, 10), (date, length) => {
      const span = date.toISOString().slice(0, length);
      const { from, to } = daysOf('uploaded', span);
      expect(next(daysBefore(span).to)).toBe(from);
      expect(daysAfter(span).from).toBe(next(to));
    }),
  );
});
