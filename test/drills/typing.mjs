// Types a string into every field of the pages, and submits it where possible.
const PATIENCE_MS = 4_000;

const button = (page, name) => page.getByRole('button', { name }).first();
const fill = (label) => (page, text) => page.getByLabel(label, { exact: true }).first().fill(text);
const inDialog = (label) => (page, text) => page.getByRole('dialog').getByLabel(label).fill(text);
const enter = (page) => page.keyboard.press('Enter');

const viewerOf = ({ ids }) => `/gallery?view=${ids[2]}`;
const teamOf = ({ team }) => `/teams/${team}`;

/** Each place: an address, and the steps with the text. */
const places = [
  // The browser itself refuses invalid addresses.
  [
    '/contact',
    fill('Name'),
    fill('Email'),
    fill('Subject'),
    fill('Message'),
    press('Send Message'),
  ],
  ['/support', byRole('searchbox', /question/), enter],
  ['/gallery', byRole('searchbox', 'Search screenshots'), enter],
  ['/gallery', press('Filter'), fill('Add a tag'), enter],
  ['/gallery?q=a', press('Save as collection'), inDialog('Name'), inDialog('Description'), enter],
  [viewerOf, press('Edit title'), inDialog('Title'), enter],
  [viewerOf, inDialog('Add a tag'), enter],
  ['/gallery', opens('Control+k'), byRole('combobox', 'Search or go to')],
  ['/tags', byRole('searchbox', 'Search tags')],
  ['/tags', press(/^Rename /), inDialog('New name'), enter],
  ['/collections', press('Create Collection'), inDialog('Name'), inDialog('Description'), enter],
  ['/teams?create=1', inDialog('Name'), inDialog('Description'), enter],
  [teamOf, press('Edit'), inDialog('Name'), inDialog('Description'), enter],
  ['/teams', press(/^Invite to/), inDialog('Email'), enter],
  ['/settings', byRole('textbox', /^Given name/), enter],
  ['/settings', byPlaceholder('Backup script'), enter],
  ['/settings', press('Delete account'), inDialog('Your email address'), enter],
  ['/cli/authorize', byRole('textbox', /^Code/), enter],
];

function press(name) {
  return (page) => button(page, name).click();
}

function opens(keys) {
  return (page) => page.keyboard.press(keys);
}

function byRole(role, name) {
  return (page, text) => page.getByRole(role, { name }).first().fill(text);
}

function byPlaceholder(words) {
  return (page, text) => page.getByPlaceholder(words).fill(text);
}

const pathOf = (/** @type {any[]} */ [place], things) =>
  typeof place === 'function' ? place(things) : place;

/** @param {any[]} steps */
async function typeAt(page, address, steps, text) {
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  for (const step of steps) await step(page, text);
  await page.waitForTimeout(150);
}

/** Returns the number of filled fields, and the places where a field was not found. */
export async function typeEverywhere(page, url, things, texts) {
  const problems = [];
  page.setDefaultTimeout(PATIENCE_MS);
  for (const text of texts)
    for (const place of places) {
      const path = pathOf(place, things);
      await typeAt(page, `${url}${path}`, place.slice(1), text).catch((error) =>
        problems.push(`${path} could not be typed into: ${error.message.split('\n')[0]}`),
      );
    }
  return { typed: texts.length * places.length, problems };
}
