import { aScreenshot } from '../testing/factories';
import { cardDateOf } from './card-date.model';

const row = aScreenshot({
  created_at: '2026-11-20T23:30:00.000Z',
  image_created_at: '2025-05-01T23:30:00-11:00',
});

it('shows the date by which the gallery is ordered', () => {
  expect(cardDateOf(row, { order: 'created-desc' }).text).toBe('May 1, 2025');
  expect(cardDateOf(row, { order: null }).dateTime).toBe(row.created_at);
  expect(cardDateOf(row, { order: 'date-asc' }).dateTime).toBe(row.created_at);
});

it('shows the first date in the image, also when it is over, as the list is ordered by it', () => {
  const dates = ['2026-12-05', '2025-03-01'].map((day) => ({
    id: day,
    extracted_date: day,
    confidence: 0.9,
    context_text: '',
    state: 'suggested' as const,
    role: 'other' as const,
    time: null,
    zone: null,
    end_date: null,
  }));
  const dated = aScreenshot({ extracted_dates: dates });
  expect(cardDateOf(dated, { order: 'date-desc' }).text).toBe('Mar 1, 2025');
});
