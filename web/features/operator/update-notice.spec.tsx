import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../shared/testing/factories';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderApp } from '../../shared/testing/render-app';
import { UpdateNotice } from './update-notice';

const KEY = 'shotvault.known_version';
const notice = () => screen.queryByText(/^Shotvault was updated to 1\.2\.0\./);

function show(isOperator = true) {
  const calls = fakeServer({
    'auth.me': { body: aUser(isOperator ? { is_operator: true } : {}) },
    'health.get': { body: { status: 'ok', version: '1.2.0' } },
  });
  renderApp(<UpdateNotice />);
  return calls;
}

beforeEach(() => localStorage.clear());

describe('the notice of an update', () => {
  it('is shown to an operator until it is closed', async () => {
    localStorage.setItem(KEY, '1.1.0');
    show();
    await waitFor(() => expect(notice()).toBeTruthy());
    expect(screen.getByRole('link', { name: 'See what is new' }).getAttribute('href')).toBe(
      '/releases',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(notice()).toBeNull();
    expect(localStorage.getItem(KEY)).toBe('1.2.0');
  });

  it('is not shown at the first visit, which only notes the version', async () => {
    show();
    await waitFor(() => expect(localStorage.getItem(KEY)).toBe('1.2.0'));
    expect(notice()).toBeNull();
  });

  it('is not for other people', async () => {
    localStorage.setItem(KEY, '1.1.0');
    const calls = show(false);
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(calls.map(({ route }) => route)).toEqual(['auth.me']);
    expect(notice()).toBeNull();
  });
});
