import { lastMonths } from './last-months';

const at = (iso: string, timeZone: string, count = 12) =>
  lastMonths(new Date(iso), count, timeZone);

it('ends with the month that it is in the zone', () => {
  const newYear = '2026-12-31T23:30:00Z';
  expect(at(newYear, 'America/New_York')).toEqual({ first: '2026-01-01', last: '2026-12-01' });
  expect(at(newYear, 'Asia/Kolkata')).toEqual({ first: '2026-02-01', last: '2027-01-01' });
});

it('is one month when one is asked for', () => {
  expect(at('2026-03-31T12:00:00Z', 'UTC', 1)).toEqual({ first: '2026-03-01', last: '2026-03-01' });
});
