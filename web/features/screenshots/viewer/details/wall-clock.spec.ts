import { formatDay, formatWallClock } from './wall-clock';

it.each(['2026-11-20T23:30:00', '2026-11-20T23:30:00+01:00', '2026-11-20T23:30:00-11:00'])(
  'shows %s without converting the offset',
  (text) => {
    expect(formatWallClock(text)).toMatch(/November 20, 2026.*11:30/);
  },
);

it('shows a day without a time', () => {
  expect(formatWallClock('2026-11-20')).toBe('Nov 20, 2026');
  expect(formatDay('2026-01-01')).toBe('Jan 1, 2026');
});
