import { MAX_KEYS } from '../../server/contract/limits';
import type { TestApp } from '../support/app';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;

useApp(
  async (started) => {
    app = started;
    ada = await app.person(`ada-${app.clock.now().getTime()}-${people++}@example.com`);
  },
  { settings: { RATE_LIMIT_PAIRINGS: '20' } },
);

/** Guesses are counted by person, and the count persists over tests. */
let people = 0;

it('signs a command line in, on every plan', async () => {
  const pairing = await app.keys.startPairing('ada’s laptop');
  expect(pairing.code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);
  // The code must be typed: a link cannot contain it.
  expect(pairing.verification_url).toBe('http://shotvault.test/cli/authorize');
  const ask = () => app.keys.poll(pairing, pairing.device_secret);
  expect(await ask()).toEqual({ state: 'pending', granted: null });
  const shown = await ada.call('keys.pairingRequest', { params: { id: pairing.code } });
  expect(shown).toMatchObject({
    device_name: 'ada’s laptop',
    address: '127.0.0.1',
    created_at: app.clock.now().toISOString(),
    state: 'pending',
  });
  const typed = pairing.code.toLowerCase().replace('-', ' ');
  await ada.call('keys.approvePairing', { params: { id: typed } });

  const { granted } = await ask();
  expect(granted?.key).toMatchObject({ kind: 'cli', name: 'ada’s laptop' });
  const program = app.keys.program(granted?.token ?? '');
  expect((await program.call('auth.me', {})).email).toMatch(/^ada/);
  expect(await ask()).toEqual({ state: 'used', granted: null });
  expect(await ada.call('keys.list', {})).toHaveLength(1);
});

it('hands the token out once, however many ask at the same moment', async () => {
  const pairing = await app.keys.startPairing();
  await ada.call('keys.approvePairing', { params: { id: pairing.code } });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => app.keys.poll(pairing, pairing.device_secret)),
  );
  expect(answers.filter(({ granted }) => granted)).toHaveLength(1);
  expect(await ada.call('keys.list', {})).toHaveLength(1);
});

it('ends a token that was not used for 90 days, after any use', async () => {
  const email = `old-${(people += 1)}@example.com`;
  const { token, key } = await app.keys.pair(await app.person(email), 'old laptop');
  const program = app.keys.program(token);
  app.clock.advance({ days: 89 });
  expect((await program.send('auth.me')).status).toBe(200);
  app.clock.advance({ days: 89 });
  expect((await program.send('auth.me')).status).toBe(200);
  app.clock.advance({ days: 90 });
  for (const name of ['auth.me', 'screenshots.list'] as const) {
    const refused = await program.send(name);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({
      code: 'token_refused',
      error:
        'This command line was not used for 90 days, so it is signed out. Run shotvault login again.',
    });
  }
  const again = await app.person(email);
  expect((await again.call('keys.list', {})).map(({ id }) => id)).not.toContain(key.id);
});

it('ends one that was never used, too, and no API key', async () => {
  const email = `gold-${(people += 1)}@example.com`;
  const gold = await app.person(email);
  await app.billing.givePlan(email, 'Gold');
  const never = await app.keys.pair(gold);
  const body = { name: 'once a year', scopes: ['read' as const] };
  const key = await gold.call('keys.create', { body });
  app.clock.advance({ days: 90 });
  expect((await app.keys.program(never.token).send('auth.me')).status).toBe(401);
  expect((await app.keys.program(key.token).send('auth.me')).status).toBe(200);
  const again = await app.person(email);
  expect((await again.call('keys.list', {})).map(({ id }) => id)).toEqual([key.key.id]);
});

it('allows a new command line when others have ended', async () => {
  await app.database.query(
    `insert into access_tokens (id, user_id, kind, name, can_write, token_hash, created_at)
       select gen_random_uuid(), id, 'cli', 'old', true, decode(md5(n::text), 'hex'), $1::timestamptz - interval '91 days'
       from users, generate_series(1, ${MAX_KEYS}) n`,
    [app.clock.now()],
  );
  await app.keys.pair(ada, 'new');
  expect((await ada.call('keys.list', {})).map(({ name }) => name)).toEqual(['new']);
});

it('lets it revoke its own token', async () => {
  const { key, token } = await app.keys.pair(ada);
  const program = app.keys.program(token);
  await program.call('keys.remove', { params: { id: key.id } });
  expect((await program.send('auth.me')).status).toBe(401);
});

it('gives no token to a foreign device', async () => {
  const pairing = await app.keys.startPairing();
  const other = await app.keys.startPairing();
  await ada.call('keys.approvePairing', { params: { id: pairing.code } });
  for (const secret of ['', 'invented', other.device_secret]) {
    await expect(app.keys.poll(pairing, secret)).rejects.toMatchObject({ status: 404 });
  }
  expect((await app.keys.poll(pairing, pairing.device_secret)).granted).not.toBeNull();
});

it('ends after ten minutes, before and after the answer', async () => {
  const [late, fetchedLate] = [await app.keys.startPairing(), await app.keys.startPairing()];
  await ada.call('keys.approvePairing', { params: { id: fetchedLate.code } });
  app.clock.advance({ minutes: 10 });
  for (const pairing of [late, fetchedLate]) {
    expect(await app.keys.poll(pairing, pairing.device_secret)).toEqual({
      state: 'expired',
      granted: null,
    });
  }
  const answer = await ada.send('keys.approvePairing', { params: { id: late.code } });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'pairing_over' });
});

it('is answered once', async () => {
  const pairing = await app.keys.startPairing();
  const params = { id: pairing.code };
  await ada.call('keys.denyPairing', { params });
  expect(await app.keys.poll(pairing, pairing.device_secret)).toEqual({
    state: 'denied',
    granted: null,
  });
  expect((await ada.send('keys.approvePairing', { params })).status).toBe(409);
  const eve = await app.person(`eve-${people}@example.com`);
  expect((await eve.send('keys.approvePairing', { params })).status).toBe(404);
  expect((await eve.send('keys.pairingRequest', { params })).status).toBe(404);
});

it('is not answered by a visitor, nor from another site', async () => {
  const { code } = await app.keys.startPairing();
  expect((await app.visitor().send('keys.approvePairing', { params: { id: code } })).status).toBe(
    401,
  );
  const foreign = await ada.fetch(`/api/cli/pairings/${code}/approve`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
});

it('blocks guessing of codes', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 22; guess += 1) {
    const params = { id: 'BBBB-BBBB' };
    statuses.push((await ada.send('keys.pairingRequest', { params })).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
  expect(statuses.at(-1)).toBe(429);
});

it('keeps neither secret nor token as they are', async () => {
  const pairing = await app.keys.startPairing();
  await ada.call('keys.approvePairing', { params: { id: pairing.code } });
  const { granted } = await app.keys.poll(pairing, pairing.device_secret);
  expect(await app.database.traces(pairing.device_secret)).toEqual([]);
  expect(await app.database.traces(granted?.token ?? 'none')).toEqual([]);
});

it.each([{}, { device_name: '' }, { device_name: 'x'.repeat(101) }])(
  'refuses %j as the name of a device',
  async (body) => {
    expect((await app.visitor().send('keys.createPairing', { body })).status).toBe(422);
  },
);
