import {
  fullImageUrl,
  isProcessing,
  isUpdated,
  kilobytesOf,
  firstDateOf,
  nextDateOf,
  shownDates,
  splitTags,
  titleOf,
  titleToSave,
} from './screenshot.model';
import { aScreenshot } from '../testing/factories';

describe('the title', () => {
  it('is the one given by AI, else the name of the file', () => {
    expect(titleOf(aScreenshot({ ai_generated_title: 'Invoice' }))).toBe('Invoice');
    expect(titleOf(aScreenshot({ ai_generated_title: ' ', original_name: 'a.png' }))).toBe('a.png');
  });

  it.each([
    ['  New  ', 'New'],
    ['   ', null],
    ['Old', null],
    [' Old ', null],
  ])('typed as "%s" is saved as %s', (typed, saved) => {
    expect(titleToSave(typed, 'Old')).toBe(saved);
  });
});

describe('the state of the reading', () => {
  it('is processing until it is done or has failed', () => {
    expect(isProcessing(aScreenshot({ is_processed: false, processing_status: 'pending' }))).toBe(
      true,
    );
    expect(isProcessing(aScreenshot({ is_processed: false, processing_status: 'failed' }))).toBe(
      false,
    );
    expect(isProcessing(aScreenshot({ is_processed: true }))).toBe(false);
  });

  it('counts as updated for 30 minutes, with either clock ahead', () => {
    const row = aScreenshot({ processed_at: '2026-11-20T10:00:00.000Z' });
    const at = Date.parse('2026-11-20T10:00:00.000Z');
    const minutes = 60_000;
    expect(isUpdated(row, at + 29 * minutes)).toBe(true);
    expect(isUpdated(row, at + 30 * minutes)).toBe(false);
    expect(isUpdated(row, at - 2 * minutes)).toBe(true);
    expect(isUpdated(aScreenshot(), at)).toBe(false);
  });
});

it('shows three tags and counts the others', () => {
  const tags = ['a', 'b', 'c', 'd', 'e'].map((tag_name) => ({ tag_name }));
  expect(splitTags(tags)).toEqual({ shown: ['a', 'b', 'c'], hidden: 2 });
  expect(splitTags(tags.slice(0, 3))).toEqual({ shown: ['a', 'b', 'c'], hidden: 0 });
});

it('shows likely and accepted dates, and no rejected ones', () => {
  const said = { role: 'due' as const, time: null, zone: null, end_date: null };
  const date = { extracted_date: '2026-03-14', context_text: '', ...said };
  const dates = [
    { ...date, id: 'likely', confidence: 0.5, state: 'suggested' as const },
    { ...date, id: 'unlikely', confidence: 0.49, state: 'suggested' as const },
    { ...date, id: 'accepted', confidence: 0.1, state: 'accepted' as const },
    { ...date, id: 'refused', confidence: 0.9, state: 'rejected' as const },
  ];
  expect(shownDates(dates).map(({ id }) => id)).toEqual(['likely', 'accepted']);
});

it('rounds the size to kilobytes', () => {
  expect(kilobytesOf(1500)).toBe(1);
  expect(kilobytesOf(1600)).toBe(2);
});

it.each([
  ['image/png', ''],
  ['image/tiff', '?view=1'],
  ['image/heic', '?view=1'],
])('loads %s from the address "…%s"', (content_type, query) => {
  const row = aScreenshot({ content_type });
  expect(fullImageUrl(row)).toBe(`/api/screenshots/${row.id}/image${query}`);
});

it('finds the first date that is not over', () => {
  const date = (extracted_date: string, state: 'suggested' | 'rejected' = 'suggested') => ({
    id: extracted_date,
    extracted_date,
    confidence: 0.9,
    context_text: '',
    state,
    role: 'other' as const,
    time: null,
    zone: null,
    end_date: null,
  });
  const row = aScreenshot({
    extracted_dates: [date('2026-12-05'), date('2026-11-23', 'rejected'), date('2026-11-30')],
  });
  expect(nextDateOf(row, '2026-11-22')).toBe('2026-11-30');
  expect(nextDateOf(row, '2026-12-05')).toBe('2026-12-05');
  expect(nextDateOf(row, '2026-12-06')).toBeNull();
  expect(firstDateOf(row)).toBe('2026-11-30');
});
