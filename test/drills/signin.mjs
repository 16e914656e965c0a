// R12: no hostile answer of a provider and no stolen part of a sign-in opens a session or joins an account.
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { freePort } from '../support/free-port.mjs';
import { signIn, startProduct } from './product.mjs';
import { becomeOperator, LINK_CASES } from './signin-links.mjs';
import { PASSKEY_CASES } from './signin-passkeys.mjs';

const VICTIM = 'ada@example.com';

/** Answers that prove nothing, as the sandbox gives them. */
const { FAULTS } = requireTypeScript('sandbox/oidc/faults.ts');

const CLIENT = { CLIENT_ID: 'shotvault', CLIENT_SECRET: 'sandbox-client-secret' };

/** The variables of a provider that the sandbox plays. */
function providerAt(sandbox, name, settings = {}) {
  const issuer = `${sandbox}/sandbox/oidc/${name.toLowerCase()}`;
  const all = Object.entries({ ISSUER: issuer, ...CLIENT, ...settings });
  return Object.fromEntries(all.map(([key, value]) => [`OIDC_${name}_${key}`, value]));
}

const pairsOf = (answer) => answer.headers.getSetCookie().map((line) => line.split(';')[0]);

/** A browser that has begun a sign-in, or with a session the adding of a way in. */
async function begin({ url }, provider, session = '') {
  const headers = { cookie: session, 'content-type': 'application/json' };
  const answer = session
    ? await fetch(`${url}/api/users/me/ways-in`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ provider }),
      })
    : await fetch(`${url}/api/sign-in/${provider}`);
  if (!answer.ok) return { status: answer.status };
  const { redirectUrl } = await answer.json();
  return { status: answer.status, redirectUrl, cookie: pairsOf(answer).join('; ') };
}

/**
 * Signs in at the provider; the parameters with which the browser comes back.
 * @returns {Promise<Record<string, string | undefined>>}
 */
async function comeBack(redirectUrl, person) {
  const address = new URL(redirectUrl);
  const { email, ...others } = person;
  const fields = { prompt: 'none', login_hint: email, ...others };
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  const answer = await fetch(address, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? 'http://nowhere.test');
  return { provider: back.pathname.split('/').at(-1), ...Object.fromEntries(back.searchParams) };
}

/** The last request of the page; `session` is the cookie of a session that it opened. */
async function post({ url }, body, cookie) {
  const answer = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const session = pairsOf(answer).find((pair) => /_session=./.test(pair));
  return { status: answer.status, session };
}

async function arrive(product, provider, person) {
  const begun = await begin(product, provider);
  if (!begun.redirectUrl) return { status: begun.status };
  return post(product, await comeBack(begun.redirectUrl, person), begun.cookie);
}

async function idOf({ url }, cookie) {
  const answer = await fetch(`${url}/api/users/me`, { headers: { cookie } });
  return answer.ok ? (await answer.json()).id : null;
}

