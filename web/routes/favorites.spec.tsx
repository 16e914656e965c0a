import { screen } from '@testing-library/react';
import { aScreenshot } from '../features/screenshots/testing/factories';
import { aTeam, aUser } from '../shared/testing/factories';
import { fakeServer } from '../shared/testing/fake-server';
import { renderApp } from '../shared/testing/render-app';
import FavoritesRoute from './favorites';

it.each([
  ['/favorites', '1 screenshot · Personal'],
  [`/favorites?team_id=${aTeam().id}`, '1 screenshot · Harbor'],
])('names the workspace of the favorites at %s', async (address, count) => {
  fakeServer({
    'auth.me': { body: aUser() },
    'teams.get': { body: aTeam() },
    'screenshots.list': {
      body: [aScreenshot({ is_favorite: true })],
      headers: { 'x-total-count': '1' },
    },
  });
  renderApp(<FavoritesRoute />, { address });
  expect(await screen.findByText(count)).toBeTruthy();
});
