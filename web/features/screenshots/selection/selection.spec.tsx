import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BulkAction } from '../../../../server/contract/bulk';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { browser } from '../../../shared/browser';
import type { SentCall } from '../../../shared/testing/fake-server';
import { showToast } from '../../../ui/toasts/toast';
import { aScreenshot } from '../testing/factories';
import { type Answers, showGallery } from '../testing/show-gallery';

jest.mock('../../../ui/toasts/toast', () => ({ showToast: jest.fn() }));
const toast = jest.mocked(showToast);
const lastToast = () => toast.mock.calls.at(-1)?.[0];

beforeEach(() => toast.mockClear());

const titled = (...titles: string[]) =>
  titles.map((title, n) =>
    aScreenshot({ ai_generated_title: title, created_at: `2026-11-${20 - n}T10:00:00.000Z` }),
  );
const linkOf = (name: string) => screen.findByRole('link', { name });
const bar = () => within(screen.getByRole('toolbar', { name: 'Actions for the selection' }));
const selected = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''))
    .filter((name) => !name?.startsWith('all of'));
const bodies = (calls: SentCall[]) => calls.map(({ body }) => body as BulkAction);

/** Shows the gallery with every loaded row selected. */
async function showChosen(rows: Screenshot[], answers: Answers = {}) {
  const gallery = showGallery(rows, { answers });
  const [first] = rows;
  await linkOf(first?.ai_generated_title ?? first?.original_name ?? '');
  await userEvent.keyboard('{Control>}a{/Control}');
  await screen.findByText(`${rows.length} selected`);
  return gallery;
}

/** Answers bulk calls; from `brokenAt` on the connection is lost. */
function bulkUntil(brokenAt = Infinity) {
  let calls = 0;
  return (sent: () => SentCall[]) => () => {
    calls += 1;
    if (calls >= brokenAt) return { status: 500 };
    const { ids = [] } = bodies(sent()).at(-1) ?? {};
    return { body: { done: ids, failed: [], added: [] } };
  };
}

function withBulk(brokenAt?: number) {
  let sent: () => SentCall[] = () => [];
  const answer = bulkUntil(brokenAt);
  return {
    answers: { 'screenshots.bulk': answer(() => sent()) } satisfies Answers,
    listen: (gallery: { sent: (route: string) => SentCall[] }) => {
      sent = () => gallery.sent('screenshots.bulk');
    },
  };
}

async function removeAll() {
  await userEvent.click(bar().getByRole('button', { name: 'Delete' }));
  await userEvent.click(bar().getByRole('button', { name: 'Delete' }));
}

it('leads the focus back to a card when the bar goes, also after a deletion', async () => {
  const rows = titled('One', 'Two', 'Three');
  const bulk = withBulk();
  const gallery = showGallery(rows, { answers: bulk.answers });
  bulk.listen(gallery);
  (await linkOf('One')).focus();
  await userEvent.keyboard('x');
  await screen.findByText('1 selected');
  act(() => bar().getByRole('button', { name: 'Clear selection' }).focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await linkOf('One')));
  await userEvent.keyboard('x');
  await screen.findByText('1 selected');
  await userEvent.keyboard('{Delete}{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await linkOf('Two')));
  expect(screen.queryByRole('link', { name: 'One' })).toBeNull();
});

