// Layers over a page: dialogs, menus, the palette, inline fields, and the effects of a drag or a lost connection.
import { dialog, press } from './moves.mjs';

const button = (page, name) => page.getByRole('button', { name }).first();

async function openPalette(page, words) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or go to' });
  await field.fill(words);
}

const palette = (words, shown) => async (page) => {
  await openPalette(page, words);
  await page.getByRole('option', { name: shown }).first().waitFor();
};

/** Simulates files dragged over the window. */
const drag = (page) =>
  page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'Lisbon map.png', { type: 'image/png' }));
    const over = { dataTransfer: data, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent('dragenter', over));
    document.body.dispatchEvent(new DragEvent('dragover', over));
  });

/** Uploads with every possible outcome. */
async function endUploads(page) {
  const answers = [
    { status: 500, body: '{}' },
    {
      status: 409,
      json: {
        error: 'duplicate_image',
        message: 'This image is here already.',
        existing_screenshot: {
          id: 'known',
          name: 'Invoice 20418.png',
          uploaded_at: '2026-10-02T09:00:00.000Z',
        },
      },
    },
    { status: 201, json: { screenshot_id: 'stored' } },
  ];
  await page.route('**/api/screenshots/check', (route) => route.fulfill({ status: 500 }));
  await page.route('**/api/screenshots/upload', (route) => route.fulfill(answers.pop()));
  const files = ['Lisbon map.png', 'Parking receipt with a rather long name.png', 'Wifi.png'].map(
    (name, at) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(90_000 * (at + 1), at) }),
  );
  await page.locator('#upload-files').setInputFiles(files);
  await page.getByRole('button', { name: 'Retry all failed' }).waitFor();
}

const inViewer = (act) => async (page) => {
  await dialog(page);
  await act(page.getByRole('dialog'));
};
const invoice = (idOf) => `/gallery?view=${idOf('Invoice 20418.png')}`;

const STOPPED = 'This search takes too long.';

/** Shows one collection as the server describes it after its search could no longer be carried out. */
const stopTravel = (page) =>
  page.route('**/api/collections*', async (route) => {
    const answer = await route.fetch();
    const rows = await answer.json();
    const stopped = { is_live: true, search: { q: 'invoice' }, search_problem: STOPPED };
    const json = rows.map((row) => (row.name === 'Travel' ? { ...row, ...stopped } : row));
    await route.fulfill({ response: answer, json });
  });

