import {
  daysAfter,
  monthOf,
  monthsAfter,
  monthSpan,
  presetDays,
  presetOf,
  yearOf,
} from './presets.model';

it.each([
  ['2026-11-23', 'today', '2026-11-23', '2026-11-23'],
  ['2026-11-03', 'week', '2026-10-28', '2026-11-03'],
  ['2026-11-23', 'month', '2026-11-01', '2026-11-30'],
  ['2026-01-15', 'lastMonth', '2025-12-01', '2025-12-31'],
  ['2028-03-31', 'lastMonth', '2028-02-01', '2028-02-29'],
  ['2026-11-23', 'year', '2026-01-01', '2026-12-31'],
] as const)('on %s, %s begins on %s and ends on %s', (today, preset, from, to) => {
  expect(presetDays(today)[preset]).toEqual({ from, to });
});

it('knows the preset or the month of two days again', () => {
  const today = '2026-11-23';
  expect(presetOf({ from: '2026-11-17', to: today }, today)).toBe('week');
  expect(presetOf({ from: '2026-10-01', to: '2026-10-31' }, today)).toBe('lastMonth');
  expect(presetOf({ from: '2026-02-01', to: '2026-02-28' }, today)).toBeNull();
  expect(monthOf({ from: '2026-02-01', to: '2026-02-28' })).toBe('2026-02');
  expect(monthOf({ from: '2026-02-01', to: '2026-02-27' })).toBeNull();
  expect(monthOf({ from: '', to: '2026-02-28' })).toBeNull();
});

it('counts over the ends of months and years', () => {
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(monthsAfter('2026-12', 1)).toBe('2027-01');
  expect(monthSpan('2027-02')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
});

it('names a whole year, and nothing less', () => {
  expect(yearOf({ from: '2026-01-01', to: '2026-12-31' })).toBe('2026');
  expect(yearOf({ from: '2026-01-01', to: '2026-12-30' })).toBeNull();
  expect(yearOf({ from: '2025-01-01', to: '2026-12-31' })).toBeNull();
  expect(yearOf({ from: '', to: '' })).toBeNull();
});
