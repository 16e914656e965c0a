import { onlineManager } from '@tanstack/react-query';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { aScreenshot } from '../../features/screenshots/testing/factories';
import { TEAM_KEY } from '../../features/workspaces/use-workspace';
import { remembered } from '../../shared/storage';
import { aPlan, aStatus, aTeam, aTeamSummary, aUser } from '../../shared/testing/factories';
import { fakeServer } from '../../shared/testing/fake-server';
import { appAround, renderApp } from '../../shared/testing/render-app';
import { SearchButton } from '../menus/search-button';
import { useSidebarSections } from '../sidebar/use-sidebar-sections';

const shot = aScreenshot({ ai_generated_title: 'Tax letter' });
const TAG = { tag_name: 'invoice', screenshot_count: 3, first_screenshot_id: null };

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
const address = () => screen.getByLabelText('Address').textContent;

type Answers = Parameters<typeof fakeServer>[0];

async function show(answers: Answers = {}) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: aStatus() },
    'teams.mine': { body: [aTeamSummary()] },
    'teams.get': { body: aTeam() },
    'screenshots.list': { body: [shot] },
    'tags.list': { body: [TAG] },
    'collections.list': { body: [] },
    ...answers,
  });
  const user = userEvent.setup();
  renderApp(
    <>
      <SearchButton />
      <input aria-label="Elsewhere" />
      <Address />
    </>,
  );
  return { calls, user };
}

const field = () => screen.findByRole('combobox', { name: 'Search or go to' });
const status = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function open(answers: Answers = {}) {
  const shown = await show(answers);
  await shown.user.keyboard('{Control>}k{/Control}');
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  return shown;
}

beforeEach(() => remembered.remove(TEAM_KEY));
afterEach(() => onlineManager.setOnline(true));
afterAll(() => remembered.remove(TEAM_KEY));

it('opens with the search key, but not while a person types', async () => {
  const { user } = await show();
  await user.type(screen.getByLabelText('Elsewhere'), 'a/b');
  expect(screen.getByLabelText<HTMLInputElement>('Elsewhere').value).toBe('a/b');
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(document.body);
  await user.keyboard('/');
  const box = await field();
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect((box as HTMLInputElement).value).toBe('');
});

it('leads to every page of the sidebar', async () => {
  await open();
  const { result } = renderHook(() => useSidebarSections(), { wrapper: appAround() });
  const pages = result.current.find(({ id }) => id === 'pages')?.entries ?? [];
  expect(pages.length).toBeGreaterThan(10);
  const offered = screen.getAllByRole('option').map(({ id }) => id);
  expect(offered).toEqual(expect.arrayContaining(pages.map(({ to }) => `palette-page-${to}`)));
});

it('leaves that key to the search field of a page', async () => {
  const { user } = await show();
  const elsewhere = screen.getByLabelText('Elsewhere');
  elsewhere.setAttribute('aria-keyshortcuts', '/');
  await user.keyboard('/');
  expect(document.activeElement).toBe(elsewhere);
  expect(screen.queryByRole('combobox')).toBeNull();
});

describe('the command palette', () => {
  it('opens from its button, and returns the focus', async () => {
    const { user } = await show();
    const button = screen.getByRole('button', { name: 'Search or go to, Ctrl K' });
    await user.click(button);
    await field();
    expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('opens on its shortcut while a person types, and returns there', async () => {
    const { user } = await show();
    await user.click(screen.getByLabelText('Elsewhere'));
    await user.keyboard('{Meta>}k{/Meta}');
    await field();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere')));
  });

  it('opens a page; the field refers to the active entry', async () => {
    const { user } = await open();
    const first = screen.getByRole('option', { selected: true });
    expect((await field()).getAttribute('aria-activedescendant')).toBe(first.id);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Calendar ViewG C');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/calendar');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the page of links', async () => {
    const { user } = await open();
    await user.type(await field(), 'links');
    await user.click(await screen.findByRole('option', { name: /^Links/ }));
    await waitFor(() => expect(address()).toBe('/links'));
  });

  it('searches the gallery on Enter', async () => {
    const { user } = await open();
    await user.keyboard('tax & rent{Enter}');
    expect(address()).toBe('/gallery?q=tax+%26+rent');
  });

  it.each(['tra', 'Trash'])('opens on Enter the page whose name begins with %s', async (words) => {
    const { user } = await open();
    await user.keyboard(words);
    expect(names().slice(0, 2)).toEqual(['Trash', `Search screenshots for “${words}”`]);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/trash');
  });

  it('searches where a page only contains the words', async () => {
    const { user } = await open();
    await user.keyboard('view{Enter}');
    expect(address()).toBe('/gallery?q=view');
  });

  it('shows results of the current workspace, and opens one', async () => {
    remembered.set(TEAM_KEY, aTeam().id);
    const { user, calls } = await open();
    await user.keyboard('tax');
    await user.click(await screen.findByRole('option', { name: /^Tax letter/ }));
    expect(address()).toBe(`/gallery?q=tax&view=${shot.id}`);
    const [asked] = calls.filter(({ route }) => route === 'screenshots.list');
    expect(asked?.query).toContain(`team_id=${aTeam().id}`);
    expect(asked?.query).toContain('q=tax');
  });

  it('lists the tags after #', async () => {
    const { user } = await open();
    await user.keyboard('#inv');
    await waitFor(() => expect(names()).toEqual(['invoice3 screenshots']));
    await user.keyboard('{Enter}');
    expect(address()).toBe('/gallery?tags=invoice');
  });

  it('lists a tag whose accents are typed apart', async () => {
    const { user } = await open({ 'tags.list': { body: [{ ...TAG, tag_name: 'caf\u00e9' }] } });
    await user.keyboard('#cafe\u0301');
    await waitFor(() => expect(names()).toEqual(['caf\u00e93 screenshots']));
  });

  it('says that nothing was found', async () => {
    const { user } = await open();
    await user.keyboard('/trip');
    await waitFor(() => expect(status()).toBe('Nothing found'));
  });

  it('offers Retry', async () => {
    let isDown = true;
    const { user } = await open({
      'tags.list': () => (isDown ? { status: 422 } : { body: [TAG] }),
    });
    await user.keyboard('#');
    await waitFor(() => expect(names()).toEqual(['The tags could not be loadedRetry']));
    isDown = false;
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['invoice3 screenshots']));
  });

  it('says that it cannot search without a connection, and still leads to the pages', async () => {
    const { user } = await open();
    onlineManager.setOnline(false);
    await user.keyboard('tags');
    await waitFor(() => expect(status()).toMatch(/^You are offline/));
    expect(screen.getByRole('option', { name: /^Tags/ })).toBeTruthy();
  });

  it('opens a team', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('option', { name: /^Harbor/ }));
    await waitFor(() => expect(remembered.get(TEAM_KEY)).toBe(aTeam().id));
  });

  it('runs commands after >', async () => {
    const { user, calls } = await open({ 'auth.endSession': { status: 204 } });
    await user.keyboard('>sign');
    expect(names()).toEqual(['Sign Out']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(calls.some(({ route }) => route === 'auth.endSession')).toBe(true));
  });

  it('shows the list of shortcuts, which includes its own', async () => {
    const { user } = await open();
    await user.keyboard('>shortcuts{Enter}');
    expect(await screen.findByText('Ctrl or Cmd K')).toBeTruthy();
  });
});
