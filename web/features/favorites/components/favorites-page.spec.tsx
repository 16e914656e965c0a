import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { aScreenshot } from '../../screenshots/testing/factories';
import { FavoritesPage } from './favorites-page';

const rows = ['First', 'Second'].map((title) =>
  aScreenshot({ ai_generated_title: title, is_favorite: true }),
);

async function show() {
  fakeServer({
    'auth.me': { body: aUser() },
    'screenshots.list': { body: rows, headers: { 'x-total-count': '2' } },
    'screenshots.get': { body: rows[1] },
  });
  renderApp(<FavoritesPage space="Personal" onRerun={jest.fn()} />, { address: '/favorites' });
  await screen.findByRole('link', { name: 'Second' });
}

it('returns the focus to the card that the viewer showed', async () => {
  await show();
  await userEvent.click(screen.getByRole('link', { name: 'Second' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Second'));
});

it('shows no check circles, because nothing can be selected', async () => {
  await show();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
