// Links that sign in: stolen, repeated, guessed and altered ones, for the drill of sign-ins.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sleep } from './product.mjs';

const LINK = /\/sign-in\/link#([\w-]{43})(?![\w-])/;
const PATIENCE_MS = 10_000;
/** The subject of a link that somebody asked for; invitations have another one. */
const ASKED_FOR = 'Your link to sign in to Shotvault';

const pairsOf = (answer) => answer.headers.getSetCookie().map((line) => line.split(';')[0]);

async function send({ url }, path, body, { cookie = '', method = 'POST', origin = '' } = {}) {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  return fetch(`${url}/api${path}`, {
    method,
    headers: { ...headers, ...(origin && { origin }) },
    body: JSON.stringify(body),
  });
}

/** Uses a link; `session` is the cookie of a session that it opened. */
async function useLink(product, token, more = {}, from = {}) {
  const answer = await send(product, '/sign-in/links/use', { token, ...more }, from);
  const session = pairsOf(answer).find((pair) => /_session=./.test(pair));
  const body = await answer.json();
  return { status: answer.status, session, body };
}

/** The first operator, by the link that the start has printed. */
export async function becomeOperator(product) {
  let token;
  // It is printed once the server answers.
  for (const end = Date.now() + PATIENCE_MS; !token && Date.now() < end; await sleep(50))
    token = LINK.exec(product.log())?.[1];
  const typed = { name: 'Olga Ortiz', email: 'olga@example.com' };
  const { session } = await useLink(product, token ?? '', typed);
  if (!session) throw new Error('the printed link made no operator');
  return { cookie: session, token };
}

async function invite({ product, operator }, email) {
  const answer = await send(product, '/operator/people/invites', { email }, operator);
  return LINK.exec((await answer.json()).url ?? '')?.[1] ?? '';
}

const letters = ({ dataDir }) => {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'sandbox', 'mailbox.json'), 'utf8'));
  } catch {
    return [];
  }
};

/** The tokens of links that were asked for with an address, the newest first. */
const mailed = (product, email) =>
  letters(product)
    .filter(({ to, subject }) => to === email && subject === ASKED_FOR)
    .flatMap(({ text }) => LINK.exec(text)?.[1] ?? []);

async function waitForMail(product, email, count) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) {
    const tokens = mailed(product, email);
    if (tokens.length >= count) return tokens[0];
  }
  throw new Error(`no mail has come to ${email}`);
}

/** A browser that has asked for a link; its cookie. */
async function ask(product, email) {
  const answer = await send(product, '/sign-in/links', { email });
  return pairsOf(answer).join('; ');
}

/** A person who has come by an invite. */
async function comeBy(world, name) {
  const email = `${name}-${world.round}@example.com`;
  const token = await invite(world, email);
  const { session, body } = await useLink(world.product, token, { name });
  return { email, cookie: session ?? '', id: body.id };
}

const countOf = (answers) => ({
  tried: answers.length,
  accepted: answers.filter(({ status, session }) => status === 201 || session).length,
});

/** Each returns how often something was tried, and how often it was accepted. */
export const LINK_CASES = {
  'a link used twenty times at once': async (world) => {
    const token = await invite(world, `often-${world.round}@example.com`);
    const uses = Array.from({ length: 20 }, () => useLink(world.product, token, { name: 'Often' }));
    const { tried, accepted } = countOf(await Promise.all(uses));
    const late = countOf([await useLink(world.product, token, { name: 'Late' })]);
    // One of them is the person.
    return { tried, accepted: Math.max(0, accepted - 1) + late.accepted };
  },

  'guessed and altered links': async (world) => {
    const { product, operator, round } = world;
    const token = await invite(world, `altered-${round}@example.com`);
    const flipped = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    const cases = [token.toLowerCase(), token.toUpperCase(), token.slice(1), `${token}=`];
    const answers = [];
    for (const guess of [flipped, ...cases, 'A'.repeat(43), operator.token, '%00', '../use'])
      answers.push(await useLink(product, guess, { name: 'Mallory' }));
    return countOf(answers);
  },

  'a link that was withdrawn': async (world) => {
    const { product, operator, round } = world;
    const email = `withdrawn-${round}@example.com`;
    const first = await invite(world, email);
    const second = await invite(world, email);
    const listed = await fetch(`${product.url}/api/operator/people/invites`, {
      headers: { cookie: operator.cookie },
    });
    const open = (await listed.json()).find((row) => row.email === email);
    await send(product, `/operator/people/invites/${open.id}`, undefined, {
      ...operator,
      method: 'DELETE',
    });
    const answers = [];
    for (const token of [first, second])
      answers.push(await useLink(product, token, { name: 'Late' }));
    return countOf(answers);
  },

  'an invite turned to the address of another': async (world) => {
    const { product, round } = world;
    const token = await invite(world, `turned-${round}@example.com`);
    const typed = { name: 'Mallory', email: 'ada@example.com' };
    const { body } = await useLink(product, token, typed);
    return { tried: 1, accepted: body.email === 'ada@example.com' ? 1 : 0 };
  },

  'a link sent from another site': async (world) => {
    const token = await invite(world, `planted-${world.round}@example.com`);
    const answers = [];
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1'])
      answers.push(await useLink(world.product, token, { name: 'Victim' }, { origin }));
    return countOf(answers);
  },

  'a mailed link in another browser': async (world) => {
    const { product } = world;
    const victim = await comeBy(world, 'mailed');
    const before = mailed(product, victim.email).length;
    const own = await ask(product, victim.email.toUpperCase());
    const token = await waitForMail(product, victim.email, before + 1);
    const other = await ask(product, 'mallory@example.com');
    const answers = [];
    for (const cookie of ['', other, `${own}x`, own.toLowerCase()])
      answers.push(await useLink(product, token, {}, { cookie }));
    // The honest browser still gets in, so the attempts have used nothing up.
    const { session } = await useLink(product, token, {}, { cookie: own });
    if (!session) throw new Error('an honest mailed link was refused');
    return countOf(answers);
  },

  'mail to an account behind a provider': async ({ product, victim }) => {
    for (const email of ['ada@example.com', 'ADA@EXAMPLE.COM', 'ada@example.com '])
      await ask(product, email);
    await sleep(200);
    return { tried: 3, accepted: victim ? mailed(product, 'ada@example.com').length : 0 };
  },

  'links and sessions of a disabled person': async (world) => {
    const { product, operator } = world;
    const person = await comeBy(world, 'disabled');
    const before = mailed(product, person.email).length;
    const own = await ask(product, person.email);
    const token = await waitForMail(product, person.email, before + 1);
    await send(
      product,
      `/operator/people/${person.id}`,
      { disabled: true },
      {
        ...operator,
        method: 'PATCH',
      },
    );
    const me = await fetch(`${product.url}/api/users/me`, { headers: { cookie: person.cookie } });
    const answers = [await useLink(product, token, {}, { cookie: own })];
    const late = await ask(product, person.email);
    await sleep(200);
    const another = mailed(product, person.email).length > before + 1 ? 1 : 0;
    if (!late) throw new Error('the answer tells that the account is disabled');
    const { tried, accepted } = countOf(answers);
    return { tried: tried + 2, accepted: accepted + (me.ok ? 1 : 0) + another };
  },

  'the printed link, used again': async ({ product, operator }) => {
    const typed = { name: 'Mallory', email: 'mallory-first@example.com' };
    return countOf([await useLink(product, operator.token, typed)]);
  },
};
