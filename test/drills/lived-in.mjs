// An installation that has been used for a while: it has at least one of everything that the product stores.
import { createHash } from 'node:crypto';
import { givePlan } from '../support/give-plan.mjs';
import { signIn, sleep, uniqueImage, upload } from './product.mjs';

const WORDS = ['Invoice 6050', 'Meeting on 21 November 2026', 'Train to Lyon', 'Carrot soup'];
export const OWNER = 'ada@example.com';
export const GUEST = 'grace@example.com';

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

async function json(ask, path, method, body) {
  const init = body
    ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : {};
  const answer = await ask(path, { method, ...init });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** Returns the owner's fetch, her screenshots with the hashes of their files, and her team. */
export async function liveIn(product, images) {
  const ask = await signIn(product, OWNER);
  await givePlan(product, OWNER, 'Gold');
  const hashes = new Map();
  const keep = async (image, teamId = '') => {
    const { screenshot_id: id } = await (await upload(ask, image, 'a shot.png', teamId)).json();
    hashes.set(id, sha256(image));
    return id;
  };
  const ids = [];
  for (let n = 0; n < images; n += 1) {
    ids.push(await keep(await uniqueImage(WORDS[n % WORDS.length])));
  }
  const [first, second, third] = ids;
  await json(ask, `/api/screenshots/${first}`, 'PATCH', {
    ai_generated_title: 'Rent',
    is_favorite: true,
  });
  await json(ask, `/api/screenshots/${second}/tags`, 'PUT', { tags: ['home', 'münchen'] });
  const dates = { extracted_date: '2026-11-20' };
  await json(ask, `/api/screenshots/${second}/dates`, 'POST', dates);
  const { collection_id } = await json(ask, '/api/collections', 'POST', { name: 'House' });
  for (const id of [first, second]) {
    await json(ask, `/api/collections/${collection_id}/screenshots/${id}`, 'POST');
  }
  await json(ask, `/api/screenshots/${third}`, 'DELETE');
  await json(ask, '/api/keys', 'POST', { name: 'A key', scopes: ['read'] });
  const team = await json(ask, '/api/teams', 'POST', { name: 'Harbor', description: 'Ships' });
  await json(ask, `/api/teams/${team.id}/invite`, 'POST', { email: GUEST, role: 'member' });
  const shared = await keep(await uniqueImage('Harbor'), team.id);
  await json(ask, `/api/screenshots/${shared}/comments`, 'POST', { text: 'The berth is ours.' });
  await untilRead(ask);
  return { ask, hashes, teamId: team.id };
}

async function untilRead(ask) {
  for (let n = 0; n < 600; n += 1) {
    const rows = await (await ask('/api/screenshots/unprocessed')).json();
    if (rows.length === 0) return;
    await sleep(200);
  }
  throw new Error('the screenshots are not read');
}

/** All data that a signed-in person sees, by address. */
export async function answersOf(ask, teamId) {
  const [year, month] = new Date().toISOString().split('-');
  const paths = [
    '/api/users/me',
    '/api/screenshots',
    `/api/screenshots?team_id=${teamId}`,
    '/api/screenshots?q=invoice',
    '/api/screenshots?q=6050',
    '/api/screenshots?tags=home',
    '/api/trash',
    '/api/tags',
    '/api/collections',
    `/api/calendar?year=${year}&month=${month}`,
    '/api/dashboard',
    '/api/analytics',
    '/api/subscription/status',
    '/api/teams',
    `/api/teams/${teamId}/invites`,
    `/api/teams/${teamId}/activity`,
    '/api/keys',
  ];
  const answers = {};
  for (const path of paths) {
    const answer = await ask(path);
    answers[path] = `${answer.status} ${await answer.text()}`;
  }
  return answers;
}
