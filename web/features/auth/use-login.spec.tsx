import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../../shared/browser';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderApp } from '../../shared/testing/render-app';
import { SignInButtons } from './components/sign-in-buttons';
import { returnAddress } from './return-address';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
const button = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Google' });

describe('Continue with Google', () => {
  it('is enabled again, and logs the status, when the address cannot be loaded', async () => {
    fakeServer({ 'auth.redirectUrl': { status: 503, body: {} } });
    renderApp(<SignInButtons />);
    await userEvent.click(button());
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(log).toHaveBeenCalledWith(
      'Failed to get login redirect URL: API responded with HTTP status 503',
    );
  });

  it('stays disabled while the browser leaves, and stores the page', async () => {
    fakeServer({ 'auth.redirectUrl': { body: { redirectUrl: 'https://id.example/go' } } });
    renderApp(<SignInButtons />, { address: '/gallery?q=tax' });
    await userEvent.click(button());
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://id.example/go'));
    expect(button().disabled).toBe(true);
    expect(returnAddress.take()).toBe('/gallery?q=tax');
  });
});
