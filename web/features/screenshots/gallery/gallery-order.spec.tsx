import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExtractedDate } from '../../../../server/contract/reading/dates';
import { aScreenshot } from '../testing/factories';
import { showGallery } from '../testing/show-gallery';

const due: ExtractedDate = {
  id: 'due',
  extracted_date: '2027-02-03',
  confidence: 0.9,
  context_text: 'due',
  state: 'suggested',
  role: 'due',
  time: null,
  zone: null,
  end_date: null,
};
const rows = [
  aScreenshot({
    ai_generated_title: 'Bill',
    created_at: '2026-11-20T10:00:00.000Z',
    image_created_at: '2026-09-08',
    extracted_dates: [due],
  }),
];
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it.each([
  ['', 'Tuesday, September 8, 2026'],
  ['created-asc', 'Tuesday, September 8, 2026'],
  ['newest', 'Friday, November 20, 2026'],
  ['oldest', 'Friday, November 20, 2026'],
  ['date-asc', 'Wednesday, February 3, 2027'],
  ['date-desc', 'Wednesday, February 3, 2027'],
])('stands under the days of the order "%s"', async (order, day) => {
  showGallery(rows, { address: `/gallery?sort=${order}` });
  await screen.findByRole('link', { name: /^Bill/ });
  expect(headings()).toContain(day);
});

it.each(['title-asc', 'size-desc'])('has no days in the order "%s"', async (order) => {
  showGallery(rows, { address: `/gallery?sort=${order}` });
  await screen.findByRole('link', { name: /^Bill/ });
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it('orders the list by the heads of its columns, and turns round with the second press', async () => {
  const { sent } = showGallery(rows, { address: '/gallery?mode=list' });
  const head = within(await screen.findByRole('grid'));
  const press = async (name: string) =>
    userEvent.click(await head.findByRole('button', { name: `Sort by ${name}` }));
  const asked = () => sent('screenshots.list').at(-1)?.query;
  for (const [name, first, second] of [
    ['Title', 'sort=title&order=asc', 'sort=title&order=desc'],
    ['Uploaded', 'sort=uploaded&order=desc', 'sort=uploaded&order=asc'],
    ['Next date', 'sort=date&order=asc', 'sort=date&order=desc'],
    ['Size', 'sort=size&order=desc', 'sort=size&order=asc'],
    ['Created', 'sort=created&order=desc', 'sort=created&order=asc'],
  ] as const) {
    await press(name);
    if (name !== 'Created') await waitFor(() => expect(asked()).toContain(first));
    await press(name);
    await waitFor(() => expect(asked()).toContain(second));
    const column = head.getByRole('columnheader', { name: new RegExp(name) });
    expect(column.getAttribute('aria-sort')).toBe(
      second.endsWith('asc') ? 'ascending' : 'descending',
    );
  }
});
