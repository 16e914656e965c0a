import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast } from '../../../ui/toasts/toast';
import { as, click, confirm, REFUSED, showTeam } from '../testing/show-team';

jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));

const lastToast = () => jest.mocked(showToast).mock.lastCall?.[0];

beforeEach(() => {
  jest.mocked(showToast).mockClear();
});

describe('the members', () => {
  it('change their role at once', async () => {
    const { sent } = showTeam(as('owner'), {
      'teams.updateMember': () => new Promise(() => undefined),
    });
    const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Cem' });
    expect((await select()).value).toBe('admin');
    await userEvent.selectOptions(await select(), 'Member');
    await waitFor(async () => expect((await select()).value).toBe('member'));
    expect(sent('teams.updateMember')[0]?.body).toEqual({ role: 'member' });
  });

  it('get their old role back when the server refuses', async () => {
    showTeam(as('owner'), { 'teams.updateMember': REFUSED });
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Cem' });
    await userEvent.selectOptions(select, 'Member');
    await waitFor(() =>
      expect(lastToast()).toEqual({ message: REFUSED.body.error, kind: 'error' }),
    );
    await waitFor(() => expect(select.value).toBe('admin'));
  });

  it('are removed only after a question', async () => {
    const team = as('admin');
    const { sent } = showTeam(team, {
      'teams.removeMember': () => {
        team.members.pop();
        return { status: 204 };
      },
    });
    await click('Remove Bea Bloom');
    await confirm('Really remove Bea Bloom?', 'Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Bea Bloom' }));
    expect(sent('teams.removeMember')).toEqual([]);
    await click('Remove Bea Bloom');
    await confirm('Really remove Bea Bloom?', 'Remove');
    await waitFor(() => expect(screen.queryByText('Bea Bloom')).toBeNull());
    await waitFor(() => expect(lastToast()).toEqual({ message: 'Removed Bea Bloom' }));
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Members' }));
  });

  it('reappear when the server refuses', async () => {
    showTeam(as('admin'), { 'teams.removeMember': REFUSED });
    await click('Remove Bea Bloom');
    await confirm('Really remove Bea Bloom?', 'Remove');
    await waitFor(() => expect(lastToast()?.kind).toBe('error'));
    await screen.findByText('Bea Bloom');
  });

  it('become the owner only after a dialog; the old owner becomes an admin', async () => {
    let current = as('owner');
    const { sent } = showTeam(null, {
      'teams.get': () => ({ body: current }),
      'teams.handOver': () => ({ body: (current = as('admin')) }),
    });
    await click('Make owner: Cem');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Make Cem the owner?' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' })),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Make owner' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent('teams.handOver')[0]?.body).toEqual({ member_id: 'cem' });
    expect(lastToast()).toEqual({ message: 'Cem is now the owner' });
    expect(screen.queryByRole('button', { name: 'Delete team' })).toBeNull();
  });
});
