// Puts strings into everything that has a name, by the REST interface.
import sharp from 'sharp';
import { cut } from './vectors.mjs';

const TAGS = 3;
/** A month in which nothing else happens. */
export const DAY = '2031-05-09';

const image = (n) =>
  sharp({
    create: { width: 64, height: 48, channels: 3, background: { r: n * 5, g: 90, b: 255 - n * 5 } },
  })
    .png()
    .toBuffer();

/** Returns answers, counts refusals, and records failures. */
export function talker(ask, figures, problems) {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const headers = body && !isForm ? { 'content-type': 'application/json' } : {};
    const answer = await ask(`/api${path}`, {
      method,
      headers,
      body: isForm || !body ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status >= 500) problems.push(`${method} ${path} answered ${answer.status}`);
    if (answer.ok) figures.stored += 1;
    else figures.refused += 1;
    return answer.ok && text !== '' ? JSON.parse(text) : null;
  };
}

async function put(say, name, n) {
  const form = new FormData();
  form.append('team_id', '');
  form.append('file', new Blob([await image(n)], { type: 'image/png' }), name);
  return (await say('POST', '/screenshots/upload', form))?.screenshot_id;
}

/** Creates this many screenshots, and the other things that will carry the strings. */
export async function prepare(say, names, count) {
  const shots = [];
  for (let n = 0; n < count; n += 1)
    shots.push(await put(say, `${cut(names[n % names.length], 100)}.png`, n));
  const { collection_id: collection } = await say('POST', '/collections', { name: 'Vectors' });
  const team = await say('POST', '/teams', { name: 'Vectors' });
  const ids = shots.filter(Boolean);
  for (const id of ids.slice(0, 6)) {
    await say('PATCH', `/screenshots/${id}`, { is_favorite: true });
    await say('POST', `/collections/${collection}/screenshots/${id}`);
  }
  await say('DELETE', `/screenshots/${ids[ids.length - 1]}`);
  const left = ids.slice(0, -1);
  const links = await shareAll(say, left, collection);
  return { ids: left, collection, team: team.id, links, at: 0 };
}

/** Links that everybody may open: of all, of one, of the collection, and one that asks for a password. */
async function shareAll(say, ids, collection) {
  const wanted = [
    { screenshot_ids: ids, redact: false, allow_download: true },
    { screenshot_ids: ids.slice(0, 1) },
    { collection_id: collection, redact: false },
    { screenshot_ids: ids.slice(0, 1), redact: false, password: '<img src=x onerror=__trap(4)>' },
  ];
  const links = [];
  for (const body of wanted) {
    const { id, url } = await say('POST', '/shares', body);
    links.push({ id, path: new URL(url).pathname });
  }
  return links;
}

/** Tags have no commas and no control characters; one of them would make the whole list invalid. */
const asTag = (text) => text.replace(/[,\p{Cc}]/gu, ' ').trim() || 'plain';

/** Gives each field the next string; every string is used again in other fields. */
export async function plant(say, things, strings) {
  const next = (length) => cut(strings[things.at++ % strings.length], length);
  for (const id of things.ids) {
    await say('PATCH', `/screenshots/${id}`, { ai_generated_title: next(200) });
    const tags = Array.from({ length: TAGS }, () => asTag(next(50)));
    await say('PUT', `/screenshots/${id}/tags`, { tags });
  }
  const [first] = things.ids;
  await say('POST', `/screenshots/${first}/dates`, {
    extracted_date: DAY,
    context_text: next(300),
  });
  const described = () => ({ name: next(100), description: next(500) });
  await say('PATCH', `/collections/${things.collection}`, { ...described(), color: '#3B82F6' });
  for (const { id } of things.links) await say('PATCH', `/shares/${id}`, { title: next(200) });
  await say('PATCH', `/teams/${things.team}`, described());
  await say('POST', `/teams/${things.team}/invite`, {
    email: `${next(60)}@example.com`,
    role: 'member',
  });
  await say('PATCH', '/users/me', { name: next(100), given_name: next(100) });
  await say('POST', '/keys', { name: next(100), scopes: ['read'] });
}
