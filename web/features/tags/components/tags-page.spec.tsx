import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStatus, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { TagsPage } from './tags-page';

it('focuses its field with the search key', async () => {
  fakeServer({
    'auth.me': { body: aUser() },
    'billing.status': { body: aStatus() },
    'tags.list': { body: [] },
  });
  renderApp(<TagsPage />, { address: '/tags' });
  const field = await screen.findByPlaceholderText('Search tags... (minimum 2 characters)');
  expect(field.getAttribute('aria-keyshortcuts')).toBe('/');
});

const tag = (tag_name: string, screenshot_count: number) => ({
  tag_name,
  screenshot_count,
  first_screenshot_id: null,
});
/** None is a spelling of another. */
const many = (count: number) => Array.from({ length: count }, (_, n) => tag(`tag ${n + 100}`, 2));

function show(tags: object[]) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.status': { body: aStatus() },
    'tags.list': { body: tags },
    'tags.rename': { body: { tag_name: 'invoice', merged: true } },
  });
  renderApp(<TagsPage />, { address: '/tags' });
  return (route: string) => calls.filter((call) => call.route === route);
}

const viewOf = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

describe('the view', () => {
  beforeEach(() => window.localStorage.clear());

  it('is cards up to forty tags, and a list above', async () => {
    show(many(40));
    expect((await viewOf('Cards')).checked).toBe(true);
    show(many(41));
    await waitFor(async () =>
      expect(
        (await screen.findAllByRole<HTMLInputElement>('radio', { name: 'List' }))[1]?.checked,
      ).toBe(true),
    );
  });

  it('is what was chosen last', async () => {
    show(many(3));
    await userEvent.click(await viewOf('List'));
    expect(window.localStorage.getItem('tags_view')).toBe('list');
  });

  it('waits in the form that it had last', async () => {
    const isList = () => document.querySelector('[aria-busy] .line') !== null;
    show(many(41));
    expect(isList()).toBe(false);
    await screen.findByRole('link', { name: 'tag 140' });
    cleanup();
    show(many(41));
    expect(isList()).toBe(true);
    await screen.findByRole('link', { name: 'tag 140' });
  });

  it('lists tags of one screenshot only when they are asked for', async () => {
    window.localStorage.setItem('tags_view', 'list');
    show([tag('harbor', 3), tag('single', 1)]);
    await screen.findByRole('link', { name: 'harbor' });
    expect(screen.queryByRole('link', { name: 'single' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show 1 tag that is used once' }));
    expect(screen.getByRole('link', { name: 'single' })).toBeTruthy();
  });
});

describe('spellings of one tag', () => {
  const spellings = [tag('invoice', 9), tag('invoices', 3), tag('invocie', 1)];
  beforeEach(() => window.localStorage.clear());

  it('are merged with one press', async () => {
    const sent = show(spellings);
    const name = 'Merge invoices, invocie into invoice';
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(sent('tags.rename')).toHaveLength(2));
    expect(sent('tags.rename').map(({ body }) => body)).toEqual([
      { name: 'invoice' },
      { name: 'invoice' },
    ]);
  });

  it('stand with translations under a heading that is true of both', async () => {
    show([...spellings, tag('settings', 2), tag('ajustes', 1)]);
    expect(await screen.findByText('2 tags seem to have several names')).toBeTruthy();
    expect(screen.getByText('ajustes → settings')).toBeTruthy();
  });

  it('are proposed no more once they were refused', async () => {
    show(spellings);
    const keep = { name: 'Keep apart: invoices, invocie and invoice' };
    await userEvent.click(await screen.findByRole('button', keep));
    expect(screen.queryByText(/several names/)).toBeNull();
    expect(window.localStorage.getItem('tags_kept_apart')).toContain('invocie');
  });
});

it.each(['cards', 'list'])('returns the focus after a cancelled deletion: %s', async (view) => {
  window.localStorage.setItem('tags_view', view);
  show([tag('harbor', 3)]);
  const remove = { name: 'Delete harbor' };
  await userEvent.click(await screen.findByRole('button', remove));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', remove));
});

describe('a new name', () => {
  const heading = { name: 'Tags' };

  async function rename(view: string, to: string) {
    window.localStorage.setItem('tags_view', view);
    let tags = [tag('harbor', 3), tag('quay', 2)];
    fakeServer({
      'auth.me': { body: aUser() },
      'billing.status': { body: aStatus() },
      'tags.list': () => ({ body: tags }),
      'tags.rename': () => {
        const merged = to === 'quay';
        tags = merged ? [tag('quay', 5)] : [tag(to, 3), tag('quay', 2)];
        return { body: { tag_name: to, merged } };
      },
    });
    renderApp(<TagsPage />, { address: '/tags' });
    await userEvent.click(await screen.findByRole('button', { name: 'Rename harbor' }));
    const field = await screen.findByRole('textbox', { name: /name/i });
    await waitFor(() => expect(document.activeElement).toBe(field));
    // It is selected, so what is typed takes its place.
    await userEvent.keyboard(`${to}{Enter}`);
  }

  it.each(['cards', 'list'])('leaves the focus in the page: %s', async (view) => {
    await rename(view, 'port');
    await screen.findByRole('link', { name: 'port' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', heading));
  });

  it.each(['cards', 'list'])('leaves the focus in the page after a merge: %s', async (view) => {
    await rename(view, 'quay');
    await userEvent.click(await screen.findByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'harbor' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', heading));
  });
});