export const layerScenes = [
  { name: 'palette', who: 'full', path: '/', act: palette('', 'Gallery') },
  { name: 'palette-found', who: 'full', path: '/gallery', act: palette('invoice', /Invoice/) },
  { name: 'palette-commands', who: 'full', path: '/gallery', act: palette('>', /Theme: Dark/) },
  {
    name: 'palette-nothing',
    who: 'full',
    path: '/gallery',
    act: async (page) => {
      await openPalette(page, '#zebrafish');
      await page.getByText('Nothing found').first().waitFor();
    },
  },
  { name: 'collections-stopped', who: 'full', path: '/collections', before: stopTravel },
  {
    name: 'collection-edit-stopped',
    who: 'full',
    path: '/collections',
    before: stopTravel,
    act: press(/^Edit Travel/),
  },
  { name: 'collection-edit', who: 'full', path: '/collections', act: press(/^Edit Travel/) },
  {
    name: 'collection-delete',
    who: 'full',
    path: '/collections',
    act: (page) => button(page, /^Delete Travel/).click({ force: true }),
  },
  { name: 'tag-rename', who: 'full', path: '/tags', act: press(/^Rename /) },
  {
    name: 'tags-no-match',
    who: 'full',
    path: '/tags',
    act: async (page) => {
      await page.getByPlaceholder('Search tags').fill('zebrafish');
      await page.getByText('No matching tags').waitFor();
    },
  },
  {
    name: 'save-search',
    who: 'full',
    path: '/gallery?favorites=true',
    act: press('Save as collection'),
  },
  { name: 'search-help', who: 'full', path: '/gallery', act: press('Search help') },
  { name: 'trash-empty-dialog', who: 'full', path: '/trash', act: press('Empty trash') },
  { name: 'delete-account', who: 'full', path: '/settings', act: press('Delete account') },
  {
    name: 'key-shown-once',
    who: 'full',
    path: '/settings',
    isWhole: true,
    act: async (page) => {
      await page.getByPlaceholder('Backup script').fill('Backup script');
      await button(page, 'Create key').click();
      await page.getByText('Copy the key now').waitFor();
    },
  },
  {
    name: 'viewer-title',
    who: 'full',
    path: invoice,
    act: inViewer((viewer) => viewer.getByRole('button', { name: 'Edit title' }).click()),
  },
  {
    name: 'viewer-details',
    who: 'full',
    path: invoice,
    act: inViewer(async (viewer) => {
      const show = viewer.getByRole('button', { name: 'Show details' });
      if (await show.isVisible()) await show.click();
    }),
  },
  {
    name: 'viewer-words',
    who: 'full',
    path: (idOf) => `${invoice(idOf)}&q=invoice`,
    act: inViewer((viewer) => viewer.getByRole('button', { name: 'Next match' }).click()),
  },
  {
    name: 'viewer-gone',
    who: 'full',
    path: '/gallery?view=01890000-0000-7000-8000-000000000000',
    act: inViewer((viewer) =>
      viewer.getByText('This screenshot is not in your spaces').first().waitFor(),
    ),
  },
  {
    name: 'viewer-loading',
    who: 'full',
    path: invoice,
    before: (page) => page.route(/\/api\/screenshots(\?|\/[0-9a-f-]+$)/, () => undefined),
    waitsFor: '[role="dialog"] [aria-busy="true"]',
  },
  {
    name: 'viewer-empty-vault',
    who: 'empty',
    path: '/gallery?view=01890000-0000-7000-8000-000000000000',
    act: dialog,
  },
  { name: 'drop', who: 'full', path: '/gallery', act: drag },
  { name: 'drop-over-limit', who: 'over', path: '/gallery', act: drag },
  {
    name: 'offline',
    who: 'full',
    path: '/gallery',
    act: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('You are offline').first().waitFor();
    },
    after: (page) => page.context().setOffline(false),
  },
  {
    name: 'card-menu',
    who: 'full',
    path: '/gallery',
    act: async (page) => {
      // On touch screens only.
      const dots = button(page, /^Actions for /);
      if (!(await dots.isVisible())) return;
      await dots.click();
      await page.getByRole('menu').first().waitFor();
    },
  },
  {
    name: 'undo',
    who: 'full',
    path: '/favorites',
    act: async (page) => {
      await page.route('**/api/screenshots/*', (route) => route.fulfill({ status: 200, json: {} }));
      await button(page, /^Remove .* from favorites$/).click({ force: true });
      await page.getByRole('button', { name: 'Undo' }).first().waitFor();
    },
  },
  {
    name: 'spaces',
    who: 'captain',
    path: '/gallery',
    act: async (page) => {
      const switcher = page.getByRole('button', { name: /^Space:/ });
      if (await switcher.isVisible()) await switcher.click();
      else await button(page, /^Account of/).click();
      await page.getByText('Harbor').first().waitFor();
    },
  },
  {
    name: 'sidebar-end',
    who: 'full',
    path: '/gallery',
    act: async (page) => {
      const tags = page.getByRole('tree').getByRole('group', { name: 'Tags' });
      // Phones have no sidebar.
      if ((await page.getByRole('tree').count()) === 0) return;
      await tags.getByRole('treeitem').last().scrollIntoViewIfNeeded();
    },
  },
  { name: 'upload-ended', who: 'full', path: '/upload', act: endUploads },
  { name: 'upload-ended-dock', who: 'full', path: '/gallery', act: endUploads },
];
