import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mantineToasts } from './mantine-toasts';

it('gives the focus back after its action', async () => {
  const undo = jest.fn();
  render(
    <MantineProvider env="test">
      <button>Card</button>
      <Notifications />
    </MantineProvider>,
  );
  act(() => mantineToasts({ id: 'one', message: 'Moved', action: { label: 'Undo', onAct: undo } }));
  const action = await screen.findByRole('button', { name: 'Undo' });
  screen.getByRole('button', { name: 'Card' }).focus();
  await userEvent.click(action);
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Moved')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Card');
});
