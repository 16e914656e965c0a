import type { CalendarMonth } from '../../../server/contract/calendar';
import { fromToday, nextDates } from './next-dates.model';

const day = (...screenshot_names: string[]) => ({
  uploaded: 1,
  extracted: screenshot_names.length,
  creationUploaded: 0,
  extractedDetails: {
    screenshot_names,
    contexts: screenshot_names.map((name) => `due: ${name}`),
    confidences: screenshot_names.map(() => 0.9),
    times: screenshot_names.map(() => null),
  },
});

const months: CalendarMonth[] = [
  { '2026-11-30': day('Rent', 'Concert'), '2026-11-02': day('Past'), '2026-11-23': day() },
  { '2026-12-05': day('Invoice') },
];

it('lists the dates that lie ahead, earliest first', () => {
  const found = nextDates(months, { from: '2026-11-22', limit: 5 });
  expect(found.map(({ day: on, name }) => `${on} ${name}`)).toEqual([
    '2026-11-30 Rent',
    '2026-11-30 Concert',
    '2026-12-05 Invoice',
  ]);
  expect(found[0]?.quote).toBe('due: Rent');
});

it('lists today, and no more than asked for', () => {
  expect(nextDates(months, { from: '2026-11-30', limit: 1 }).map(({ name }) => name)).toEqual([
    'Rent',
  ]);
});

it.each([
  ['2026-11-22', 'today'],
  ['2026-11-23', 'tomorrow'],
  ['2026-12-05', 'in 13 days'],
])('says how far %s is: %s', (on, words) => {
  expect(fromToday(on, '2026-11-22')).toBe(words);
});
