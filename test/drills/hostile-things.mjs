// Somebody new with one thing of every kind, so that requests full of edge values also reach what is there.
import { givePlan } from '../support/give-plan.mjs';
import { signIn, uniqueImage, upload } from './product.mjs';

const DAY = '2026-11-20';

/**
 * A person on the largest plan; their session, and the ids of their things by kind.
 * @param {{ url: string }} product
 * @param {string} email
 */
export async function newcomer(product, email) {
  const ask = await signIn(product, email);
  await givePlan(product, email, 'Platinum');
  const make = async (path, body, method = 'POST') => {
    const headers = { 'content-type': 'application/json' };
    return made(path, await ask(path, { method, headers, body: JSON.stringify(body) }));
  };
  const team = (await make('/api/teams', { name: 'team' })).id;
  const stored = async (teamId = '') =>
    (await made('an upload', await upload(ask, await uniqueImage(), 'a.png', teamId)))
      .screenshot_id;
  const [own, shared] = [await stored(), await stored(team)];
  await make(`/api/screenshots/${own}/tags`, { tags: ['invoice'] }, 'PUT');
  const { extracted_dates: dates } = await make(`/api/screenshots/${own}/dates`, {
    extracted_date: DAY,
  });
  const collection = (await make('/api/collections', { name: 'a' })).collection_id;
  await make(`/api/collections/${collection}/screenshots/${own}`, {});
  const link = await make('/api/shares', { screenshot_ids: [own], redact: false });
  const things = {
    teams: [team],
    screenshots: [own, shared],
    dates: dates.map(({ id }) => id),
    comments: [(await make(`/api/screenshots/${shared}/comments`, { text: 'a' })).id],
    collections: [collection],
    tags: ['invoice'],
    shares: [link.id],
    s: [link.url.split('/').at(-1)],
    keys: [(await make('/api/keys', { name: 'a', scopes: ['read'] })).key.id],
    invites: [
      (await make(`/api/teams/${team}/invite`, { email: 'bob@example.com', role: 'member' })).id,
    ],
  };
  return { ask, things };
}

/** The answer to a request that is right. */
async function made(what, answer) {
  if (!answer.ok) throw new Error(`${what} was answered ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? {} : await answer.json();
}
