import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { TEAM_KEY, useWorkspace } from '../../features/workspaces/use-workspace';
import { useApiQuery } from '../../shared/api/hooks';
import { createQueryClient } from '../../shared/api/query-client';
import { remembered } from '../../shared/storage';
import { aTeam, aUser } from '../../shared/testing/factories';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderApp } from '../../shared/testing/render-app';
import { showToast } from '../../ui/toasts/toast';
import { WorkspaceOutlet } from './workspace-outlet';

jest.mock('../../ui/toasts/toast', () => ({ showToast: jest.fn() }));
const toast = jest.mocked(showToast);

const TO_PERSONAL =
  'That team was deleted, or you are no longer a member. This is your personal space.';
const harbor = aTeam();

/** A page that loads something of its workspace and shows which one that is. */
function Page() {
  const { teamId, scope } = useWorkspace();
  const { isError } = useApiQuery('tags.list', { query: scope });
  return (
    <>
      <h1>{teamId ?? 'personal'}</h1>
      {isError && <p>failed</p>}
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

type Answers = Parameters<typeof fakeServer>[0];

function show(answers: Answers, address = '/') {
  const calls = fakeServer({ 'auth.me': { body: aUser() }, 'tags.list': { body: [] }, ...answers });
  const queryClient = createQueryClient(() => undefined);
  renderApp(
    <>
      <Address />
      <Routes>
        <Route element={<WorkspaceOutlet />}>
          <Route path="*" element={<Page />} />
        </Route>
      </Routes>
    </>,
    { address, queryClient },
  );
  /** The workspaces of the requests; strict mode sends them twice. */
  const scopes = () => [
    ...new Set(calls.filter(({ route }) => route === 'tags.list').map(({ query }) => query)),
  ];
  return { scopes, queryClient };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const settled = () => act(async () => new Promise((done) => setTimeout(done, 30)));

let logged: jest.SpyInstance;
beforeEach(() => {
  toast.mockClear();
  remembered.remove(TEAM_KEY);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());
afterAll(() => remembered.remove(TEAM_KEY));

describe('a stored team', () => {
  it.each([harbor.id, '../nowhere', 'not an id'])(
    'that is gone or malformed (%s) falls back to the personal workspace, with one notice',
    async (stale) => {
      remembered.set(TEAM_KEY, stale);
      const { scopes } = show({ 'teams.get': { status: 404 } });
      await heading('personal');
      await settled();
      expect(remembered.get(TEAM_KEY)).toBe('null');
      expect(toast.mock.calls).toEqual([[{ message: TO_PERSONAL, isOnly: true }]]);
      // The page was never shown in the denied workspace.
      expect(scopes()).toEqual(['']);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it('opens when it has loaded', async () => {
    remembered.set(TEAM_KEY, harbor.id);
    const { scopes } = show({ 'teams.get': { body: harbor } });
    await heading(harbor.id);
    expect(scopes()).toEqual([`team_id=${harbor.id}`]);
    expect(toast).not.toHaveBeenCalled();
  });

  it('stays chosen on a server fault, which is only logged', async () => {
    remembered.set(TEAM_KEY, harbor.id);
    show({ 'teams.get': { status: 422 } });
    await heading(harbor.id);
    await waitFor(() => expect(logged).toHaveBeenCalledWith('Error fetching team'));
    expect(remembered.get(TEAM_KEY)).toBe(harbor.id);
    expect(toast).not.toHaveBeenCalled();
  });

  it('is left with one notice when it is deleted while a page is open', async () => {
    remembered.set(TEAM_KEY, harbor.id);
    let isGone = false;
    const { queryClient } = show({
      'teams.get': () => (isGone ? { status: 404 } : { body: harbor }),
      'tags.list': () => (isGone ? { status: 404 } : { body: [] }),
    });
    await heading(harbor.id);
    await settled();
    isGone = true;
    await act(() => queryClient.invalidateQueries({ queryKey: ['tags.list'] }));
    await heading('personal');
    await settled();
    expect(toast.mock.calls).toEqual([[{ message: TO_PERSONAL, isOnly: true }]]);
    expect(queryClient.getQueryCache().findAll({ queryKey: ['tags.list'] })).toHaveLength(1);
  });

  it('is not left because of a 404 inside it', async () => {
    remembered.set(TEAM_KEY, harbor.id);
    show({ 'teams.get': { body: harbor }, 'tags.list': { status: 404 } });
    expect(await screen.findByText('failed')).toBeTruthy();
    await settled();
    expect(remembered.get(TEAM_KEY)).toBe(harbor.id);
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('a team in the address', () => {
  it('is used once it has loaded, and is stored', async () => {
    remembered.set(TEAM_KEY, 'another');
    const { scopes } = show({ 'teams.get': { body: harbor } }, `/gallery?team_id=${harbor.id}`);
    await heading(harbor.id);
    expect(scopes()).toEqual([`team_id=${harbor.id}`]);
    await waitFor(() => expect(remembered.get(TEAM_KEY)).toBe(harbor.id));
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await heading(harbor.id);
  });

  it('is not used when the person is not in it: the stored workspace is shown with one notice', async () => {
    remembered.set(TEAM_KEY, harbor.id);
    let asked = 0;
    const answer = () => ((asked += 1) === 1 ? { status: 404 } : { body: harbor });
    const { scopes } = show({ 'teams.get': answer }, '/gallery?team_id=foreign&collection_id=c1');
    await heading(harbor.id);
    await settled();
    expect(screen.getByRole('status').textContent).toBe('/gallery');
    expect(remembered.get(TEAM_KEY)).toBe(harbor.id);
    expect(scopes()).toEqual([`team_id=${harbor.id}`]);
    expect(toast.mock.calls).toEqual([
      [{ message: 'That team was deleted, or you are no longer a member.', isOnly: true }],
    ]);
  });
});

describe('a paused team', () => {
  it.each([
    ['member', /The team owner’s plan does not include teams\./, false],
    ['owner', /Your plan does not include teams\./, true],
  ] as const)(
    'tells its %s the paused actions and the reason',
    async (role, sentence, hasPlans) => {
      remembered.set(TEAM_KEY, harbor.id);
      show({ 'teams.get': { body: aTeam({ is_paused: true, role }) } });
      expect(await screen.findByText('Harbor is paused')).toBeTruthy();
      expect(screen.getByText(sentence).textContent).toContain(
        'uploads and invites are paused until',
      );
      expect(screen.queryByRole('link', { name: 'See plans' }) !== null).toBe(hasPlans);
    },
  );
});
