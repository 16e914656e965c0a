import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { showToast } from '../../../ui/toast';
import { useScreenshotPages } from '../../screenshots/screenshots.queries';
import { NO_FILTER } from '../../screenshots/gallery-address.model';
import { aScreenshot } from '../../screenshots/testing/factories';
import { AddToCollectionDialog } from './add-to-collection-dialog';

jest.mock('../../../ui/toast', () => ({ showToast: jest.fn() }));
const toast = jest.mocked(showToast);

const travel = {
  id: 'travel',
  name: 'Travel',
  description: null,
  color: '#10B981',
  screenshot_count: 0,
  first_screenshot_id: null,
  created_at: '2026-11-01T00:00:00.000Z',
  is_live: false,
};

/** A list as the gallery has it: how many of its rows are in a collection. */
function InCollections() {
  const { rows } = useScreenshotPages(NO_FILTER);
  return (
    <p>{`${rows.filter(({ collections }) => collections.length > 0).length} of ${rows.length}`}</p>
  );
}

type Answers = Parameters<typeof fakeServer>[0];

async function addAll(rows: Screenshot[], answers: Answers) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'screenshots.list': { body: rows },
    'collections.list': { body: [travel] },
    ...answers,
  });
  const onClose = jest.fn();
  renderApp(
    <>
      <InCollections />
      <AddToCollectionDialog ids={rows.map(({ id }) => id)} onClose={onClose} />
    </>,
  );
  await screen.findByText(`0 of ${rows.length}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Travel' }));
  return { onClose, sent: (route: string) => calls.filter((call) => call.route === route) };
}

const many = (count: number) => Array.from({ length: count }, () => aScreenshot());
const idsIn = (body: unknown) => (body as { ids: string[] }).ids;

beforeEach(() => toast.mockClear());

it('takes more than one call can carry, and reads no list again', async () => {
  const rows = many(250);
  const answer = { body: { done: [], failed: [] } };
  const { onClose, sent } = await addAll(rows, { 'screenshots.bulk': answer });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent('screenshots.bulk').map(({ body }) => idsIn(body).length)).toEqual([200, 50]);
  expect(sent('screenshots.list')).toHaveLength(1);
  expect(screen.getByText('250 of 250')).toBeTruthy();
});

it('shows one at once, and takes it back when it is refused', async () => {
  let refuse: () => void = () => undefined;
  const error = 'Live collections keep themselves up to date.';
  await addAll(many(1), {
    'collections.addItem': () =>
      new Promise((resolve) => {
        refuse = () => resolve({ status: 409, body: { error } });
      }),
  });
  await screen.findByText('1 of 1');
  await act(async () => refuse());
  await screen.findByText('0 of 1');
  expect(await screen.findByText(error)).toBeTruthy();
});
