import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry } from '../testing/factories';
import { as, click, part, showTeam } from '../testing/show-team';

describe('the activity', () => {
  it('is loaded page by page', async () => {
    const first = Array.from({ length: 30 }, (_, n) =>
      anEntry({ id: `${n}`, kind: 'left', actor: { id: `${n}`, name: `P${n}` } }),
    );
    const { sent } = showTeam(as('member'), {
      'teams.activity': () => {
        const isSecond = sent('teams.activity').at(-1)?.query.includes('before=29');
        return { body: isSecond ? [anEntry({ kind: 'created_team' })] : first };
      },
    });
    const list = await part('Activity');
    await list.findByText('P29 left the team');
    await userEvent.click(list.getByRole('button', { name: 'Show more' }));
    await list.findByText('Bea created the team');
    expect(list.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('links to the uploads', async () => {
    showTeam(as('member'), { 'teams.activity': { body: [anEntry({ screenshot_id: 'shot' })] } });
    const link = await screen.findByRole('link', { name: 'View what Bea uploaded' });
    expect(link.getAttribute('href')).toBe('/gallery?team_id=harbor&view=shot');
  });

  it('offers Retry when loading failed', async () => {
    let isDown = true;
    showTeam(as('member'), {
      'teams.activity': () => (isDown ? { status: 403, body: {} } : { body: [anEntry()] }),
    });
    await screen.findByText('The activity could not be loaded');
    isDown = false;
    await click('Retry');
    await screen.findByText('Bea uploaded 1 screenshot');
  });
});
