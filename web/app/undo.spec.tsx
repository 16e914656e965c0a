import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Collection } from '../../server/contract/collections';
import { useDeleteCollection } from '../features/collections/collections.queries';
import { useDelete } from '../features/screenshots/shared/delete-with-undo';
import { aScreenshot } from '../features/screenshots/testing/factories';
import { rememberTeam } from '../features/workspaces/use-workspace';
import { apiPages } from '../shared/api/hooks';
import { createQueryClient } from '../shared/api/query-client';
import { useDeleteTag } from '../features/tags/tags.queries';
import { aUser } from '../shared/testing/factories';
import { fakeServer } from '../shared/testing/fake-server';
import { renderApp } from '../shared/testing/render-app';
import { showToast } from '../ui/toasts/toast';

jest.mock('../ui/toasts/toast', () => ({ showToast: jest.fn() }));
const toast = jest.mocked(showToast);
beforeEach(() => toast.mockClear());

const travel: Collection = {
  id: 'travel',
  name: 'Travel',
  description: null,
  color: '#10B981',
  order: 'date',
  screenshot_count: 0,
  first_screenshot_id: null,
  created_at: '2026-11-01T00:00:00.000Z',
  is_live: false,
  search_problem: null,
  search: null,
};
const shot = aScreenshot({ id: 'shot' });

function CollectionButton() {
  const remove = useDeleteCollection();
  return <button onClick={() => remove(travel)}>Delete</button>;
}
function TagButton() {
  const remove = useDeleteTag();
  return <button onClick={() => remove('invoice')}>Delete</button>;
}
function ScreenshotButton() {
  const remove = useDelete();
  return <button onClick={() => remove(shot.id)}>Delete</button>;
}

const KINDS = [
  { kind: 'collections', Page: CollectionButton, body: travel },
  { kind: 'tags', Page: TagButton, body: undefined },
  { kind: 'screenshots', Page: ScreenshotButton, body: shot },
] as const;

describe.each(KINDS)('deleting in $kind', ({ kind, Page, body }) => {
  /** Deletes and leaves the page before the server has answered. */
  async function deleteAndLeave(restored: { status?: number; body?: unknown }) {
    let answer: () => void = () => undefined;
    const calls = fakeServer({
      'auth.me': { body: aUser() },
      [`${kind}.remove`]: () =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 204 });
        }),
      [`${kind}.restore`]: restored,
    });
    const { rerender } = renderApp(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    rerender(<p>Elsewhere</p>);
    await act(async () => answer());
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
    return (route: string) => calls.filter((call) => call.route === route);
  }
  const undo = () => act(async () => toast.mock.lastCall?.[0].action?.onAct());

  it('offers an Undo that works after the page was left', async () => {
    const sent = await deleteAndLeave({ body });
    await undo();
    await waitFor(() => expect(sent(`${kind}.restore`)).toHaveLength(1));
    expect(toast).toHaveBeenCalledTimes(1);
  });

  it('reports a failed Undo after the page was left', async () => {
    await deleteAndLeave({ status: 404 });
    await undo();
    await waitFor(() => expect(toast.mock.lastCall?.[0]).toMatchObject({ kind: 'error' }));
  });
});

it('restores a screenshot to the workspace it was deleted from, whichever is open by then', async () => {
  fakeServer({
    'auth.me': { body: aUser() },
    'screenshots.remove': { status: 204 },
    'screenshots.restore': { body: shot },
  });
  const queryClient = createQueryClient(() => undefined);
  const listOf = (query: { team_id?: string }) => apiPages('screenshots.list', { query }).queryKey;
  const seed = (key: ReturnType<typeof listOf>) =>
    queryClient.setQueryData(key, {
      pageParams: [undefined],
      pages: [{ rows: [], nextCursor: null, total: 0 }],
    });
  const [team, personal] = [listOf({ team_id: 'team-1' }), listOf({})];
  seed(team);
  seed(personal);
  rememberTeam('team-1');
  renderApp(<ScreenshotButton />, { queryClient });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  act(() => rememberTeam(null));
  await act(async () => toast.mock.lastCall?.[0].action?.onAct());
  const rowsIn = (key: typeof team) => queryClient.getQueryData(key)?.pages[0]?.rows.length;
  await waitFor(() => expect(rowsIn(team)).toBe(1));
  expect(rowsIn(personal)).toBe(0);
});
