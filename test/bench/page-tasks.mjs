// Twelve things that people do with a vault, by pointer and by keys, without a page load in between. Their changes
// are taken back, except the title of one screenshot.

/** A person needs this long from one act to the next, and from letter to letter. */
const BETWEEN_MS = 150;
const LETTER_MS = 60;

const pause = (page) => page.waitForTimeout(BETWEEN_MS);
const grid = (page) => page.getByRole('grid', { name: 'Gallery' });
const cards = (page) => grid(page).getByRole('link');
const viewer = (page) => page.getByRole('dialog', { name: /^Screenshot: / });
const heading = (page, name) => page.getByRole('heading', { name, level: 1 }).waitFor();
const gone = (part, timeout = 15_000) => part.waitFor({ state: 'detached', timeout });

async function press(page, ...keys) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await pause(page);
  }
}

async function type(page, words) {
  await page.keyboard.type(words, { delay: LETTER_MS });
  await pause(page);
}

async function click(page, part) {
  await part.click();
  await pause(page);
}

async function openGallery(page) {
  await press(page, 'g', 'g');
  await heading(page, 'Gallery');
  await cards(page).first().waitFor();
}

async function openFirst(page) {
  await click(page, cards(page).first());
  await viewer(page).getByRole('heading', { level: 2 }).waitFor();
}

/** The first press may only leave a field. */
async function close(page) {
  for (let n = 0; n < 3 && (await viewer(page).count()) > 0; n += 1) {
    await press(page, 'Escape');
    await gone(viewer(page), 1_500).catch(() => undefined);
  }
  await gone(viewer(page));
}

async function search(page) {
  await press(page, '/');
  await type(page, 'rebabe');
  await page.waitForURL(/q=rebabe/);
  await cards(page).first().waitFor();
  await click(page, page.getByRole('button', { name: 'Clear search' }));
  await page.waitForURL((url) => !url.searchParams.has('q'));
}

async function leaf(page) {
  await openFirst(page);
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft');
  await click(page, viewer(page).getByRole('button', { name: 'Zoom in' }));
  await close(page);
}

async function favor(page) {
  await openFirst(page);
  for (let n = 0; n < 2; n += 1) {
    await click(
      page,
      viewer(page)
        .getByRole('button', { name: /(to|from) favorites$/ })
        .first(),
    );
  }
  await close(page);
}

async function rename(page) {
  await openFirst(page);
  await click(page, viewer(page).getByRole('button', { name: 'Edit title' }));
  await press(page, 'Control+a');
  await type(page, 'A better title');
  await press(page, 'Enter');
  await viewer(page).getByRole('heading', { name: 'A better title' }).waitFor();
  await close(page);
}

async function tag(page) {
  await openFirst(page);
  await click(page, viewer(page).getByLabel('Add a tag', { exact: true }));
  await type(page, 'by hand');
  await press(page, 'Enter');
  await click(page, viewer(page).getByRole('button', { name: 'Remove the tag by hand' }));
  await close(page);
}

async function collect(page) {
  await openFirst(page);
  await press(page, 'c');
  const dialog = page.getByRole('dialog', { name: 'Add to collection' });
  await dialog.getByLabel('Search or create a collection').waitFor();
  await type(page, 'collection ba');
  await press(page, 'Escape');
  await gone(dialog);
  await close(page);
}

async function select(page) {
  await cards(page).first().focus();
  await press(page, 'x', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown');
  await page
    .getByRole('toolbar')
    .getByText(/\d selected/)
    .waitFor();
  await press(page, 'Control+a', 'Escape');
  await gone(page.getByRole('toolbar').getByText(/\d selected/));
}

async function changeView(page) {
  for (const name of ['List', 'Compact grid', 'Grid']) {
    await page.getByRole('radio', { name, exact: true }).check();
    await pause(page);
    await cards(page).first().waitFor();
  }
}

async function walkCalendar(page) {
  await press(page, 'g', 'c');
  await heading(page, 'Calendar');
  for (const name of ['Previous month', 'Previous month', 'Next month']) {
    await click(page, page.getByRole('button', { name }));
  }
  await click(page, page.locator('[data-day]:not([aria-disabled])').first());
  const day = page.getByRole('dialog');
  await day.getByRole('tab').first().waitFor();
  await press(page, 'Escape');
  await gone(day);
  await openGallery(page);
}

async function goByPalette(page) {
  await press(page, 'Control+k');
  await type(page, 'tags');
  await click(page, page.getByRole('option', { name: /^Tags/ }).first());
  await heading(page, 'Tags');
  await click(page, page.getByLabel('Search tags', { exact: true }));
  await type(page, 'ba');
  // A letter is a command only outside of fields.
  await click(page, page.getByRole('heading', { level: 1 }));
  await openGallery(page);
}

async function removeAndUndo(page) {
  await cards(page).first().hover();
  await click(
    page,
    grid(page)
      .getByRole('button', { name: /^Delete / })
      .first(),
  );
  await click(page, page.getByRole('button', { name: 'Delete', exact: true }));
  await click(page, page.getByRole('button', { name: 'Undo' }));
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
}

async function changeTheme(page) {
  await click(page, page.getByRole('button', { name: /^Account of/ }));
  await click(page, page.getByRole('link', { name: 'Settings', exact: true }).last());
  await heading(page, 'Settings');
  for (const name of ['Dark', 'System']) {
    const appearance = page.getByRole('region', { name: 'Appearance' });
    // The name lies on the button.
    await click(page, appearance.getByText(name, { exact: true }).first());
  }
  await openGallery(page);
}

export const TASKS = {
  'finding by a word': search,
  'leafing through the viewer': leaf,
  'marking a favorite': favor,
  'mending a title': rename,
  tagging: tag,
  'looking for a collection': collect,
  'selecting several': select,
  'changing the view': changeView,
  'looking at a month and a day': walkCalendar,
  'going to the tags by the palette': goByPalette,
  'deleting and taking it back': removeAndUndo,
  'changing the theme': changeTheme,
};
