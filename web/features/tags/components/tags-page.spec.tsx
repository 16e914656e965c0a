import { screen } from '@testing-library/react';
import { aStatus, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { TagsPage } from './tags-page';

it('focuses its field with the search key', async () => {
  fakeServer({
    'auth.me': { body: aUser() },
    'billing.status': { body: aStatus() },
    'tags.list': { body: [] },
  });
  renderApp(<TagsPage />, { address: '/tags' });
  const field = await screen.findByPlaceholderText('Search tags... (minimum 2 characters)');
  expect(field.getAttribute('aria-keyshortcuts')).toBe('/');
});
