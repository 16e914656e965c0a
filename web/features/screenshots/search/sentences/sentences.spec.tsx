import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aScreenshot } from '../../testing/factories';
import { showGallery } from '../../testing/show-gallery';

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-23T12:00:00Z'),
    doNotFake: [
      'setTimeout',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'setInterval',
      'setImmediate',
      'nextTick',
    ],
  });
});
afterEach(() => jest.useRealTimers());

const asked = (query: string | undefined) => {
  const { q, kind, start_date, end_date, date_field } = Object.fromEntries(
    new URLSearchParams(query),
  );
  return { q, kind, days: start_date && `${start_date}..${end_date} ${date_field}` };
};

it('asks for the days and the kind that the words mean, and shows them as chips', async () => {
  const { sent } = showGallery([aScreenshot()], { address: '/gallery?q=invoice+last+month+ikea' });
  await screen.findByRole('button', { name: /search for the words “last month” instead/ });
  expect(sent('screenshots.list').map(({ query }) => asked(query))).toEqual([
    { q: 'ikea', kind: 'invoice', days: '2026-10-01..2026-10-31 image' },
  ]);
  expect(screen.getByText('October 2026')).toBeTruthy();
  expect(
    screen.getByRole('button', { name: /search for the words “invoice” instead/ }),
  ).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('invoice last month ikea');
});

it('writes a day as the country of the person does', async () => {
  showGallery([aScreenshot()], { address: '/gallery?q=chats+today' });
  expect(await screen.findByText('Nov 23, 2026')).toBeTruthy();
});

it('takes a part back into words when its chip is pressed', async () => {
  const { sent } = showGallery([aScreenshot()], { address: '/gallery?q=invoice+last+month' });
  await userEvent.click(
    await screen.findByRole('button', { name: /search for the words “last month” instead/ }),
  );
  await waitFor(() =>
    expect(asked(sent('screenshots.list').at(-1)?.query)).toMatchObject({
      q: 'invoice last month',
      kind: undefined,
    }),
  );
});

it('takes the other words off and keeps what the rest means', async () => {
  const { sent } = showGallery([aScreenshot()], { address: '/gallery?q=ikea+last+month' });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the search for ikea' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('last month'),
  );
  expect(asked(sent('screenshots.list').at(-1)?.query).q).toBeUndefined();
});

it('offers the nearest search that finds something, with one press', async () => {
  const near = { change: 'word', what: 'ikea', instead: null, q: '', count: 2 };
  const { sent } = showGallery([], {
    address: '/gallery?q=ikea+last+month',
    answers: { 'screenshots.nearest': { body: [near] }, 'teams.mine': { body: [] } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Without “ikea” · 2' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('last month'),
  );
  expect(sent('screenshots.nearest')[0]?.query).toContain('q=ikea');
});
