import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { showToast } from '../../../ui/toasts/toast';
import { useScreenshotPages } from '../../screenshots/shared/screenshots.queries';
import { NO_FILTER } from '../../screenshots/shared/gallery-address.model';
import { aScreenshot } from '../../screenshots/testing/factories';
import { Viewer } from '../../screenshots/viewer/viewer';
import { AddToCollectionDialog } from './add-to-collection-dialog';
import { AddToCollectionHost } from './add-to-collection-host';

jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));
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
  search_problem: null,
};

/** A gallery list that shows how many of its rows are in a collection. */
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

it('sends more than one call can carry, and reads no list again', async () => {
  const rows = many(250);
  const answer = { body: { done: [], failed: [], added: [] } };
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

/** The Undo of the last toast. */
const undo = async () => act(async () => toast.mock.lastCall?.[0].action?.onAct());

it('removes with Undo only screenshots that were not in it before', async () => {
  const rows = many(3);
  const [old, ...fresh] = rows.map(({ id }) => id);
  const answer = { body: { done: [old, ...fresh], failed: [], added: fresh } };
  const { onClose, sent } = await addAll(rows, { 'screenshots.bulk': answer });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await undo();
  expect(sent('screenshots.bulk').at(-1)?.body).toEqual({
    action: 'uncollect',
    collection_id: 'travel',
    ids: fresh,
  });
});

it('offers no Undo when everything was in it already', async () => {
  const answer = { body: { done: [], failed: [], added: [] } };
  await addAll(many(2), { 'screenshots.bulk': answer });
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(toast.mock.lastCall?.[0].action).toBeUndefined();
});

describe('the list of collections', () => {
  const open = (list: Answers['collections.list']) => {
    fakeServer({ 'auth.me': { body: aUser() }, 'collections.list': list });
    renderApp(<AddToCollectionDialog ids={['a']} onClose={jest.fn()} />);
  };
  const type = (text: string) =>
    userEvent.type(screen.getByRole('textbox', { name: 'Search or create a collection' }), text);

  it('shows that it is loading', async () => {
    open(() => new Promise(() => undefined));
    expect(await screen.findByText('Loading collections')).toBeTruthy();
    await type('Travel');
    expect(screen.queryByText('No collections yet')).toBeNull();
    expect(screen.queryByText('Create “Travel”')).toBeNull();
  });

  it('says that it could not be loaded, and retries', async () => {
    let isBroken = true;
    open(() => (isBroken ? { status: 404 } : { body: [travel] }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('The collections could not be loaded')).toBeTruthy();
    expect(screen.queryByText('No collections yet')).toBeNull();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Travel' })).toBeTruthy();
  });

  it('says that there are none', async () => {
    open({ body: [] });
    expect(await screen.findByText('No collections yet')).toBeTruthy();
  });

  it('takes the nearest one that exists with Enter, and a new one only when it is chosen', async () => {
    const receipts = { ...travel, id: 'receipts', name: 'Receipts' };
    const calls = fakeServer({
      'auth.me': { body: aUser() },
      'collections.list': { body: [travel, receipts] },
      'collections.addItem': { body: { collection_id: 'receipts', was_added: true } },
      'collections.create': { status: 201, body: { collection_id: 'x', collection: travel } },
    });
    const sent = (route: string) => calls.filter((call) => call.route === route);
    renderApp(<AddToCollectionDialog ids={['a']} onClose={jest.fn()} />);
    await screen.findByRole('button', { name: 'Receipts' });
    await type('Rec');
    expect(screen.getByText('Enter: Receipts')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent('collections.addItem')).toHaveLength(1));
    expect(sent('collections.create')).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(sent('collections.create').map(({ body }) => body)).toEqual([{ name: 'Rec' }]),
    );
  });

  it('makes no second one with Enter beside one that takes nothing by hand', async () => {
    const calls = fakeServer({
      'auth.me': { body: aUser() },
      'collections.list': { body: [{ ...travel, is_live: true }] },
      'collections.create': { status: 201, body: { collection_id: 'x', collection: travel } },
      'collections.addItem': { body: { collection_id: 'x', was_added: true } },
    });
    const created = () => calls.filter(({ route }) => route === 'collections.create');
    renderApp(<AddToCollectionDialog ids={['a']} onClose={jest.fn()} />);
    await screen.findByRole('button', { name: /^Travel/ });
    await type('Tra{Enter}');
    expect(screen.getByText('Arrow down and Enter: create “Tra”')).toBeTruthy();
    expect(created()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(created().map(({ body }) => body)).toEqual([{ name: 'Tra' }]));
  });

  it('says that none matches the typed name, and offers to create it', async () => {
    open({ body: [travel] });
    await screen.findByRole('button', { name: 'Travel' });
    await type('Food');
    expect(screen.getByText('No collection has this name')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create “Food”' })).toBeTruthy();
    expect(screen.queryByText('No collections yet')).toBeNull();
  });
});

it('closes with Esc before the viewer below it does', async () => {
  const row = aScreenshot({ ai_generated_title: 'Budget' });
  fakeServer({
    'auth.me': { body: aUser() },
    'screenshots.get': { body: row },
    'collections.list': { body: [travel] },
  });
  const on = { onStep: jest.fn(), onClose: jest.fn(), onTag: jest.fn(), onRerun: jest.fn() };
  renderApp(
    <AddToCollectionHost upload={jest.fn()}>
      <Viewer id={row.id} siblings={[row]} total={1} q="" isEditing={false} {...on} />
    </AddToCollectionHost>,
  );
  await screen.findByRole('heading', { name: 'Budget' });
  await userEvent.keyboard('c');
  await screen.findByRole('button', { name: 'Travel' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Travel' })).toBeNull());
  expect(on.onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(on.onClose).toHaveBeenCalledTimes(1);
});
