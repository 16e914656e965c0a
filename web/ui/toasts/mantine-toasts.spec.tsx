import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { mantineToasts } from './mantine-toasts';

const onAct = jest.fn();

it('gives the focus back after its action', async () => {
  render(
    <MantineProvider env="test">
      <button>Card</button>
      <Notifications />
    </MantineProvider>,
  );
  act(() => mantineToasts({ id: 'one', message: 'Moved', action: { label: 'Undo', onAct } }));
  const action = await screen.findByRole('button', { name: 'Undo' });
  screen.getByRole('button', { name: 'Card' }).focus();
  await userEvent.click(action);
  expect(onAct).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Moved')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Card');
});

it('leaves the focus on the heading when what had it before is gone', async () => {
  const page = (children: ReactNode) => (
    <MantineProvider env="test">
      <h1 tabIndex={-1}>Collections</h1>
      {children}
      <Notifications />
    </MantineProvider>
  );
  const { rerender } = render(page(<button>Delete</button>));
  act(() => mantineToasts({ id: 'two', message: 'Deleted', action: { label: 'Undo', onAct } }));
  const action = await screen.findByRole('button', { name: 'Undo' });
  screen.getByRole('button', { name: 'Delete' }).focus();
  act(() => action.focus());
  rerender(page(null));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Collections');
});

describe('a toast that leaves by itself', () => {
  const leave = async (prepare: (action: HTMLElement) => void) => {
    render(
      <MantineProvider env="test">
        <h1 tabIndex={-1}>Collections</h1>
        <Notifications />
      </MantineProvider>,
    );
    const action = { label: 'Undo', onAct };
    act(() => mantineToasts({ id: 'three', message: 'Gone', action, milliseconds: 200 }));
    const button = await screen.findByRole('button', { name: 'Undo' });
    act(() => prepare(button));
    await waitFor(() => expect(screen.queryByText('Gone')).toBeNull());
    return document.activeElement;
  };

  it('leaves the focus on the page that somebody clicked', async () => {
    expect(await leave(() => undefined)).toBe(document.body);
  });

  it('leaves it there also when its action had it before', async () => {
    const left = await leave((action) => {
      action.focus();
      action.blur();
    });
    expect(left).toBe(document.body);
  });

  it('hands the focus of its action to the heading', async () => {
    // The mouse on it, or the focus, keeps a toast; the screen hides it.
    const left = await leave((action) => {
      action.focus();
      notifications.hide('three');
    });
    expect(left?.textContent).toBe('Collections');
  });
});

it('keeps the word of its action whole beside a message of any length', async () => {
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  );
  const message = `Deleted ${'a long name '.repeat(8)}`;
  act(() => mantineToasts({ id: 'long', message, action: { label: 'Undo', onAct } }));
  const action = await screen.findByRole('button', { name: 'Undo' });
  expect(action.style.flex).toMatch(/^(?:none|0 0 auto)$/);
  act(() => void notifications.hide('long'));
  await waitFor(() => expect(screen.queryByText(/^Deleted/)).toBeNull());
});

it('goes with what it offers when another one takes its place', async () => {
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  );
  act(() => mantineToasts({ id: 'image', message: 'Moved', action: { label: 'Undo', onAct } }));
  await screen.findByText('Moved');
  act(() => mantineToasts({ id: 'team', message: 'The team is gone', isOnly: true }));
  await screen.findByText('The team is gone');
  await waitFor(() => expect(screen.queryByText('Moved')).toBeNull());
});
