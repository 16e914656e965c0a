// The radar with findings of every class; drawn images hold none.
const FOUND = [
  ['github_token', 'secret', 0.97],
  ['connection_string', 'secret', 0.95],
  ['labelled_password', 'secret', 0.6],
  ['card_number', 'payment', 0.98],
  ['iban', 'payment', 0.99],
  ['us_social_security', 'identity', 0.9],
  ['email_address', 'contact', 0.85],
  ['phone_number', 'contact', 0.8],
];
const BOX = { x: 40, y: 40, w: 200, h: 30 };

async function answer(page, route) {
  const { origin } = new URL(route.request().url());
  const shots = await (await page.request.get(`${origin}/api/screenshots?limit=8`)).json();
  const json = FOUND.map(([rule, about, confidence], at) => {
    const { id, ai_generated_title, original_name, created_at } = shots[at % shots.length];
    const place = { screenshot_id: id, ai_generated_title, original_name, created_at };
    return { id: `${at}`, rule, class: about, confidence, boxes: [BOX], state: 'open', ...place };
  });
  await route.fulfill({ json });
}

export const foundScenes = [
  {
    name: 'radar-full',
    who: 'full',
    path: '/findings',
    before: (page) => page.route('**/api/findings?*', (route) => answer(page, route)),
    isWhole: true,
  },
  { name: 'entities-none', who: 'full', path: '/found?type=iban&month=2020-01' },
];
