// Own realm: the first test sees a component before it has loaded.
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession } from '../features/auth/session.queries';
import { renderApp } from '../shared/testing/render-app';
import { showToast } from '../ui/toasts/toast';
import Toasts from './toasts';

describe('toasts', () => {
  it('wait until their component has loaded', async () => {
    showToast({ message: 'Moved to trash' });
    renderApp(<Toasts />);
    expect((await screen.findByText('Moved to trash')).closest('[role="status"]')).toBeTruthy();
  });

  it('are read out at once when they are an alert', async () => {
    renderApp(<Toasts />);
    showToast({ message: 'Created', kind: 'alert' });
    expect((await screen.findByText('Created')).closest('[role="alert"]')).toBeTruthy();
  });

  it('are gone once the session is over, so that nobody else can undo', async () => {
    renderApp(<Toasts />);
    showToast({ message: 'Moved', action: { label: 'Undo', onAct: jest.fn() } });
    await screen.findByText('Moved');
    act(() => endSession(new QueryClient()));
    await waitFor(() => expect(screen.queryByText('Moved')).toBeNull());
  });

  it('close when their action is used', async () => {
    const onAct = jest.fn();
    renderApp(<Toasts />);
    showToast({ message: 'Deleted', kind: 'error', action: { label: 'Undo', onAct } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onAct).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
  });
});
