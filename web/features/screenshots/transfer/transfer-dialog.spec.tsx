import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { showToast } from '../../../ui/toasts/toast';
import { TransferDialog } from './transfer-dialog';

jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));

const toasts = () => jest.mocked(showToast).mock.calls.map(([toast]) => toast);
beforeEach(() => jest.mocked(showToast).mockClear());

const team = (id: string, name: string) => ({ id, name, role: 'member', member_count: 2 });

function show(teams: object[], answer: object, address = '/gallery?team_id=null') {
  const [onMoved, onClose] = [jest.fn(), jest.fn()];
  const calls = fakeServer({
    'teams.mine': { body: teams },
    'screenshots.transfer': { body: answer },
    'screenshots.bulk': { body: { done: ['b'], failed: [], added: [] } },
  });
  renderApp(<TransferDialog ids={['a']} onMoved={onMoved} onClose={onClose} />, { address });
  const sent = () =>
    calls.filter(({ route }) => route === 'screenshots.transfer').map(({ body }) => body);
  return { sent, onMoved, onClose };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const moved = { done: [{ id: 'a', new_id: 'a' }], failed: [] };

it('moves into the only other space with one press, and back with Undo', async () => {
  const { sent, onMoved, onClose } = show([team('harbor', 'Harbor')], moved);
  expect(await screen.findByText(/Everybody in the team sees them/)).toBeTruthy();
  await press('Move 1 screenshot');
  await waitFor(() => expect(onMoved).toHaveBeenCalled());
  expect(onClose).toHaveBeenCalled();
  toasts()[0]?.action?.onAct();
  await waitFor(() =>
    expect(sent()).toEqual([
      { ids: ['a'], team_id: 'harbor', copy: false },
      { ids: ['a'], team_id: null, copy: false },
    ]),
  );
});

it('is answered by Enter, once the spaces are known', async () => {
  const { sent } = show([team('harbor', 'Harbor')], moved);
  const space = await screen.findByRole('radio', { name: 'Harbor' });
  await waitFor(() => expect(document.activeElement).toBe(space));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('copies into the chosen one of several spaces, and leaves the original', async () => {
  const teams = [team('harbor', 'Harbor'), team('crew', 'Crew')];
  const { sent, onMoved } = show(teams, { done: [{ id: 'a', new_id: 'b' }], failed: [] });
  expect(await screen.findByRole('button', { name: 'Move 1 screenshot' })).toHaveProperty(
    'disabled',
    true,
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'Crew' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Copy' }));
  await press('Copy 1 screenshot');
  await waitFor(() => expect(toasts()).toMatchObject([{ message: 'Copied 1 screenshot to Crew' }]));
  expect(sent()).toEqual([{ ids: ['a'], team_id: 'crew', copy: true }]);
  expect(onMoved).not.toHaveBeenCalled();
});

it('says why something stayed', async () => {
  const error = 'This image is in that space already as "x".';
  show([team('harbor', 'Harbor')], {
    done: [],
    failed: [{ id: 'a', code: 'duplicate_image', error }],
  });
  await press('Move 1 screenshot');
  const message = `1 screenshot stayed here. ${error}`;
  await waitFor(() => expect(toasts()).toMatchObject([{ message, kind: 'error' }]));
});

it('counts an upload out of a team, and says so', async () => {
  show([team('harbor', 'Harbor')], moved, '/gallery?team_id=harbor');
  expect(await screen.findByText(/counts as an upload/)).toBeTruthy();
});

it('explains itself where there is one space only', async () => {
  show([], moved);
  expect(await screen.findByText(/You have one space only/)).toBeTruthy();
});
