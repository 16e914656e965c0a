import { lastDays } from './last-days';

it.each([
  ['2026-11-22T08:00:00Z', 1, 'UTC', '2026-11-22', '2026-11-22'],
  ['2026-11-22T23:30:00Z', 7, 'Europe/Berlin', '2026-11-17', '2026-11-23'],
  ['2026-11-22T04:00:00Z', 7, 'America/New_York', '2026-11-15', '2026-11-21'],
  ['2026-03-01T12:00:00Z', 30, 'Pacific/Kiritimati', '2026-02-01', '2026-03-02'],
  ['2024-03-01T12:00:00Z', 2, 'UTC', '2024-02-29', '2024-03-01'],
])('at %s the last %i days in %s are %s to %s', (now, count, zone, from, to) => {
  expect(lastDays(new Date(now), count, zone)).toEqual({ from, to });
});