describe('the bar', () => {
  const room = () => document.documentElement.style.getPropertyValue('--selection-height');

  it('gives the page its height while it is shown', async () => {
    await showChosen(titled('One', 'Two'));
    expect(await screen.findByRole('toolbar')).toBeTruthy();
    expect(room()).toBe('0px');
    await userEvent.click(bar().getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(room()).toBe(''));
  });

  it('returns the focus to Delete when its question is cancelled', async () => {
    await showChosen(titled('One', 'Two'));
    await userEvent.click(bar().getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(bar().getByRole('button', { name: 'Delete' }));
  });

  it('scrolls the item that has the focus out from under it', async () => {
    const scroll = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView: scroll });
    showGallery(titled('One', 'Two'));
    (await linkOf('One')).focus();
    await userEvent.keyboard('x');
    await screen.findByText('1 selected');
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
});

describe('a bulk action', () => {
  it('keeps the finished part when a later part is lost, and offers Undo for it', async () => {
    const rows = Array.from({ length: 250 }, () => aScreenshot());
    const bulk = withBulk(2);
    const gallery = await showChosen(rows, bulk.answers);
    bulk.listen(gallery);
    await removeAll();
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        message: 'Moved 200 screenshots to the trash',
        action: { label: 'Undo' },
      }),
    );
    expect(toast).toHaveBeenCalledWith({
      message: '50 screenshots could not be changed',
      kind: 'error',
    });
    expect(screen.getByText('50 screenshots')).toBeTruthy();
  });

  it('shows the rows that Undo restored', async () => {
    const rows = titled('First', 'Second');
    const bulk = withBulk();
    const gallery = await showChosen(rows, bulk.answers);
    bulk.listen(gallery);
    await removeAll();
    await screen.findByText('0 screenshots');
    await waitFor(() => expect(lastToast()?.action?.label).toBe('Undo'));
    act(() => lastToast()?.action?.onAct());
    expect(await screen.findByText('2 screenshots')).toBeTruthy();
    await linkOf('First');
  });

  it('shows at once, and reads no list again', async () => {
    let finish: () => void = () => undefined;
    const [row] = titled('First') as [Screenshot];
    const { sent } = await showChosen([row], {
      'screenshots.bulk': () =>
        new Promise((resolve) => {
          finish = () => resolve({ body: { done: [row.id], failed: [], added: [] } });
        }),
    });
    await userEvent.click(bar().getByRole('button', { name: 'Favorite' }));
    await screen.findByRole('button', { name: 'Remove First from favorites' });
    await act(async () => finish());
    expect(sent('screenshots.list')).toHaveLength(1);
  });

  it('names the actions that a member may not do, and the person to ask', async () => {
    const [own, others] = titled('Own', 'Others') as [Screenshot, Screenshot];
    const error = 'Only the owner and the admins of this team can do that.';
    const failed = [{ id: others.id, code: 'role_too_low', error }];
    await showChosen([own, others], {
      'screenshots.bulk': { body: { done: [own.id], failed, added: [] } },
    });
    await removeAll();
    await linkOf('Others');
    expect(toast.mock.calls.map(([{ message }]) => message)).toEqual([
      `1 screenshot belongs to somebody else and was not changed. ${error}`,
      'Moved 1 screenshot to the trash',
    ]);
  });

  it('is taken back for those that failed', async () => {
    const [first, second] = titled('First', 'Second') as [Screenshot, Screenshot];
    const failed = [{ id: second.id, code: 'screenshot_locked', error: 'Locked' }];
    await showChosen([first, second], {
      'screenshots.bulk': { body: { done: [first.id], failed, added: [] } },
    });
    await userEvent.click(bar().getByRole('button', { name: 'Tag' }));
    await userEvent.type(await screen.findByLabelText('Tags, separated by commas'), 'Blue');
    await userEvent.click(screen.getByRole('button', { name: 'Add tags' }));
    await waitFor(() => expect(lastToast()?.message).toBe('1 screenshot could not be changed'));
    expect(screen.getAllByText('blue')).toHaveLength(1);
  });
});

it('shows a tag once on rows that have it, however it was typed', async () => {
  const rows = titled('First', 'Second').map((row) => ({
    ...row,
    tags: row.ai_generated_title === 'First' ? [{ tag_name: 'old town' }] : [],
  }));
  const gallery = await showChosen(rows, {
    'screenshots.bulk': { body: { done: rows.map(({ id }) => id), failed: [], added: [] } },
  });
  await userEvent.click(bar().getByRole('button', { name: 'Tag' }));
  await userEvent.type(await screen.findByLabelText('Tags, separated by commas'), 'Old  Town');
  await userEvent.click(screen.getByRole('button', { name: 'Add tags' }));
  await waitFor(() => expect(screen.getAllByText('old town')).toHaveLength(2));
  expect(bodies(gallery.sent('screenshots.bulk'))[0]).toMatchObject({ tags: ['old town'] });
});

