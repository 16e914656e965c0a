import { screen, waitFor } from '@testing-library/react';
import type { Feature } from '../../../../server/contract/plans';
import { aPlan, aStatus, aTeam, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { SaveSearchDialog } from './save-search-dialog';

const SEARCH: Feature[] = ['team_collaboration', 'advanced_search'];

async function show(address: string, { own, owners }: { own: Feature[]; owners: Feature[] }) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: aStatus({ features: own }) },
    'teams.get': { body: aTeam({ features: owners }) },
  });
  renderApp(<SaveSearchDialog search={{ q: 'tax' }} count={2} onClose={jest.fn()} />, { address });
  const asked = address === '/' ? 'billing.status' : 'teams.get';
  await waitFor(() => expect(calls.some(({ route }) => route === asked)).toBe(true));
  return () => screen.getByRole<HTMLInputElement>('switch', { name: 'Keep it up to date' });
}

const inTeam = `/?team_id=${aTeam().id}`;

describe('a live search', () => {
  it('needs the plan of the person in the personal space', async () => {
    const live = await show('/', { own: SEARCH, owners: [] });
    await waitFor(() => expect(live().disabled).toBe(false));
  });

  it('is open to everybody in the team of an owner with the plan', async () => {
    const live = await show(inTeam, { own: [], owners: SEARCH });
    await waitFor(() => expect(live().disabled).toBe(false));
  });

  it('is closed in a team whose owner has not the plan, whatever plan the person has', async () => {
    const live = await show(inTeam, { own: SEARCH, owners: [] });
    expect(await screen.findByText(/in a team its owner’s plan decides/)).toBeTruthy();
    expect(live().disabled).toBe(true);
  });
});
