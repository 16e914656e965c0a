import { screen } from '@testing-library/react';
import { aUser } from '../shared/testing/factories';
import { fakeServer } from '../shared/testing/fake-server';
import { renderApp } from '../shared/testing/render-app';
import NotFoundRoute from './not-found';

jest.spyOn(console, 'error').mockImplementation(() => undefined);
const HINT = /opens any page and finds any screenshot/;

describe('an address without a page', () => {
  it('has one sentence, a link home and the shortcut of the palette', async () => {
    fakeServer({ 'auth.me': { body: aUser() } });
    renderApp(<NotFoundRoute />);
    expect(screen.getByRole('heading', { name: 'There is no page at this address' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect((await screen.findByText(HINT)).textContent).toMatch(/^Ctrl K /);
  });

  it('shows visitors no palette', async () => {
    fakeServer({ 'auth.me': { status: 401, body: { error: 'Sign in' } } });
    renderApp(<NotFoundRoute />);
    await screen.findByRole('link', { name: 'Home' });
    expect(screen.queryByText(HINT)).toBeNull();
  });
});
