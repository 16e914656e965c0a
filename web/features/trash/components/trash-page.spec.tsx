import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TeamRole } from '../../../../server/contract/team-roles';
import { aTeam, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { showToast } from '../../../ui/toasts/toast';
import { aScreenshot } from '../../screenshots/testing/factories';
import { TrashPage } from './trash-page';

jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));
beforeEach(() => jest.mocked(showToast).mockClear());

const trashed = (title: string, mayDelete: boolean) => ({
  ...aScreenshot({ ai_generated_title: title, can_delete: mayDelete }),
  deleted_at: '2026-11-20T12:00:00.000Z',
  purges_at: '2026-12-19T12:00:00.000Z',
});

async function show(role: TeamRole | null) {
  const isManager = role !== 'member';
  fakeServer({
    'auth.me': { body: aUser() },
    'teams.get': { body: aTeam({ role: role ?? 'member' }) },
    'trash.list': { body: [trashed('Own', true), trashed('Others', isManager)] },
  });
  renderApp(<TrashPage />, { address: role ? `/trash?team_id=${aTeam().id}` : '/trash' });
  await screen.findByText('Others');
}
const button = (name: string) => screen.queryByRole('button', { name });

it('lets a member restore their own uploads, but not empty the trash', async () => {
  await show('member');
  expect(button('Restore Own')).toBeTruthy();
  expect(button('Restore Others')).toBeNull();
  expect(button('Delete Others forever')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Others' }).disabled).toBe(
    true,
  );
  expect(button('Empty trash')).toBeNull();
});

it.each(['admin', 'owner', null] as const)('offers every action to %s', async (role) => {
  await show(role);
  expect(await screen.findByRole('button', { name: 'Empty trash' })).toBeTruthy();
  expect(button('Restore Others')).toBeTruthy();
});

it('restores all that are loaded, in calls of a size that the server takes', async () => {
  const refusal = { id: 'kept', code: 'role_too_low', error: 'Ask Mia.' };
  const rows = Array.from({ length: 250 }, (_, n) => trashed(`Shot ${n}`, n > 0));
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'trash.list': { body: rows },
    'screenshots.bulk': { body: { done: [], failed: [refusal], added: [] } },
  });
  renderApp(<TrashPage />, { address: '/trash' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('249 selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  const sizes = () =>
    calls
      .filter(({ route }) => route === 'screenshots.bulk')
      .map(({ body }) => (body as { ids: string[] }).ids.length);
  await waitFor(() => expect(sizes()).toEqual([200, 49]));
  await waitFor(() =>
    expect(jest.mocked(showToast).mock.calls).toEqual([
      [{ message: '2 screenshots stay in the trash. Ask Mia.', kind: 'error' }],
    ]),
  );
});

it.each<[string[], string[], string]>([
  [
    ['a', 'b'],
    ['role_too_low', 'screenshot_not_found'],
    'Restored 2 screenshots. 1 screenshot stays in the trash. Ask Mia.',
  ],
  [['a'], ['screenshot_not_found'], 'Restored 1 screenshot'],
  [[], ['screenshot_not_found'], 'No longer in the trash'],
])('after %j is restored and the others are %j, says "%s"', async (done, codes, message) => {
  const failed = codes.map((code, n) => ({ id: `f${n}`, code, error: 'Ask Mia.' }));
  fakeServer({
    'auth.me': { body: aUser() },
    'trash.list': { body: [trashed('Own', true)] },
    'screenshots.bulk': { body: { done, failed, added: [] } },
  });
  renderApp(<TrashPage />, { address: '/trash' });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Own' }));
  await waitFor(() => expect(jest.mocked(showToast).mock.calls[0]?.[0]).toMatchObject({ message }));
});

it('deletes several forever by one request', async () => {
  const rows = ['One', 'Two', 'Three'].map((title) => trashed(title, true));
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'trash.list': { body: rows },
    'screenshots.bulk': { body: { done: rows.map(({ id }) => id), failed: [], added: [] } },
  });
  renderApp(<TrashPage />, { address: '/trash' });
  for (const name of ['Select One', 'Select Two', 'Select Three'])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete forever' }));
  await userEvent.keyboard('{Enter}');
  const sent = () => calls.filter(({ route }) => route === 'screenshots.bulk');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('returns the focus to Delete forever when its question is cancelled', async () => {
  await show(null);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Own' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete forever' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button('Delete forever'));
});
