import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KnownPerson } from '../../../../server/contract/people';
import { aUser } from '../../../shared/testing/factories';
import { planSales } from '../../../shared/plan-sales';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { PeoplePage } from './people-page';

type Answers = Parameters<typeof fakeServer>[0];

const SELF = aUser({ is_operator: true });

const person = (changes: Partial<KnownPerson> = {}): KnownPerson => ({
  id: '0199a8b0-0000-7000-8000-000000000009',
  email: 'grace@example.com',
  name: 'Grace Hopper',
  is_operator: false,
  is_appointed_elsewhere: false,
  disabled_at: null,
  created_at: '2026-11-01T10:00:00.000Z',
  last_seen_at: null,
  plan_name: 'Free',
  screenshots: 2,
  bytes: 3 * 1024 ** 2,
  storage_limit: null,
  limit_bytes: null,
  teams: 0,
  ...changes,
});

const pageOf = (...people: KnownPerson[]) => ({
  people,
  next: null,
  plans: ['Free', 'Gold'],
  can_invite: true,
  sends_mail: true,
});

function show(people: KnownPerson[], answers: Answers = {}, address = '/operator/people') {
  const calls = fakeServer({
    'auth.me': { body: SELF },
    'operator.people': { body: pageOf(...people) },
    'operator.invites': { body: [] },
    'operator.updatePerson': { body: people[0] ?? person() },
    'operator.signOutPerson': { status: 204 },
    ...answers,
  });
  renderApp(<PeoplePage notFound={<p>Nothing here</p>} />, { address });
  return calls;
}

const sent = (calls: ReturnType<typeof show>, route: string) =>
  calls.filter((call) => call.route === route).map(({ body }) => body);

const manage = (email: string) => screen.findByRole('button', { name: `Manage ${email}` });

it('lists people with role, plan and storage', async () => {
  const disabled = { id: '0199a8b0-0000-7000-8000-000000000008', email: 'emil@example.com' };
  show([
    person({ is_operator: true }),
    person({ ...disabled, disabled_at: '2026-11-20T10:00:00.000Z' }),
  ]);
  const list = await screen.findByRole('list', { name: 'People' });
  const [grace, emil] = within(list).getAllByRole('listitem');
  expect(grace?.textContent).toContain('Operator');
  expect(grace?.textContent).toContain('Free · 2 screenshots, 3 MB used');
  expect(emil?.textContent).toContain('Disabled');
});

it('speaks of no plan where none are sold', async () => {
  planSales.isOn = false;
  try {
    show([person()], { 'operator.people': { body: { ...pageOf(person()), plans: [] } } });
    await userEvent.click(await manage('grace@example.com'));
    await screen.findByText('Last seen');
    expect(document.body.textContent).not.toMatch(/Free|Plan/);
  } finally {
    planSales.isOn = true;
  }
});

it('is searched, and the search stands in the request', async () => {
  const calls = show([person()]);
  await userEvent.type(await screen.findByRole('searchbox'), 'gra');
  await waitFor(() => {
    const asked = calls.filter(({ route }) => route === 'operator.people');
    expect(asked.some(({ query }) => query.includes('q=gra'))).toBe(true);
  });
});

it('disables after a question', async () => {
  const calls = show([person()]);
  await userEvent.click(await manage('grace@example.com'));
  await userEvent.click(await screen.findByRole('button', { name: 'Disable account' }));
  expect(sent(calls, 'operator.updatePerson')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(sent(calls, 'operator.updatePerson')).toEqual([{ disabled: true }]));
});

it('makes an operator, and gives a plan', async () => {
  const calls = show([person()]);
  await userEvent.click(await manage('grace@example.com'));
  await userEvent.click(await screen.findByRole('button', { name: 'Make operator' }));
  await userEvent.selectOptions(screen.getByLabelText(/^Give a plan/), 'Gold');
  await userEvent.click(screen.getByRole('button', { name: 'Give plan' }));
  await waitFor(() =>
    expect(sent(calls, 'operator.updatePerson')).toEqual([{ operator: true }, { plan: 'Gold' }]),
  );
});

it('limits the storage of a person, and explains what is no size', async () => {
  const calls = show([person({ storage_limit: 1024 ** 3, limit_bytes: 1024 ** 3 })]);
  await userEvent.click(await manage('grace@example.com'));
  const field = await screen.findByLabelText<HTMLInputElement>(/^Storage limit/);
  expect(field.value).toBe('1 GB');
  expect(screen.getByText('2 screenshots, 3 MB of 1 GB used')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '5 apples');
  expect(screen.getByText('Write a size such as 50 GB, or none.')).toBeTruthy();
  for (const text of ['1.5 gb', 'none']) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.click(screen.getByRole('button', { name: 'Save limit' }));
  }
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Save limit' }));
  await waitFor(() =>
    expect(sent(calls, 'operator.updatePerson')).toEqual([
      { storage_limit: 1.5 * 1024 ** 3 },
      { storage_limit: 0 },
      { storage_limit: null },
    ]),
  );
});

it('offers nobody to disable themselves', async () => {
  show([person({ id: SELF.id, email: SELF.email, is_operator: true })]);
  await userEvent.click(await manage(SELF.email));
  await screen.findByRole('button', { name: 'Sign out everywhere' });
  expect(screen.queryByRole('button', { name: 'Disable account' })).toBeNull();
});

it('invites, and shows the link once', async () => {
  const url = 'https://vault.example/sign-in/link#secret';
  const calls = show([person()], {
    'operator.invite': {
      status: 201,
      body: {
        id: person().id,
        url,
        expires_at: '2026-12-01T10:00:00.000Z',
        is_mailed: true,
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  await userEvent.type(await screen.findByLabelText('E-mail address'), 'new@example.com');
  await userEvent.click(screen.getByLabelText('Make this person an operator'));
  await userEvent.click(screen.getByRole('button', { name: 'Make the invitation' }));
  const link = await screen.findByLabelText<HTMLInputElement>('Invitation link');
  expect(link.value).toBe(url);
  expect(sent(calls, 'operator.invite')).toEqual([{ email: 'new@example.com', operator: true }]);
});

it('says why an invitation is refused', async () => {
  const body = { error: 'There is an account already.', code: 'account_exists', details: {} };
  show([person()], { 'operator.invite': { status: 409, body } });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  await userEvent.type(await screen.findByLabelText('E-mail address'), 'new@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Make the invitation' }));
  expect((await screen.findByRole('alert')).textContent).toBe('There is an account already.');
});

it('says that nobody was found', async () => {
  show([]);
  await screen.findByText('Nobody was found');
});

it('offers to load again after a failure', async () => {
  show([], { 'operator.people': { status: 500, body: { error: 'No.' } } });
  expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 5000 })).toBeTruthy();
});

it('is not found for other people', async () => {
  const calls = show([], { 'auth.me': { body: aUser({}) } });
  await screen.findByText('Nothing here');
  expect(calls.filter(({ route }) => route.startsWith('operator.'))).toEqual([]);
});
