import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Collection } from '../../../../server/contract/collections';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { CollectionDialog } from './collection-dialog';

const BILLS: Collection = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  name: 'Bills',
  description: null,
  color: '#4F46E5',
  first_screenshot_id: null,
  order: 'date',
  screenshot_count: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  is_live: true,
  search: { q: 'invoice', tags: ['acme', 'paid'], start_date: '0000-01-01', tz: 'UTC' },
  search_problem: 'A date of the search is not a day.',
};

async function edit(collection: Collection, change: () => Promise<void>) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'collections.update': { body: collection },
  });
  renderApp(<CollectionDialog collection={collection} onClose={jest.fn()} />);
  await screen.findByRole('textbox', { name: 'Search' });
  await change();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const sent = () => calls.find(({ route }) => route === 'collections.update');
  await waitFor(() => expect(sent()).toBeDefined());
  return sent()!.body as { search?: unknown };
}

const remove = (label: string) =>
  userEvent.click(screen.getByRole('button', { name: `Remove ${label}` }));

it('repairs a stopped collection by removing the filter that is refused', async () => {
  const body = await edit(BILLS, async () => {
    await remove('From 0000-01-01');
    await remove('Tag paid');
  });

  expect(body.search).toEqual({ q: 'invoice', tags: ['acme'] });
});

it('saves the search of a stopped collection anew although nothing was changed', async () => {
  const { start_date: _, ...search } = BILLS.search!;
  const body = await edit({ ...BILLS, search }, () => {
    const reason = screen.getByText('A date of the search is not a day. Save to try it again.');
    const field = screen.getByRole('textbox', { name: 'Search' });
    expect(field.getAttribute('aria-describedby')).toContain(reason.id);
    return Promise.resolve();
  });

  expect(body.search).toEqual(search);
});

it('sends no search where a live collection keeps the one it has', async () => {
  const body = await edit({ ...BILLS, search_problem: null }, async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), ' ');
  });

  expect(body).not.toHaveProperty('search');
});

it('says in our words that there is no connection', async () => {
  fakeServer({
    'auth.me': { body: aUser() },
    'collections.create': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  renderApp(<CollectionDialog collection={null} onClose={jest.fn()} />);
  await userEvent.type(screen.getByLabelText(/Name/), 'Travel');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('The collection could not be saved')).toBeTruthy();
});
