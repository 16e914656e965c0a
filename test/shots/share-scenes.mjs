// Links: their page in the product, the dialogs that make and change them, and the pages that visitors see.
import { dialog, press } from './moves.mjs';

const PASSWORD = 'lantern';
/** The names by which `idOf` knows the paths of links. */
export const LINK = { one: 'link: one', many: 'link: many', closed: 'link: closed' };
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"><rect width="160" height="160" rx="32" fill="#0f766e"/>' +
    '<path d="M40 110 L80 40 L120 110 Z" fill="#fff"/></svg>',
);

/** Makes links of every kind; returns the paths of their pages by name. */
export async function makeLinks(person, idOf) {
  const make = async (body) => {
    const { url } = await person.call('POST', '/shares', { redact: false, ...body });
    return new URL(url).pathname;
  };
  const ids = ['Train to Hamburg.png', 'Museum entry.png', 'Carrot soup.png'].map(idOf);
  const closed = await make({ screenshot_ids: ids, password: PASSWORD, max_views: 12 });
  const many = await make({
    screenshot_ids: ids,
    title: 'What we need for the trip to Hamburg',
    allow_download: true,
    expires_in_days: null,
  });
  const one = await make({ screenshot_ids: [idOf('Carrot soup.png')], show_text: true });
  return { [LINK.one]: one, [LINK.many]: many, [LINK.closed]: closed };
}

const inViewer = (act) => async (page) => {
  await dialog(page);
  await act(page);
};
const invoice = (idOf) => `/gallery?view=${idOf('Invoice 20418.png')}`;

async function openDialog(page) {
  const share = page.getByRole('button', { name: 'Share', exact: true });
  // A phone has it in a menu.
  if (await share.isVisible()) await share.click();
  else {
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
  }
  await page.getByRole('dialog', { name: /^Share / }).waitFor();
  await page.getByRole('button', { name: 'Choose what is hidden' }).waitFor();
}

async function openEditor(page) {
  await openDialog(page);
  await page.getByRole('button', { name: 'Choose what is hidden' }).click();
  await page.getByRole('button', { name: 'Add a rectangle' }).click();
}

const withLogo = (page) =>
  page.route('**/api/shares/logo*', (route) =>
    route.fulfill({
      json: {
        image: `data:image/svg+xml;base64,${LOGO.toString('base64')}`,
        is_shown: true,
        can_change: true,
      },
    }),
  );

export const shareScenes = [
  { name: 'links-logo', who: 'full', path: '/links', before: withLogo, isWhole: true },
  { name: 'links-edit', who: 'full', path: '/links', act: press('Edit link') },
  {
    name: 'links-revoke',
    who: 'full',
    path: '/links',
    act: (page) => page.getByRole('button', { name: 'Revoke', exact: true }).first().click(),
  },
  { name: 'share-dialog', who: 'full', path: invoice, act: inViewer(openDialog) },
  { name: 'share-editor', who: 'full', path: invoice, act: inViewer(openEditor) },
  { name: 'shared-one', who: 'full', path: (idOf) => idOf(LINK.one), isWhole: true },
  { name: 'shared-many', who: 'full', path: (idOf) => idOf(LINK.many), isWhole: true },
  { name: 'shared-closed', who: 'full', path: (idOf) => idOf(LINK.closed) },
  { name: 'shared-gone', who: 'visitor', path: `/s/${'A'.repeat(43)}` },
];
