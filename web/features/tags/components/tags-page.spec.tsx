import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStatus, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { TagsPage } from './tags-page';

it('is searched by the key for searching', async () => {
  fakeServer({
    'auth.me': { body: aUser() },
    'billing.status': { body: aStatus() },
    'tags.list': { body: [] },
  });
  renderApp(<TagsPage />, { address: '/tags' });
  const field = await screen.findByPlaceholderText<HTMLInputElement>(
    'Search tags... (minimum 2 characters)',
  );
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('');
});
