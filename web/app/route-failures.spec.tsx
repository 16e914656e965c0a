import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { aPlan, aStatus, aUser } from '../shared/testing/factories';
import { fakeServer } from '../shared/testing/fake-server';
import { browser } from '../shared/browser';
import { renderApp } from '../shared/testing/render-app';
import { ErrorBoundary } from '../ui/states/error-boundary';
import { AppFailure } from './app-failure';
import SignedInFrame from '../frame/signed-in-frame';
import { signedInModules } from './signed-in-modules';

jest.mock('../features/events/live-updates', () => ({ __esModule: true, default: () => null }));
jest.spyOn(console, 'error').mockImplementation(() => undefined);
jest.spyOn(console, 'warn').mockImplementation(() => undefined);

let isBroken: boolean;
function Screen() {
  if (isBroken) throw new Error('no such property');
  return <h1>Mended</h1>;
}

beforeEach(() => {
  isBroken = true;
  fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: aStatus() },
    'teams.mine': { body: [] },
  });
});

describe('a screen that fails', () => {
  it.each(Object.keys(signedInModules))(
    'leaves the frame alone, and recovers with Retry at %s',
    async (path) => {
      const address = path.replace(':id', '7');
      const routes = (
        <Routes>
          <Route element={<SignedInFrame />}>
            <Route path={path} element={<Screen />} />
          </Route>
        </Routes>
      );
      renderApp(routes, { address });
      expect(await screen.findByText('This page could not be shown')).toBeTruthy();
      expect(screen.getByRole('banner')).toBeTruthy();
      isBroken = false;
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('heading', { name: 'Mended' })).toBeTruthy();
    },
  );
});

describe('a screen without a frame of its own', () => {
  const show = (message: string) => {
    const Failing = () => {
      throw new Error(message);
    };
    renderApp(
      <ErrorBoundary resetKey="" fallback={(error) => <AppFailure error={error} />}>
        <Failing />
      </ErrorBoundary>,
    );
  };

  it.each([
    ['no such property', 'Retry'],
    ['Failed to fetch dynamically imported module', 'Reload'],
  ])('that fails with "%s" is loaded again by %s', async (message, button) => {
    const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
    reload.mockClear();
    show(message);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
