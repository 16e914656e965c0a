import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../../../shared/api/query-client';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { aScreenshot } from '../../screenshots/testing/factories';
import { FavoritesPage } from './favorites-page';

const rows = ['First', 'Second'].map((title) =>
  aScreenshot({ ai_generated_title: title, is_favorite: true }),
);

async function show(given = rows) {
  let starred = given;
  fakeServer({
    'auth.me': { body: aUser() },
    'screenshots.list': () => ({
      body: starred,
      headers: { 'x-total-count': String(starred.length) },
    }),
    'screenshots.get': { body: rows[1] },
    'screenshots.update': () => {
      starred = starred.slice(0, -1);
      return { body: { ...rows[1], is_favorite: false } };
    },
  });
  renderApp(<FavoritesPage space="Personal" onRerun={jest.fn()} />, { address: '/favorites' });
  await screen.findByRole('link', { name: given.at(-1)?.ai_generated_title ?? '' });
}

it('returns the focus to the card that the viewer showed', async () => {
  await show();
  await userEvent.click(screen.getByRole('link', { name: 'Second' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Second'));
});

it('leaves the focus on the neighbour of a card that lost its star in the viewer', async () => {
  await show();
  await userEvent.click(screen.getByRole('link', { name: 'Second' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('f');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Second' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('First'));
});

it('leaves the focus on the neighbour of a card whose heart was pressed', async () => {
  await show();
  const [, heart] = screen.getAllByRole('button', { name: /favorite/i });
  await userEvent.click(heart!);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Second' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('First'));
});

it('leaves the focus on the heading when the last heart was pressed', async () => {
  await show(rows.slice(0, 1));
  await userEvent.click(screen.getByRole('button', { name: /favorite/i }));
  await screen.findByText('No favorites yet');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('asks once for more that cannot be loaded, and again when it is told to', async () => {
  let asked = 0;
  fakeServer({
    'auth.me': { body: aUser() },
    'screenshots.list': () => {
      asked += 1;
      if (asked === 2) return { status: 400, body: { error: 'bad_request' } };
      const headers = { 'x-total-count': '2', ...(asked === 1 && { 'x-next-cursor': 'n' }) };
      return { body: [rows[asked === 1 ? 0 : 1]], headers };
    },
  });
  renderApp(<FavoritesPage space="Personal" onRerun={jest.fn()} />, { address: '/favorites' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('link', { name: 'Second' })).toBeNull();
  expect(asked).toBe(2);
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Second' })).toBeTruthy();
});

it('says that the favorites could not be read again', async () => {
  const queryClient = createQueryClient(() => undefined);
  let isDown = false;
  fakeServer({
    'auth.me': { body: aUser() },
    'screenshots.list': () => (isDown ? { status: 422 } : { body: rows }),
  });
  renderApp(<FavoritesPage space="Personal" onRerun={jest.fn()} />, {
    address: '/favorites',
    queryClient,
  });
  await screen.findByRole('link', { name: 'Second' });
  isDown = true;
  void queryClient.invalidateQueries({ queryKey: ['screenshots.list'] });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('shows no check circles, because nothing can be selected', async () => {
  await show();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('waits for the rest of the list where all loaded rows have lost their stars', async () => {
  let asked = 0;
  let arrive: () => void = () => undefined;
  fakeServer({
    'auth.me': { body: aUser() },
    'screenshots.list': async () => {
      asked += 1;
      if (asked === 1) {
        const headers = { 'x-total-count': '2', 'x-next-cursor': 'n' };
        return { body: [aScreenshot({ is_favorite: false })], headers };
      }
      await new Promise<void>((done) => (arrive = done));
      return { body: rows.slice(1) };
    },
  });
  const queryClient = createQueryClient(() => undefined);
  renderApp(<FavoritesPage space="Personal" onRerun={jest.fn()} />, {
    address: '/favorites',
    queryClient,
  });
  await screen.findByText('2 screenshots · Personal');
  act(() => void queryClient.invalidateQueries({ queryKey: ['screenshots.list'] }));
  await waitFor(() => expect(asked).toBe(2));
  expect(screen.queryByText('No favorites yet')).toBeNull();
  arrive();
  expect(await screen.findByRole('link', { name: 'Second' })).toBeTruthy();
});
