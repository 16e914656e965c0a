import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appearance } from '../../features/settings/appearance';
import { aUser } from '../../shared/testing/factories';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderApp } from '../../shared/testing/render-app';
import { remembered } from '../../shared/storage';
import { Sidebar } from './sidebar';

const collection = (id: string, name: string, screenshot_count: number, color = '#10B981') => ({
  id,
  name,
  screenshot_count,
  color,
});
const tag = (n: number) => ({
  tag_name: `tag-${n}`,
  screenshot_count: 100 - n,
  first_screenshot_id: null,
});

const wide = window.matchMedia.bind(window);
beforeAll(() => {
  window.matchMedia = (media) => ({ ...wide(media), matches: media === '(min-width: 1200px)' });
});
afterAll(() => {
  window.matchMedia = wide;
});
afterEach(() =>
  ['sidebar', 'sidebar_collections', 'last_collections'].forEach((key) =>
    remembered.remove(`shotvault.${key}`),
  ),
);

async function show(address = '/gallery') {
  fakeServer({
    'auth.me': { body: aUser() },
    'collections.list': {
      body: [collection('c1', 'Travel', 3), collection('c2', 'Money', 1_200, '#3B82F6')],
    },
    'tags.list': { body: Array.from({ length: 14 }, (_, n) => tag(n)) },
  });
  renderApp(<Sidebar />, { address });
  const tree = within(await screen.findByRole('tree'));
  await tree.findByRole('treeitem', { name: 'Travel' });
  return tree;
}

it('leads to the pages, the collections and the ten most used tags', async () => {
  const tree = await show();
  const addressOf = (name: string) => tree.getByRole('treeitem', { name }).getAttribute('href');
  expect(addressOf('Home')).toBe('/');
  expect(addressOf('Calendar')).toBe('/calendar');
  expect(addressOf('Money')).toBe('/gallery?collection_id=c2');
  expect(addressOf('tag-9')).toBe('/gallery?tags=tag-9');
  expect(tree.queryByRole('treeitem', { name: 'tag-10' })).toBeNull();
});

it.each([
  ['Travel', '3', '3 screenshots', 'rgb(16, 185, 129)'],
  ['Money', '1,200', '1,200 screenshots', 'rgb(59, 130, 246)'],
])('shows %s with its count %s and a dot of its colour', async (name, count, told, colour) => {
  const entry = (await show()).getByRole('treeitem', { name });
  expect(entry.getAttribute('aria-description')).toBe(told);
  expect(entry.textContent).toBe(`${name}${count}`);
  expect(entry.querySelector('i')?.style.background).toBe(colour);
});

it('adds no links beside those of the pages', async () => {
  await show();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('marks the open collection, not the gallery', async () => {
  const tree = await show('/gallery?collection_id=c1');
  expect(tree.getByRole('treeitem', { name: 'Travel' }).getAttribute('aria-current')).toBe('page');
  expect(tree.getByRole('treeitem', { name: 'Gallery' }).getAttribute('aria-current')).toBeNull();
});

it('is one Tab stop, and the arrows move inside', async () => {
  const tree = await show();
  await userEvent.tab();
  expect(document.activeElement).toBe(tree.getByRole('treeitem', { name: 'Gallery' }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(tree.getByRole('treeitem', { name: 'Calendar' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fold the sidebar' }));
});

it('folds to the icons of the pages, and stays folded', async () => {
  const tree = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Fold the sidebar' }));
  await waitFor(() => expect(tree.queryByRole('treeitem', { name: 'Travel' })).toBeNull());
  expect(tree.getByRole('treeitem', { name: 'Gallery' })).toBeTruthy();
  expect(remembered.get('shotvault.sidebar')).toBe('folded');
  await userEvent.click(screen.getByRole('button', { name: 'Open the sidebar' }));
  expect(await tree.findByRole('treeitem', { name: 'Travel' })).toBeTruthy();
});

it('lists the collections by name, or those that were opened last first', async () => {
  const namesOf = (tree: Awaited<ReturnType<typeof show>>) =>
    within(tree.getByRole('group', { name: 'Collections' }))
      .getAllByRole('treeitem')
      .map((entry) => entry.getAttribute('href')?.slice(-2));
  const opened = await show('/gallery?collection_id=c1');
  expect(namesOf(opened)).toEqual(['c2', 'c1']);
  cleanup();
  appearance.setCollectionsOrder('use');
  expect(namesOf(await show())).toEqual(['c1', 'c2']);
});
