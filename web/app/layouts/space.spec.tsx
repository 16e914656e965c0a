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
import { showToast } from '../../ui/toast';
import { Space } from './space';

jest.mock('../../ui/toast', () => ({ showToast: jest.fn() }));
const toast = jest.mocked(showToast);

const TO_PERSONAL =
  'That team was deleted, or you are not in it any more. This is your personal space.';
const harbor = aTeam();

/** Any page: it asks for something of its space and says which that is. */
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
        <Route element={<Space />}>
          <Route path="*" element={<Page />} />
        </Route>
      </Routes>
    </>,
    { address, queryClient },
  );
  /** The spaces that the page asked for; strict mode asks twice. */
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

describe('a remembered team', () => {
  it.each([harbor.id, '../nowhere', 'not an id'])(
    'that is gone or malformed (%s) gives way to the personal space, with one notice',
    async (stale) => {
      remembered.set(TEAM_KEY, stale);
      const { scopes } = show({ 'teams.get': { status: 404 } });
      await heading('personal');
      await settled();
      expect(remembered.get(TEAM_KEY)).toBe('null');
      expect(toast.mock.calls).toEqual([[{ message: TO_PERSONAL }]]);
      // The page was never shown in a space that nobody may see.
      expect(scopes()).toEqual(['']);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it('opens when it answers', async () => {
    remembered.set(TEAM_KEY, harbor.id);
    const { scopes } = show({ 'teams.get': { body: harbor } });
    await heading(harbor.id);
    expect(scopes()).toEqual([`team_id=${harbor.id}`]);
    expect(toast).not.toHaveBeenCalled();
  });

  it('stays chosen when the server cannot say: that is only logged', async () => {
    remembered.set(TEAM_KEY, harbor.id);
    show({ 'teams.get': { status: 422 } });
    await heading(harbor.id);
    await waitFor(() => expect(logged).toHaveBeenCalledWith('Error fetching team'));
    expect(remembered.get(TEAM_KEY)).toBe(harbor.id);
    expect(toast).not.toHaveBeenCalled();
  });

  it('is left with one notice when it goes while a page is open', async () => {
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
    expect(toast.mock.calls).toEqual([[{ message: TO_PERSONAL }]]);
    expect(queryClient.getQueryCache().findAll({ queryKey: ['tags.list'] })).toHaveLength(1);
  });

  it('is not left because something in it is absent', async () => {
    remembered.set(TEAM_KEY, harbor.id);
    show({ 'teams.get': { body: harbor }, 'tags.list': { status: 404 } });
    expect(await screen.findByText('failed')).toBeTruthy();
    await settled();
    expect(remembered.get(TEAM_KEY)).toBe(harbor.id);
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('a team in the address', () => {
  it('wins once it has answered, and is remembered', async () => {
    remembered.set(TEAM_KEY, 'another');
    const { scopes } = show({ 'teams.get': { body: harbor } }, `/gallery?team_id=${harbor.id}`);
    await heading(harbor.id);
    expect(scopes()).toEqual([`team_id=${harbor.id}`]);
    await waitFor(() => expect(remembered.get(TEAM_KEY)).toBe(harbor.id));
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await heading(harbor.id);
  });

  it('does not win when it is nobody’s own: the remembered space shows, with one notice', async () => {
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
      [{ message: 'That team was deleted, or you are not in it any more.' }],
    ]);
  });
});

describe('a paused team', () => {
  it.each([
    ['member', /The plan of the team’s owner does not include teams\./, false],
    ['owner', /Your plan does not include teams\./, true],
  ] as const)('says to its %s what waits and why', async (role, sentence, hasPlans) => {
    remembered.set(TEAM_KEY, harbor.id);
    show({ 'teams.get': { body: aTeam({ is_paused: true, role }) } });
    expect(await screen.findByText('Harbor is paused')).toBeTruthy();
    expect(screen.getByText(sentence).textContent).toContain('uploads and invites wait until');
    expect(screen.queryByRole('link', { name: 'See plans' }) !== null).toBe(hasPlans);
  });
});
