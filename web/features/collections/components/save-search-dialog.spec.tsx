import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Feature } from '../../../../server/contract/plans';
import { aPlan, aStatus, aTeam, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { showToast } from '../../../ui/toasts/toast';
import { SaveSearchDialog } from './save-search-dialog';

jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));

const SEARCH: Feature[] = ['team_collaboration', 'advanced_search'];

type Answers = Parameters<typeof fakeServer>[0];

async function showForm(answers: Answers) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: aStatus() },
    ...answers,
  });
  const onClose = jest.fn();
  renderApp(<SaveSearchDialog search={{ q: 'tax' }} count={2} onClose={onClose} />);
  const name = await screen.findByRole('textbox', { name: /Name/ });
  expect(name).toHaveProperty('value', 'Tax');
  await userEvent.type(name, 'es');
  return { onClose, sent: () => calls.filter(({ route }) => route === 'collections.create') };
}

const save = () => screen.getByRole('button', { name: 'Save' });

it('is sent once on a double press of Save', async () => {
  const { sent } = await showForm({ 'collections.create': () => new Promise(() => undefined) });
  save().click();
  save().click();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toHaveLength(1);
});

it('ends with an alert that names the collection and the count, and opens it', async () => {
  const collection = {
    ...{ id: 'taxes', name: 'Taxes', description: null, color: '#10B981', screenshot_count: 2 },
    ...{ first_screenshot_id: null, created_at: '2026-11-01T00:00:00.000Z' },
    ...{ is_live: false, search_problem: null },
  };
  const body = { collection_id: 'taxes', collection };
  const { onClose } = await showForm({ 'collections.create': { status: 201, body } });
  expect(screen.getByText(/It keeps what is found now/)).toBeTruthy();
  await userEvent.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(jest.mocked(showToast).mock.lastCall?.[0]).toMatchObject({
    message: '“Taxes” was created with 2 screenshots.',
    kind: 'alert',
    action: { label: 'Open' },
  });
});

it('keeps the typed text when Esc closes the error', async () => {
  const { onClose } = await showForm({ 'collections.create': { status: 422 } });
  await userEvent.click(save());
  const alert = await screen.findByRole('alertdialog');
  within(alert).getByText('Failed to save search as collection. Please try again.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByDisplayValue('Taxes')).toBeTruthy();
});

interface Plans {
  own: Feature[];
  owners: Feature[];
}

async function show(address: string, { own, owners }: Plans, q = 'tax') {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: aStatus({ features: own }) },
    'teams.get': { body: aTeam({ features: owners }) },
  });
  renderApp(<SaveSearchDialog search={{ q }} count={2} onClose={jest.fn()} />, { address });
  const asked = address === '/' ? 'billing.status' : 'teams.get';
  await waitFor(() => expect(calls.some(({ route }) => route === asked)).toBe(true));
  return () => screen.getByRole<HTMLInputElement>('switch', { name: 'Keep it up to date' });
}

const inTeam = `/?team_id=${aTeam().id}`;

describe('a live search', () => {
  it("needs the person's plan in the personal workspace", async () => {
    const live = await show('/', { own: SEARCH, owners: [] });
    await waitFor(() => expect(live().disabled).toBe(false));
  });

  it('is open to every member of a team whose owner has the plan', async () => {
    const live = await show(inTeam, { own: [], owners: SEARCH });
    await waitFor(() => expect(live().disabled).toBe(false));
  });

  it('is closed in a team whose owner lacks the plan, whatever plan the person has', async () => {
    const live = await show(inTeam, { own: SEARCH, owners: [] });
    expect(await screen.findByText(/in a team, the owner’s plan decides/)).toBeTruthy();
    expect(live().disabled).toBe(true);
  });

  it.each([
    ['is:shared tax', /links end by themselves/],
    ['-is:LOCKED', /locks come and go with the plan/],
  ])('says why it cannot follow %s', async (q, why) => {
    const live = await show('/', { own: SEARCH, owners: [] }, q);
    expect(screen.getByText(why)).toBeTruthy();
    expect(live().disabled).toBe(true);
  });
});
