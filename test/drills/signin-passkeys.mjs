// Passkeys and recovery codes: planted, repeated, copied and guessed ones, for the drill of sign-ins.
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { signIn as signInByProvider } from './product.mjs';

const { Authenticator } = requireTypeScript('test/support/authenticator.ts');

const pairsOf = (answer) => answer.headers.getSetCookie().map((line) => line.split(';')[0]);

const send = ({ url }, path, body, { cookie = '', origin = '' } = {}) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(cookie && { cookie }),
      ...(origin && { origin }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

async function outcomeOf(answer) {
  const session = pairsOf(answer).find((pair) => /_session=./.test(pair));
  return { status: answer.status, session };
}

/** A question of the server and the cookie that belongs to it. */
async function ask(product, path, cookie = '') {
  const answer = await send(product, path, undefined, { cookie });
  return { question: await answer.json(), cookie: pairsOf(answer).join('; ') };
}

const askSignIn = (product) => ask(product, '/sign-in/passkey/options');

async function register(product, person, device, tricks = {}) {
  const asked = await ask(product, '/users/me/passkeys/options', person.cookie);
  const body = { credential: device.create(asked.question, tricks) };
  const cookie = `${person.cookie}; ${asked.cookie}`;
  return outcomeOf(await send(product, '/users/me/passkeys', body, { cookie }));
}

async function signIn(product, device, tricks = {}) {
  const { question, cookie } = await askSignIn(product);
  const body = { credential: device.get(question, tricks) };
  return outcomeOf(await send(product, '/sign-in/passkey', body, { cookie }));
}

let people = 0;

/**
 * A new person with a device that is seen to work; a counter is the number of its uses so far.
 * @param {{ product: any }} world @param {number | null} [counter]
 */
async function honest({ product }, counter = null) {
  people += 1;
  const person = await signInByProvider(product, `passkey-${people}@example.com`);
  const device = new Authenticator(product.url);
  device.counter = counter;
  const added = await register(product, person, device);
  const { session } = await signIn(product, device);
  if (added.status !== 201 || !session) throw new Error('an honest passkey was refused');
  return { person, device };
}

const countOf = (answers) => ({
  tried: answers.length,
  accepted: answers.filter(({ status, session }) => status === 201 || session).length,
});

const FALSE = [
  { origin: 'https://evil.example' },
  { origin: 'http://localhost.evil.example' },
  { rpId: 'evil.example' },
  { challenge: 'A'.repeat(43) },
  { isVerified: false },
  { type: 'webauthn.other' },
];

/** Each returns how often something was tried, and how often it was accepted. */
export const PASSKEY_CASES = {
  'passkeys that prove nothing': async (world) => {
    const { product } = world;
    const { person, device } = await honest(world);
    const answers = [await signIn(product, device.forger())];
    for (const tricks of [...FALSE, { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }])
      answers.push(await signIn(product, device, tricks));
    for (const tricks of FALSE)
      answers.push(await register(product, person, new Authenticator(product.url), tricks));
    return countOf(answers);
  },

  'answers of passkeys, repeated and planted': async (world) => {
    const { product } = world;
    const { device } = await honest(world);
    const { question, cookie } = await askSignIn(product);
    const body = { credential: device.get(question) };
    const post = async (from) => outcomeOf(await send(product, '/sign-in/passkey', body, from));
    const other = await askSignIn(product);
    const planted = countOf([
      await post({}),
      await post({ cookie: other.cookie }),
      await post({ cookie: `${cookie}x` }),
      await post({ cookie, origin: 'https://evil.example' }),
    ]);
    const sends = await Promise.all(Array.from({ length: 20 }, () => post({ cookie })));
    const { tried, accepted } = countOf(sends);
    // One of them is the person.
    return {
      tried: tried - 1 + planted.tried,
      accepted: Math.max(0, accepted - 1) + planted.accepted,
    };
  },

  'a copied passkey': async (world) => {
    const { product } = world;
    const { device } = await honest(world, 5);
    const copy = device.copy();
    await signIn(product, device);
    const answers = [];
    for (const counter of [5, 0, null]) {
      copy.counter = counter;
      answers.push(await signIn(product, copy));
    }
    return countOf(answers);
  },

  'recovery codes, repeated and guessed': async (world) => {
    const { product, operator } = world;
    const make = async () => {
      const answer = await send(product, '/users/me/recovery-codes', undefined, operator);
      return (await answer.json()).codes;
    };
    const use = async (code, from) =>
      outcomeOf(await send(product, '/sign-in/recovery-code', { code }, from));
    const [old] = await make();
    const [code, other] = await make();
    const uses = countOf(await Promise.all(Array.from({ length: 20 }, () => use(code))));
    const answers = [await use(old), await use(code)];
    answers.push(await use(other, { origin: 'https://evil.example' }));
    for (const guess of [other.slice(0, -1), `${other.slice(0, -1)}!`, '0'.repeat(16), '%00'])
      answers.push(await use(guess));
    const { tried, accepted } = countOf(answers);
    return {
      tried: tried + uses.tried - 1,
      accepted: accepted + Math.max(0, uses.accepted - 1),
    };
  },
};
