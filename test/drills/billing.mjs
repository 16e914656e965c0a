// A payer's plan does not depend on which events arrive, when, how often and in which order.
import pg from 'pg';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { FAILS_LATER, GOOD_CARD, meetProvider } from './provider.mjs';
import { kill, signIn, sleep, startProduct, untilHealthy } from './product.mjs';

const PAYER = 'payer@example.com';
const FLIPS = 200;

const shuffled = (list) =>
  list
    .map((item) => [Math.random(), item])
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

async function statusOf(ask, query = '') {
  const { subscription, is_cancelled, features, locked_screenshots } = await (
    await ask(`/api/subscription/status${query}`)
  ).json();
  return JSON.stringify({ subscription, is_cancelled, features, locked_screenshots });
}

const change = (ask, what, body) =>
  ask(`/api/subscription/${what}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

/** Free, Bronze, Silver, cancelled, resumed, unpaid, paid, Bronze again, ended, and bought again. */
async function liveThrough(provider, ask) {
  await provider.buy(ask, 2, FAILS_LATER);
  await provider.settle();
  await provider.changeCard(ask, GOOD_CARD);
  await change(ask, 'change', { plan_id: 3, when: 'now' });
  await change(ask, 'cancel');
  await change(ask, 'resume');
  await provider.changeCard(ask, FAILS_LATER);
  await provider.wait(32);
  await provider.changeCard(ask, GOOD_CARD);
  await change(ask, 'change', { plan_id: 2, when: 'period_end' });
  await provider.wait(32);
  await change(ask, 'cancel');
  await provider.wait(32);
  await provider.settle();
  await provider.buy(ask, 4);
  await change(ask, 'cancel');
  await provider.settle();
}

/** Each event is lost, sent once or several times; event ids are new in every trial, so none is known already. */
function tellingOf(events, trial) {
  const told = events.flatMap((event) => {
    const times = Math.random() < 0.25 ? 0 : Math.random() < 0.3 ? 3 : 1;
    const again = { ...event, id: `${event.id}_${trial}` };
    return Array.from({ length: times }, () => JSON.stringify(again));
  });
  // At least one arrives: with none there is only the nightly reconciliation.
  return shuffled(told.length > 0 ? told : [JSON.stringify({ ...events[0], id: `evt_${trial}` })]);
}

function deliver(product, body, signature) {
  return fetch(`${product.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
}

async function forget(client) {
  await client.query(
    `delete from subscriptions where user_id in (select id from users where email = $1)`,
    [PAYER],
  );
}

async function playOrders({ product, provider, ask, client, reference }, trials, problems) {
  const { data } = await provider.stripe.events.list({ limit: 100 });
  const customer = (await provider.stripe.customers.list({ email: PAYER })).data[0]?.id;
  const events = data.filter(({ data: about }) => about.object.customer === customer);
  let wrong = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    await forget(client);
    const bodies = tellingOf(events, trial);
    // Four at once, as a provider sends them.
    for (let at = 0; at < bodies.length; at += 4) {
      const batch = bodies.slice(at, at + 4);
      await Promise.all(batch.map((body) => deliver(product, body, provider.sign(body))));
    }
    if ((await statusOf(ask)) !== reference) wrong += 1;
  }
  console.log(
    `orders: ${trials}, of ${events.length} events each, other than the reference: ${wrong}`,
  );
  if (events.length < 12) problems.push(`only ${events.length} events were recorded`);
  if (wrong > 0) problems.push(`${wrong} orders ended elsewhere`);
  return events;
}

async function playForgeries({ product, provider, ask, reference }, [event], problems) {
  const body = JSON.stringify(event);
  const old = Math.floor(Date.now() / 1000) - 3_600;
  const forged = [
    [body, 't=1,v1=00'],
    [body, provider.sign(body, old)],
    [JSON.stringify(event, null, 1), provider.sign(body)],
  ];
  for (let n = 0; n < FLIPS; n += 1) {
    const bytes = Buffer.from(body);
    const bit = Math.floor(Math.random() * bytes.length * 8);
    bytes[bit >> 3] ^= 1 << (bit & 7);
    forged.push([bytes, provider.sign(body)]);
  }
  let taken = 0;
  for (const [bytes, signature] of forged) {
    if ((await deliver(product, bytes, signature)).ok) taken += 1;
  }
  console.log(`forged, stale and flipped: ${forged.length}, taken: ${taken}`);
  if (taken > 0 || (await statusOf(ask)) !== reference) problems.push('a forged event was taken');
}

/** Kills the API after the card was charged and before it received the event. */
async function playKill(product, provider, problems) {
  const ask = await signIn(product, 'killed@example.com');
  await provider.trouble('delay');
  await provider.buy(ask, 3);
  await kill(product, 'api');
  await untilHealthy(product);
  await provider.trouble('off');
  let plan;
  for (let n = 0; n < 300 && plan !== 'Silver'; n += 1) {
    await sleep(100);
    plan = JSON.parse(await statusOf(ask)).subscription?.plan.name;
  }
  console.log(`killed between payment and event, then: ${plan ?? 'Free'}`);
  if (plan !== 'Silver') problems.push('a payer is on Free');
}

export async function drill(options) {
  const trials = options.includes('--short') ? 50 : 1_000;
  const product = await startProduct();
  const problems = [];
  let client;
  try {
    /** @type {typeof import('../../server/infra/database/embedded/start-embedded-postgres.js')} */
    const { findRunningPostgres } = requireTypeScript(
      'server/infra/database/embedded/start-embedded-postgres.ts',
    );
    client = new pg.Client({ connectionString: findRunningPostgres(product.dataDir) ?? undefined });
    await client.connect();
    const ask = await signIn(product, PAYER);
    const provider = await meetProvider(product, ask);
    await liveThrough(provider, ask);
    const reference = await statusOf(ask, '?refresh=true');
    const { plan } = JSON.parse(reference).subscription ?? {};
    if (plan?.name !== 'Gold') problems.push(`the life cycle ended on ${plan?.name ?? 'Free'}`);
    const stage = { product, provider, ask, client, reference };
    const events = await playOrders(stage, trials, problems);
    await playForgeries(stage, events, problems);
    await playKill(product, provider, problems);
  } finally {
    await client?.end();
    await product.stop();
  }
  return problems;
}