describe('the download of a selection', () => {
  it('sends any number of ids, and saves the answer', async () => {
    const save = jest.spyOn(browser, 'save').mockImplementation(() => undefined);
    const rows = Array.from({ length: 500 }, () => aScreenshot());
    const { sent } = await showChosen(rows, { 'export.selection': { body: 'zip' } });
    await userEvent.click(bar().getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.any(Blob), 'shotvault.zip'));
    expect(sent('export.selection')[0]?.body).toEqual({ ids: rows.map(({ id }) => id) });
  });

  it('shows an error in the page when it fails', async () => {
    const error = 'Too many requests. Try again in 60 seconds.';
    await showChosen(titled('First'), { 'export.selection': { status: 429, body: { error } } });
    await userEvent.click(bar().getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(lastToast()).toEqual({ message: error, kind: 'error' }));
  });
});

describe('selection by key and by click', () => {
  it('gives the space bar to the focused control', async () => {
    const { sent } = showGallery(titled('First', 'Second'), {
      answers: { 'screenshots.update': { status: 204 } },
    });
    await linkOf('First');
    const heart = screen.getByRole('button', { name: 'Add First to favorites' });
    act(() => heart.focus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(sent('screenshots.update')).toHaveLength(1));
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('selects the card with the space bar, and a range with Shift and a click on a card', async () => {
    showGallery(titled('A', 'B', 'C', 'D'));
    const link = await linkOf('B');
    act(() => link.focus());
    await userEvent.keyboard(' ');
    fireEvent.click(await linkOf('D'), { shiftKey: true });
    expect(selected()).toEqual(['B', 'C', 'D']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('grows and shrinks a range with Shift and the arrows', async () => {
    showGallery(titled('A', 'B', 'C'));
    const link = await linkOf('A');
    act(() => link.focus());
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['A', 'B', 'C']);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(selected()).toEqual(['A', 'B']);
  });

  it('selects and deselects all from any focus, but not while a person types', async () => {
    await showChosen(titled('A', 'B'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('acts on all of it by key, whatever card has the focus', async () => {
    const bulk = withBulk();
    const gallery = await showChosen(titled('A', 'B'), bulk.answers);
    bulk.listen(gallery);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select A' }));
    act(() => screen.getByRole('link', { name: 'A' }).focus());
    await userEvent.keyboard('f');
    await waitFor(() => expect(gallery.sent('screenshots.bulk')).toHaveLength(1));
    const [row] = bodies(gallery.sent('screenshots.bulk'));
    expect(row).toMatchObject({ action: 'favorite' });
    expect(row?.ids).toHaveLength(1);
    expect(gallery.sent('screenshots.update')).toHaveLength(0);
    await userEvent.keyboard('{Delete}');
    expect(screen.getByRole('group', { name: 'Really delete 1 screenshot?' })).toBeTruthy();
  });

  it('stays when Esc closes a dialog', async () => {
    await showChosen(titled('A', 'B'));
    await userEvent.click(bar().getByRole('button', { name: 'Tag' }));
    await screen.findByRole('dialog');
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('2 selected')).toBeTruthy();
  });

  it('moves to the day heading with the arrows', async () => {
    showGallery(titled('A', 'B'));
    const link = await linkOf('B');
    act(() => link.focus());
    await userEvent.keyboard('{ArrowUp}');
    const day = document.activeElement as HTMLInputElement;
    expect(day.getAttribute('aria-label')).toMatch(/^Select all of .*November 19, 2026$/);
    expect(day.tabIndex).toBe(0);
    await userEvent.keyboard(' ');
    expect(selected()).toEqual(['B']);
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('A');
  });
});

it('keeps the page title while something is selected', async () => {
  await showChosen(titled('A'));
  const toolbar = screen.getByRole('toolbar', { name: 'Actions for the selection' });
  expect(within(toolbar).getByRole('heading', { level: 1 }).textContent).toBe('Gallery');
});

it("offers no deletion of other people's uploads", async () => {
  const [own, others] = titled('Own', 'Others') as [Screenshot, Screenshot];
  showGallery([own, { ...others, can_delete: false }]);
  await linkOf('Others');
  expect(screen.getByRole('button', { name: 'Delete Own' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete Others' })).toBeNull();
});
