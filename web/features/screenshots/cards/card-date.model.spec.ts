import { aScreenshot } from '../testing/factories';
import { cardDateOf } from './card-date.model';

const row = aScreenshot({
  created_at: '2026-11-20T23:30:00.000Z',
  image_created_at: '2025-05-01T23:30:00-11:00',
});

it('shows the date by which the gallery is ordered', () => {
  const today = '2026-11-22';
  expect(cardDateOf(row, { order: 'created-desc', today }).text).toBe('May 1, 2025');
  expect(cardDateOf(row, { order: null, today }).dateTime).toBe(row.created_at);
  expect(cardDateOf(row, { order: 'date-asc', today }).dateTime).toBe(row.created_at);
});
