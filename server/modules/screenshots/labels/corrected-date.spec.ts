import { emptyDate } from '../rows/screenshot-row';
import { assertRange, correctedDate, type CorrectableDate } from './corrected-date';

const read: CorrectableDate = {
  ...emptyDate(),
  date: '2026-11-20',
  confidence: 0.6,
  state: 'suggested',
  time: '10:15',
  zone: 'CET',
  endDate: '2026-11-22',
  readDate: null,
};

it('accepts or rejects a date without changing it', () => {
  expect(correctedDate(read, { state: 'rejected' })).toEqual({ ...read, state: 'rejected' });
  expect(correctedDate(read, {})).toEqual(read);
});

it('accepts a corrected date with full confidence, and keeps the day that was read', () => {
  expect(correctedDate(read, { extracted_date: '2026-11-21' })).toMatchObject({
    date: '2026-11-21',
    readDate: '2026-11-20',
    state: 'accepted',
    confidence: 1,
    endDate: '2026-11-22',
  });
});

it('forgets the day that was read once the correction returns to it', () => {
  const moved = correctedDate(read, { extracted_date: '2026-11-21' });
  expect(correctedDate(moved, { extracted_date: '2026-11-20' }).readDate).toBeNull();
});

it('drops the zone together with the time', () => {
  expect(correctedDate(read, { time: null })).toMatchObject({ time: null, zone: null });
  expect(correctedDate(read, { time: '11:00' })).toMatchObject({ time: '11:00', zone: 'CET' });
});

it('drops an end that now lies before the day', () => {
  expect(correctedDate(read, { extracted_date: '2026-11-23' }).endDate).toBeNull();
});

it('refuses a range that ends before it begins', () => {
  expect(() => correctedDate(read, { end_date: '2026-11-19' })).toThrow('cannot end before');
  expect(() => assertRange('2026-11-20', '2026-11-20')).not.toThrow();
  expect(() => assertRange('2026-11-20', null)).not.toThrow();
});
