import { dayIn } from '../../../server/contract/search/day-in';
import {
  addMonths,
  dayAfterKey,
  daysIn,
  readDay,
  readMonth,
  summaryOf,
  weeksOf,
} from './calendar.model';

it('arranges a month from Sunday to Saturday', () => {
  const weeks = weeksOf({ year: 2026, month: 11 });
  expect(weeks[0]).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
    '2026-11-07',
  ]);
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
});

it.each([
  [2026, 2, 28],
  [2028, 2, 29],
  [2100, 2, 28],
  [2000, 2, 29],
  [2026, 12, 31],
])('%i-%i has %i days', (year, month, days) => {
  expect(daysIn({ year, month })).toBe(days);
  const cells = weeksOf({ year, month }).flat();
  expect(cells.filter(Boolean)).toHaveLength(days);
  expect(cells.length % 7).toBe(0);
});

it.each([
  ['Pacific/Pago_Pago', '2026-11-14'],
  ['UTC', '2026-11-15'],
  ['Pacific/Kiritimati', '2026-11-16'],
])('returns the current day in %s: %s', (zone, today) => {
  const moment = zone === 'Pacific/Kiritimati' ? '2026-11-15T10:00:00Z' : '2026-11-15T10:59:59Z';
  expect(dayIn(zone, new Date(moment))).toBe(today);
});

it.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowDown', '2026-12-28', '2027-01-04'],
  ['Home', '2026-11-18', '2026-11-15'],
  ['End', '2026-11-18', '2026-11-21'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-12-31', '2027-01-31'],
  ['a', '2026-11-18', null],
  ['PageUp', '1970-01-15', null],
  ['ArrowLeft', '1970-01-01', null],
  ['PageDown', '9999-12-01', null],
  ['ArrowRight', '9999-12-31', null],
])('%s moves from %s to %s', (key, from, to) => {
  expect(dayAfterKey(key, from)).toBe(to);
});

it('reads months and rejects everything else', () => {
  expect(readMonth('2026-11')).toEqual({ year: 2026, month: 11 });
  expect([null, '2026-13', '2026-1', 'x'].map(readMonth)).toEqual([null, null, null, null]);
  expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
});

it.each(['garbage', '2026-13-01', '2026-02-29', '2026-02-31', '2026-11-00', '1969-12-31', null])(
  'rejects %j as a day',
  (text) => {
    expect(readDay(text)).toBeNull();
  },
);

it('reads days, February 29 of a leap year included', () => {
  expect(readDay('2026-11-20')).toBe('2026-11-20');
  expect(readDay('2028-02-29')).toBe('2028-02-29');
});

it('sums up the days', () => {
  const day = (uploaded: number, extracted: number, creationUploaded: number) => ({
    uploaded,
    extracted,
    creationUploaded,
    extractedDetails: { screenshot_names: [], contexts: [], confidences: [], times: [] },
  });
  expect(summaryOf({ '2026-11-01': day(2, 0, 1), '2026-11-02': day(0, 3, 0) })).toEqual({
    uploaded: 2,
    created: 1,
    dates: 3,
    activeDays: 2,
    aiDays: 1,
  });
});