const flip = (sandbox, provider, fields) =>
  fetch(`${sandbox}/sandbox/oidc/${provider}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

/** The cases; each returns how often something was tried, and how often it was accepted. */
const CASES = {
  'hostile answers': async ({ product }) => {
    const answers = [];
    for (const fault of Object.keys(FAULTS))
      answers.push(await arrive(product, 'home', { email: VICTIM, fault }));
    return countOf(answers);
  },

  'a code sent twenty times at once': async ({ product }) => {
    const begun = await begin(product, 'home');
    const body = await comeBack(begun.redirectUrl, { email: VICTIM });
    const sends = Array.from({ length: 20 }, () => post(product, body, begun.cookie));
    const { tried, accepted } = countOf(await Promise.all(sends));
    // One of them is the person.
    return { tried: tried - 1, accepted: Math.max(0, accepted - 1) };
  },

  'the code of one provider at another': async ({ product }) => {
    const home = await begin(product, 'home');
    const work = await begin(product, 'work');
    const body = await comeBack(home.redirectUrl, { email: VICTIM });
    const answers = [];
    for (const provider of ['work', 'google'])
      for (const cookie of [home.cookie, work.cookie])
        answers.push(await post(product, { ...body, provider }, cookie));
    return countOf(answers);
  },

  'a sign-in planted in another browser': async ({ product }) => {
    const attacker = await begin(product, 'home');
    const victim = await begin(product, 'home');
    const body = await comeBack(attacker.redirectUrl, { email: 'mallory@example.com' });
    const { state: _state, ...bare } = body;
    const answers = [];
    for (const sent of [body, bare, { ...body, state: 'guessed' }])
      for (const cookie of ['', victim.cookie, `${victim.cookie}x`])
        answers.push(await post(product, sent, cookie));
    return countOf(answers);
  },

  'a way in planted in another account': async ({ product, victim }) => {
    const mallory = await signIn(product, 'mallory@example.com');
    const before = await waysOf(product, victim.cookie);
    const attack = await begin(product, 'home', mallory.cookie);
    const body = await comeBack(attack.redirectUrl, { email: 'mallory@example.com' });
    const login = attack.cookie;
    await post(product, body, `${victim.cookie}; ${login}`);
    // A way in of the victim, claimed by somebody who is signed in as another.
    await arrive(product, 'work', { email: VICTIM });
    const theft = await begin(product, 'work', mallory.cookie);
    const claimed = await comeBack(theft.redirectUrl, { email: VICTIM });
    const taken = await post(product, claimed, `${mallory.cookie}; ${theft.cookie}`);
    const after = await waysOf(product, victim.cookie);
    const accepted = (after === before ? 0 : 1) + (taken.status === 201 ? 1 : 0);
    return { tried: 2, accepted };
  },

  ...LINK_CASES,
  ...PASSKEY_CASES,

  'an account joined by its address': async ({ product, round }) => {
    const email = `joined-${round}@example.com`;
    const victim = await signIn(product, email);
    const victimId = await idOf(product, victim.cookie);
    // The first ones while the address names one account: there a verified address would join it.
    /** @type {[string, Record<string, string>][]} */
    const tries = [
      ['trusted', { fault: 'unverified_email' }],
      ['trusted', { fault: 'no_email' }],
      ['home', {}],
      ['work', {}],
      ['trusted', {}],
    ];
    let accepted = 0;
    for (const [provider, answer] of tries) {
      const { session } = await arrive(product, provider, { email, ...answer });
      if (session && (await idOf(product, session)) === victimId) accepted += 1;
    }
    return { tried: tries.length, accepted };
  },
};

const countOf = (answers) => ({
  tried: answers.length,
  accepted: answers.filter(({ status, session }) => status === 201 || session).length,
});

async function waysOf({ url }, cookie) {
  const answer = await fetch(`${url}/api/users/me/ways-in`, { headers: { cookie } });
  return (await answer.json()).length;
}

/** Honest sign-ins among the hostile ones: refusing everything would be no achievement. */
async function honest({ product, sandbox }, problems) {
  const expectSession = async (when) => {
    const { status } = await arrive(product, 'home', { email: 'grace@example.com' });
    if (status !== 201) problems.push(`an honest sign-in ${when} answered ${status}`);
  };
  await expectSession('among hostile ones');
  await flip(sandbox, 'home', { keys: 'new' });
  await expectSession('after a change of keys');
  await flip(sandbox, 'home', { state: 'down' });
  const begun = await arrive(product, 'home', { email: 'grace@example.com' });
  await flip(sandbox, 'home', { state: 'up' });
  if (begun.status === 201) problems.push('a provider that is down signed somebody in');
  const health = await fetch(`${product.url}/api/health`);
  if (!health.ok) problems.push('the product is ill after a provider was down');
  await expectSession('after the provider came back');
}

export async function drill(options) {
  const rounds = options.includes('--short') ? 2 : 25;
  const port = await freePort();
  const sandbox = `http://127.0.0.1:${port}`;
  const product = await startProduct({
    env: {
      SANDBOX: '1',
      SANDBOX_PORT: String(port),
      LINK_SIGN_IN: '1',
      RATE_LIMIT_INVITES: '100000',
      ...providerAt(sandbox, 'HOME'),
      ...providerAt(sandbox, 'WORK'),
      ...providerAt(sandbox, 'TRUSTED', { JOIN_BY_EMAIL: '1' }),
    },
  });
  const problems = [];
  const totals = new Map(Object.keys(CASES).map((name) => [name, { tried: 0, accepted: 0 }]));
  try {
    const operator = await becomeOperator(product);
    const victim = await signIn(product, VICTIM);
    for (let round = 0; round < rounds; round += 1) {
      const world = { product, sandbox, victim, round, operator };
      for (const [name, run] of Object.entries(CASES)) {
        const { tried, accepted } = await run(world);
        const total = /** @type {{ tried: number, accepted: number }} */ (totals.get(name));
        total.tried += tried;
        total.accepted += accepted;
      }
      await honest(world, problems);
    }
  } finally {
    await product.stop();
  }
  for (const [name, { tried, accepted }] of totals) {
    console.log(`${name.padEnd(40)} ${String(tried).padStart(6)} tried, ${accepted} accepted`);
    if (accepted > 0) problems.push(`${name}: ${accepted} of ${tried} accepted`);
  }
  if (/"level":50/.test(product.log())) problems.push('the server logged a fault');
  return problems;
}
