import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../shared/testing/render-app';
import { hideToast, showToast } from '../ui/toast';
import Toasts from './toasts';

describe('toasts', () => {
  it('wait for their screen, unless they are taken back before', async () => {
    showToast({ message: 'Moved to trash' });
    hideToast(showToast({ message: 'Never said' }));
    renderApp(<Toasts />);
    expect((await screen.findByText('Moved to trash')).closest('[role="status"]')).toBeTruthy();
    expect(screen.queryByText('Never said')).toBeNull();
  });

  it('leave when their one action is taken', async () => {
    const onAct = jest.fn();
    renderApp(<Toasts />);
    showToast({ message: 'Deleted', kind: 'error', action: { label: 'Undo', onAct } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onAct).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
  });
});
