// The line of AI progress, with answers of the server that a picture can wait for.
const OK = { status: 200, json: { success: true } };
const FAILED = { status: 422, json: { error: 'The image could not be decoded.' } };

/** Lets so many screenshots wait for their reading; requests beyond `answers` never end. */
const reads = (count, answers) => async (page) => {
  const left = [...answers];
  await page.route('**/api/screenshots/unprocessed*', async (route) => {
    const { origin } = new URL(route.request().url());
    const rows = await page.request.get(`${origin}/api/screenshots?limit=${count}`);
    await route.fulfill({ json: await rows.json() });
  });
  await page.route('**/api/screenshots/*/process', (route) => {
    const answer = left.shift();
    return answer && route.fulfill(answer);
  });
};

const card = (page) => page.getByRole('region', { name: 'AI processing' });
const says = (words) => (page) => card(page).getByText(words).waitFor();
const inGallery = { who: 'full', path: '/gallery' };

export const readingScenes = [
  { name: 'reading', ...inGallery, before: reads(12, [OK]), act: says('Reading 1 of 12') },
  {
    name: 'reading-open',
    ...inGallery,
    before: reads(12, [OK]),
    act: async (page) => {
      await says('Reading 1 of 12')(page);
      await page.getByRole('button', { name: 'Expand AI processing' }).click();
    },
  },
  { name: 'reading-failed', ...inGallery, before: reads(12, [OK, FAILED]), act: says('1 failed') },
  { name: 'reading-ended', ...inGallery, before: reads(1, [OK]), act: says('1 screenshot read') },
  {
    name: 'reading-ended-failed',
    ...inGallery,
    before: reads(2, [OK, FAILED]),
    act: says('1 read, 1 failed'),
  },
];

/** Beside uploads. */
export const readsSome = reads(3, [OK]);
