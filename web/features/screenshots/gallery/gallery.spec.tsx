import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { createQueryClient } from '../../../shared/api/query-client';
import { aPlan, aStatus, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { showToast } from '../../../ui/toasts/toast';
import { aScreenshot } from '../testing/factories';
import { Gallery } from './gallery';

jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));
const toast = jest.mocked(showToast);

type Answers = Parameters<typeof fakeServer>[0];

const first = aScreenshot({ ai_generated_title: 'First' });
const second = aScreenshot({ ai_generated_title: 'Second' });

function show(
  rows: Screenshot[],
  answers: Answers = {},
  address = '/gallery',
  queryClient?: QueryClient,
) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: aStatus() },
    'screenshots.list': { body: rows, headers: { 'x-total-count': String(rows.length) } },
    ...answers,
  });
  const onRerun = jest.fn();
  const onUpload = jest.fn();
  renderApp(<Gallery onUpload={onUpload} onRerun={onRerun} />, { address, queryClient });
  return {
    onRerun,
    onUpload,
    sent: (route: string) => calls.filter((call) => call.route === route),
  };
}

beforeEach(() => toast.mockClear());

describe('the content of the gallery', () => {
  it('counts and lists the screenshots by their titles', async () => {
    show([first, second]);
    expect(await screen.findByText('2 screenshots')).toBeTruthy();
    const links = within(screen.getByRole('grid')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['First', 'Second']);
  });

  it('requests card rows, a page at a time, with their count', async () => {
    const { sent } = show([first]);
    await screen.findByText('1 screenshot');
    expect(sent('screenshots.list')[0]?.query).toBe(
      'sort=created&order=desc&limit=60&fields=card&count=true',
    );
  });

  it('loads its next page after the list was read again meanwhile', async () => {
    const queryClient = createQueryClient(() => undefined);
    const more = { 'x-next-cursor': 'n', 'x-total-count': '2' };
    const answers: { body: Screenshot[]; headers: Record<string, string> }[] = [
      { body: [first], headers: more },
      // The next page, which is given up for the list that is out of date.
      { body: [], headers: {} },
      { body: [first], headers: more },
      { body: [second], headers: {} },
    ];
    let asked = 0;
    const list = async () => {
      asked += 1;
      if (asked === 2) await queryClient.invalidateQueries({ queryKey: ['screenshots.list'] });
      return answers[asked - 1] ?? { body: [] };
    };
    show([], { 'screenshots.list': list }, '/gallery', queryClient);
    expect(await screen.findByRole('link', { name: 'Second' })).toBeTruthy();
  });

  it('goes on behind its loaded rows also while it is read again, so that nothing is moved to its end', async () => {
    const queryClient = createQueryClient(() => undefined);
    const headers = { 'x-next-cursor': 'n', 'x-total-count': '9' };
    let isRead = false;
    const list = async () => {
      // All that comes after the first page stays away.
      if (isRead) await new Promise(() => undefined);
      isRead = true;
      return { body: [first], headers };
    };
    show([], { 'screenshots.list': list }, '/gallery', queryClient);
    await screen.findByRole('link', { name: 'First' });
    void queryClient.invalidateQueries({ queryKey: ['screenshots.list'] });
    await waitFor(() => expect(queryClient.isFetching({ queryKey: ['screenshots.list'] })).toBe(1));
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('-1');
  });

  it('writes no id of a card as a parameter, which the browser would keep', async () => {
    const set = jest.spyOn(URLSearchParams.prototype, 'set');
    show([first]);
    const link = await screen.findByRole('link', { name: 'First' });
    expect(link.getAttribute('href')).toBe(`?view=${first.id}`);
    expect(set).not.toHaveBeenCalledWith('view', first.id);
    set.mockRestore();
  });

  it('offers an upload while the vault is empty', async () => {
    const { onUpload } = show([]);
    await screen.findByText('Drop your first screenshots here');
    await userEvent.click(screen.getByRole('button', { name: 'Choose files' }));
    await userEvent.click(screen.getByRole('button', { name: /upload/i }));
    expect(onUpload).toHaveBeenCalledTimes(2);
  });

  it('offers to clear a search without results', async () => {
    const { sent } = show([], {}, '/gallery?q=nowhere&favorites=true');
    await screen.findByText('No screenshots match');
    await screen.findByRole('button', { name: 'Clear favorites filter' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await screen.findByText('Drop your first screenshots here');
    expect(document.activeElement?.tagName).toBe('H1');
    expect(sent('screenshots.list').map(({ query }) => query)).toEqual([
      'q=nowhere&favorites=true&limit=60&fields=card&count=true',
      'sort=created&order=desc&limit=60&fields=card&count=true',
    ]);
  });

  it('calls a collection without screenshots empty, and links back to all', async () => {
    const { sent } = show([], {}, '/gallery?collection_id=c1');
    await screen.findByText('No screenshots in this collection yet');
    await userEvent.click(screen.getByRole('button', { name: 'Open the gallery' }));
    await screen.findByText('Drop your first screenshots here');
    expect(sent('screenshots.list').at(-1)?.query).toBe(
      'sort=created&order=desc&limit=60&fields=card&count=true',
    );
  });

  it('says that a collection is gone, and links back to all', async () => {
    let isGone = true;
    const list = () => (isGone ? { status: 404 } : { body: [] });
    const { sent } = show([], { 'screenshots.list': list }, '/gallery?collection_id=c1');
    await screen.findByText('This collection is no longer here');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    isGone = false;
    await userEvent.click(screen.getByRole('button', { name: 'Open the gallery' }));
    await screen.findByText('Drop your first screenshots here');
    expect(sent('screenshots.list').at(-1)?.query).toBe(
      'sort=created&order=desc&limit=60&fields=card&count=true',
    );
  });

  it('offers Retry when loading failed', async () => {
    let isDown = true;
    show([], {
      'screenshots.list': () => (isDown ? { status: 422 } : { body: [first] }),
    });
    await screen.findByText('The screenshots could not be loaded');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('First')).toBeTruthy();
  });

  it('shows the processing state', async () => {
    show([
      aScreenshot({ is_processed: false, processing_status: 'pending' }),
      aScreenshot({ is_processed: false, processing_status: 'failed', original_name: 'bad.png' }),
      aScreenshot({ processed_at: new Date().toISOString() }),
    ]);
    expect(await screen.findByText('Processing')).toBeTruthy();
    expect(screen.getByText('Failed')).toBeTruthy();
    expect(screen.getByText('Updated')).toBeTruthy();
  });

  it('processes a failed one again on request', async () => {
    const failed = aScreenshot({ is_processed: false, processing_status: 'failed' });
    const { onRerun } = show([failed]);
    await userEvent.click(
      await screen.findByRole('button', { name: `Retry ${failed.original_name}` }),
    );
    expect(onRerun).toHaveBeenCalledWith(expect.objectContaining({ id: failed.id }));
  });
});

describe('favourites', () => {
  it('show at once', async () => {
    const { sent } = show([first], { 'screenshots.update': { body: first } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add First to favorites' }));
    await screen.findByRole('button', { name: 'Remove First from favorites' });
    await waitFor(() => expect(sent('screenshots.update')[0]?.body).toEqual({ is_favorite: true }));
  });

  it('are taken back with a toast when the server refuses', async () => {
    show([first], { 'screenshots.update': { status: 500 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add First to favorites' }));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        message: 'The favorite could not be changed',
        kind: 'error',
      }),
    );
    expect(screen.getByRole('button', { name: 'Add First to favorites' })).toBeTruthy();
  });
});

describe('a list whose loaded rows are all deleted', () => {
  /** The answers in their order; the last one is repeated. */
  function showPages(...answers: { status?: number; body?: Screenshot[]; next?: string }[]) {
    let asked = 0;
    const list = () => {
      const { next, ...answer } = answers[Math.min(asked, answers.length - 1)] ?? {};
      asked += 1;
      return {
        ...answer,
        headers: { 'x-total-count': '1', ...(next && { 'x-next-cursor': next }) },
      };
    };
    show([], { 'screenshots.list': list });
  }

  it('goes on with the next page', async () => {
    showPages({ body: [], next: 'n' }, { body: [second] });
    expect(await screen.findByRole('link', { name: 'Second' })).toBeTruthy();
  });

  it('says that it could not be loaded where the next page fails, and tries again', async () => {
    showPages({ body: [], next: 'n' }, { status: 400 }, { body: [second] });
    await userEvent.click(await screen.findByRole('button', { name: /again|retry/i }));
    expect(await screen.findByRole('link', { name: 'Second' })).toBeTruthy();
  });
});

describe('deleting', () => {
  it('asks first, and changes nothing on Cancel', async () => {
    const { sent } = show([first]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete First' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Delete First' })).toBeTruthy();
    expect(sent('screenshots.remove')).toEqual([]);
  });

  it('removes the card, and restores it with Undo', async () => {
    show([first, second], {
      'screenshots.remove': { status: 204 },
      'screenshots.restore': { body: first },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete First' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('1 screenshot');
    await waitFor(() => expect(toast).toHaveBeenCalled());
    const { action } = toast.mock.calls[0]?.[0] ?? {};
    expect(action?.label).toBe('Undo');
    act(() => action?.onAct());
    expect(await screen.findByText('2 screenshots')).toBeTruthy();
  });
});

describe('the keyboard', () => {
  const linkOf = (name: string) => screen.findByRole('link', { name });

  it('has one Tab stop in the grid, which the arrow keys move', async () => {
    show([first, second]);
    const link = await linkOf('First');
    act(() => link.focus());
    // jsdom has no layout, so there is one column and the next card is below.
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Second');
    const stops = screen.getAllByRole('link').filter((element) => element.tabIndex === 0);
    expect(stops.map((stop) => stop.textContent)).toEqual(['Second']);
  });

  it('edits a title with E, and keeps the focus in its field', async () => {
    const { sent } = show([first], {
      'screenshots.get': { body: first },
      'screenshots.update': { body: first },
    });
    const link = await linkOf('First');
    act(() => link.focus());
    await userEvent.keyboard('e');
    const field = await screen.findByRole('textbox', { name: 'Title' });
    // The dialog takes the focus asynchronously.
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('Typed{Enter}');
    await waitFor(() =>
      expect(sent('screenshots.update')[0]?.body).toEqual({ ai_generated_title: 'Typed' }),
    );
  });

  it('deletes with Del, and gives the focus back after Esc', async () => {
    show([first, second]);
    const link = await linkOf('Second');
    act(() => link.focus());
    await userEvent.keyboard('{Delete}');
    expect(document.activeElement?.textContent).toBe('Delete');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement?.textContent).toBe('Second');
  });

  it('accepts letters in the search that are shortcuts elsewhere', async () => {
    const { onRerun, sent } = show([first]);
    await linkOf('First');
    const field = screen.getByRole('searchbox');
    await userEvent.click(field);
    fireEvent.keyDown(field, { key: 'f' });
    fireEvent.keyDown(field, { key: 'r' });
    expect(onRerun).not.toHaveBeenCalled();
    expect(sent('screenshots.update')).toEqual([]);
  });
});

it.each(['grid', 'compact', 'list'])(
  'explains in the %s why one is locked, and links to the plans',
  async (mode) => {
    show([aScreenshot({ is_locked: true })], {}, `/gallery?mode=${mode}`);
    const link = await screen.findByRole('link', { name: /^Locked\. Locked since your paid plan/ });
    expect(link.getAttribute('href')).toBe('/pricing');
  },
);

it.each(['grid', 'compact', 'list'])(
  'says in the %s that the language of a text is not installed',
  async (mode) => {
    const note = 'This text is in a language that is not installed';
    show([aScreenshot({ processing_error: note })], {}, `/gallery?mode=${mode}`);
    await screen.findByRole('grid');
    expect(screen.queryByText(note) ?? screen.getByLabelText(note)).toBeTruthy();
  },
);
