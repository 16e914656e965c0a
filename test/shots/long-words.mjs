// Everything that people name, as long as it may be, with and without spaces: nothing may be cut without an ellipsis.
import { draw, NAMES } from './drawings.mjs';
import { givePlan, put, skipReading } from './vault.mjs';

const WORDS = 'Minutes of the meeting about the rebuilding of the harbor office and its neighbours';
const ONE_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverband';
const TITLES = [`${WORDS}, second reading with all remarks`, `${ONE_WORD}${ONE_WORD}.png`, WORDS];
const TAGS = [
  'rebuilding-of-the-harbor-office-and-its-neighbours',
  'donaudampfschifffahrtsgesellschaftskapitaen',
  'x',
  'second reading',
];
const SHOTS = 6;

/** A vault whose names are all long, and a team with such a name. */
export async function gatherLong(product, person) {
  givePlan(product, person, 'Gold');
  const given_name = ONE_WORD;
  await person.call('PATCH', '/users/me', {
    given_name,
    name: `${ONE_WORD} ${WORDS}`.slice(0, 100),
  });
  const ids = [];
  for (const [at, name] of NAMES.slice(0, SHOTS).entries())
    ids.push(await put(person, draw(name), `${at} ${ONE_WORD}.png`));
  await skipReading(product.dataDir);
  for (const [at, id] of ids.entries()) {
    const title = TITLES[at % TITLES.length];
    await person.call('PATCH', `/screenshots/${id}`, { ai_generated_title: title });
    await person.call('PUT', `/screenshots/${id}/tags`, { tags: TAGS });
  }
  const day = new Date().toISOString().slice(0, 10);
  await person.call('POST', `/screenshots/${ids[0]}/dates`, {
    extracted_date: day,
    context_text: `${WORDS} ${ONE_WORD}`,
  });
  await person.call('PATCH', `/screenshots/${ids[0]}`, {
    note: `${WORDS} ${ONE_WORD}${ONE_WORD}`,
    is_favorite: true,
  });
  for (const name of [WORDS, ONE_WORD]) {
    const body = { name, description: `${WORDS}, ${WORDS}`, color: '#EF4444' };
    const { collection_id: id } = await person.call('POST', '/collections', body);
    for (const member of ids.slice(0, 3))
      await person.call('POST', `/collections/${id}/screenshots/${member}`);
  }
  const team = { name: `${ONE_WORD} ${WORDS}`.slice(0, 100), description: `${WORDS} ${ONE_WORD}` };
  const { id: teamId } = await person.call('POST', '/teams', team);
  const known = { team: teamId, shot: ids[0], word: ids[1] };
  return { idOf: (name) => known[name] };
}

const pages = [
  ...['gallery', 'calendar', 'analytics', 'collections', 'favorites', 'tags', 'trash', 'upload'],
  ...['settings', 'teams', 'subscription'],
];

export const longScenes = [
  { name: 'long-dashboard', who: 'long', path: '/', isWhole: true },
  ...pages.map((name) => ({ name: `long-${name}`, who: 'long', path: `/${name}`, isWhole: true })),
  { name: 'long-week', who: 'long', path: '/calendar?show=week' },
  { name: 'long-agenda', who: 'long', path: '/calendar?show=agenda' },
  { name: 'long-compact', who: 'long', path: '/gallery?mode=compact' },
  { name: 'long-list', who: 'long', path: '/gallery?mode=list' },
  { name: 'long-team', who: 'long', path: (idOf) => `/teams/${idOf('team')}`, isWhole: true },
  {
    name: 'long-in-team',
    who: 'long',
    path: (idOf) => `/gallery?team_id=${idOf('team')}`,
    after: (page) => page.evaluate(() => localStorage.removeItem('current_team_id')),
  },
  { name: 'long-viewer', who: 'long', path: (idOf) => `/gallery?view=${idOf('shot')}` },
  { name: 'long-viewer-word', who: 'long', path: (idOf) => `/gallery?view=${idOf('word')}` },
];
