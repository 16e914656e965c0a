// The people of the pictures: two vaults, and people at each stage of a subscription.
import { gatherCrew, strand } from './crew.mjs';
import { drawAll, variant } from './drawings.mjs';
import { giveUpJobs } from './house-scenes.mjs';
import { gatherLong } from './long-words.mjs';
import { fill, personOf, put, skipReading } from './vault.mjs';

const CARD = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
  name: 'Maya Lindqvist',
};
/** Pays the first time and fails at every renewal. */
const FAILS_LATER = '4000 0000 0000 0341';
const PLAN = { bronze: 2, silver: 3 };
const PATIENCE_MS = 30_000;
/** Three more than stay open on Free. */
const BEYOND_FREE = 103;
const AT_ONCE = 4;

async function buy(person, planId, number = CARD.number) {
  const { checkout_url: address } = await person.call(
    'POST',
    '/subscription/create-checkout-session',
    { plan_id: planId },
  );
  await post(address, { ...CARD, number });
  await untilOn(person, ({ subscription }) => subscription?.plan.id === planId);
  return new URL(address).origin;
}

const post = (address, fields) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

async function untilOn(person, isThere) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (isThere(await person.call('GET', '/subscription/status?refresh=true'))) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error(`The plan of ${person.email} did not change in time.`);
}

async function uploadMany(person, { dataDir }, count) {
  const left = Array.from({ length: count }, (_, n) => n);
  const next = async () => {
    for (let n = left.shift(); n !== undefined; n = left.shift())
      await put(person, await variant(n), `Screenshot ${n + 1}.png`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  await skipReading(dataDir);
}

const makers = {
  full: async (person, product) => ({ idOf: await fill(product, person) }),
  empty: () => undefined,
  near: (person, product) => uploadMany(person, product, 22),
  over: (person, product) => uploadMany(person, product, 25),
  payer: async (person) => {
    await buy(person, PLAN.silver);
    await person.call('POST', '/teams', { name: 'Harbor' });
    const body = { name: 'Invoices', live: true, search: { q: 'invoice' } };
    await person.call('POST', '/collections', body);
  },
  cancelling: async (person) => {
    await buy(person, PLAN.silver);
    await person.call('POST', '/subscription/cancel');
  },
  owing: async (person) => ({ sandbox: await buy(person, PLAN.bronze, FAILS_LATER) }),
  captain: (person, product) => gatherCrew(product, person),
  stranded: (person, product) => strand(product, person),
  long: (person, product) => gatherLong(product, person),
  operator: (_person, product) => giveUpJobs(product).then(() => ({})),
  locked: async (person, product) => {
    const sandbox = await buy(person, PLAN.bronze);
    await uploadMany(person, product, BEYOND_FREE);
    await person.call('POST', '/subscription/cancel');
    return { sandbox };
  },
};

const NAMES = {
  full: 'maya',
  empty: 'noor',
  near: 'ines',
  over: 'omar',
  payer: 'petra',
  cancelling: 'carl',
  owing: 'olga',
  locked: 'lars',
  captain: 'tove',
  stranded: 'stina',
  long: 'maximiliane.konstantinopoulou-fischer.von.und.zu',
  operator: 'opal',
};
/** The operator that the installation's configuration names. */
export const OPERATOR = `${NAMES.operator}@example.com`;

/** A month later than the others, for all at once, because they share one clock. */
const LATER = {
  owing: ({ subscription }) => subscription?.status === 'past_due',
  locked: ({ subscription, locked_screenshots: count }) => subscription === null && count > 0,
};
export const isLater = (who) => who in LATER;

/** Created together with another person. */
const MADE_WITH = { sailor: 'captain' };

/** Signs these people in and prepares their data, except for steps that take a month. */
export async function gather(product, names) {
  await drawAll();
  const cast = {};
  const made = names.map((name) => MADE_WITH[name] ?? name).filter((name) => name in makers);
  for (const who of new Set(made)) {
    const person = await personOf(product.url, `${NAMES[who]}@example.com`);
    const { crew, ...more } = (await makers[who](person, product)) ?? {};
    Object.assign(cast, crew, { [who]: { ...person, ...more } });
  }
  return cast;
}

/** Advances the time by a month at the provider and here, and waits for the effects. */
export async function passMonth(cast) {
  const concerned = Object.keys(LATER).filter((who) => cast[who]);
  if (concerned.length === 0) return;
  await post(`${cast[concerned[0]].sandbox}/sandbox/payments/clock`, { step: 'month' });
  for (const who of concerned) await untilOn(cast[who], LATER[who]);
}
