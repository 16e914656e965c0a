import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../shared/testing/factories';
import { aScreenshot } from '../testing/factories';
import { type Answers, showGallery } from '../testing/show-gallery';

const months = ['2026-11', '2026-09', '2026-03'].map((month) => ({
  month,
  count: 4,
  cursor: `c-${month}`,
}));

async function show(at: string, answers: Answers = {}) {
  const gallery = showGallery([aScreenshot({ ai_generated_title: 'First' })], {
    answers: { 'screenshots.timeline': { body: months }, ...answers },
    address: `/gallery?at=${at}`,
  });
  const rail = within(await screen.findByRole('navigation', { name: 'Jump to a month' }));
  await screen.findByRole('link', { name: 'First' });
  const stops = rail.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  return { ...gallery, stops: stops.map(({ textContent }) => textContent) };
}

it('treats an invalid month as the newest', async () => {
  const { stops } = await show('2026-99');
  expect(stops).toEqual(['November 2026 · 4 screenshots']);
  expect(screen.queryByRole('button', { name: 'Back to newest' })).toBeNull();
});

it('starts a month without uploads at the nearest older one', async () => {
  const { stops, sent } = await show('2026-10');
  expect(stops).toEqual(['September 2026 · 4 screenshots']);
  expect(screen.getByText('Showing September 2026 and earlier')).toBeTruthy();
  await waitFor(() => expect(sent('screenshots.list').at(-1)?.query).toMatch(/cursor=c-2026-09/));
});

it('requests the months of the time zone in which the days are shown', async () => {
  const inTokyo = { 'auth.me': { body: aUser({ time_zone: 'Asia/Tokyo' }) } };
  const { sent } = await show('2026-09', inTokyo);
  expect(sent('screenshots.timeline').at(-1)?.query).toBe(
    'tz=Asia%2FTokyo&sort=created&order=desc',
  );
});

it.each([
  ['oldest', 'sort=uploaded&order=asc'],
  ['date-asc', 'sort=date&order=asc'],
])('follows the order %s, whose first month is the oldest', async (order, question) => {
  const oldestFirst = { 'screenshots.timeline': { body: months.toReversed() } };
  const { stops, sent } = await show(`2026-10&sort=${order}`, oldestFirst);
  expect(sent('screenshots.timeline').at(-1)?.query).toContain(question);
  expect(stops).toEqual(['November 2026 · 4 screenshots']);
  expect(screen.getByText('Showing November 2026 and later')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back to oldest' })).toBeTruthy();
  await waitFor(() => expect(sent('screenshots.list').at(-1)?.query).toMatch(/cursor=c-2026-11/));
});

it('has the months of what a filter leaves', async () => {
  const { stops, sent } = await show('2026-09&tags=trip');
  expect(stops).toEqual(['September 2026 · 4 screenshots']);
  const asked = new URLSearchParams(sent('screenshots.timeline').at(-1)?.query);
  expect(Object.fromEntries(asked)).toMatchObject({ tags: 'trip', sort: 'created' });
  const listed = new URLSearchParams(sent('screenshots.list').at(-1)?.query);
  expect(Object.fromEntries(listed)).toMatchObject({ tags: 'trip', cursor: 'c-2026-09' });
});

it('asks for no months where words decide the order', async () => {
  const { sent } = showGallery([aScreenshot({ ai_generated_title: 'First' })], {
    address: '/gallery?q=first',
  });
  await screen.findByRole('link', { name: 'First' });
  expect(sent('screenshots.timeline')).toEqual([]);
});
