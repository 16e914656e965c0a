import type { LoggerService } from '@nestjs/common';
import { MAX_KEYS } from '../../server/contract/limits';
import type { RouteName } from '../../server/contract/routes';
import type { TestApp } from '../support/app';
import { openEvents } from '../support/events';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;

useApp(async (started) => {
  app = started;
  ada = await app.person('ada@example.com');
});

const withToken = (token: string) => app.keys.program(token);

async function makeKey(scopes: ('read' | 'write')[] = ['read', 'write'], name = 'backup script') {
  await app.billing.givePlan('ada@example.com', 'Gold');
  return ada.call('keys.create', { body: { name, scopes } });
}

it.each(['an API key', 'a command line'])(
  '%s that is revoked hears of nothing more',
  async (kind) => {
    const { token } = kind === 'an API key' ? await makeKey() : await app.keys.pair(ada);
    const [lost, kept] = [await openEvents(withToken(token)), await openEvents(ada)];
    const [key] = await ada.call('keys.list', {});
    await ada.call('keys.remove', { params: { id: key?.id ?? '' } });
    await lost.endedAtOnce();
    const shot = await ada.store(await uniqueImage());
    await kept.until((event) => event.id === shot);
    kept.close();
  },
);

describe('an API key', () => {
  it('needs Gold to be made', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    const body = { name: 'script', scopes: ['read'] };
    const answer = await ada.send('keys.create', { body });
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({ code: 'plan_required', details: { plan: 'Gold' } });
  });

  it('is made soon after a sign-in, and by a new one later', async () => {
    await app.billing.givePlan('ada@example.com', 'Gold');
    const body = { name: 'script', scopes: ['read'] };
    app.clock.advance({ ms: 24 * 60 * 60 * 1000 });
    const answer = await ada.send('keys.create', { body });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'fresh_sign_in_needed' });
    // The session goes on for everything else.
    expect(await ada.call('keys.list', {})).toEqual([]);
    const again = await app.person('ada@example.com');
    expect((await again.send('keys.create', { body })).status).toBe(201);
  });

  it('acts as its person, and says when it was last used, to the minute', async () => {
    const { key, token } = await makeKey();
    expect(key).toMatchObject({ kind: 'key', scopes: ['read', 'write'], last_used_at: null });
    const program = withToken(token);
    expect((await program.call('auth.me', {})).email).toBe('ada@example.com');
    const first = (await ada.call('keys.list', {}))[0]?.last_used_at;
    expect(first).toBe(app.clock.now().toISOString());
    app.clock.advance({ ms: 30_000 });
    await program.call('auth.me', {});
    expect((await ada.call('keys.list', {}))[0]?.last_used_at).toBe(first);
    app.clock.advance({ ms: 31_000 });
    await program.call('auth.me', {});
    expect((await ada.call('keys.list', {}))[0]?.last_used_at).not.toBe(first);
  });

  it('is refused beyond the limit, also to many requests at once, and to a command line', async () => {
    await app.billing.givePlan('ada@example.com', 'Gold');
    const body = { name: 'script', scopes: ['read'] };
    const answers = await Promise.all(
      Array.from({ length: MAX_KEYS + 5 }, () => ada.send('keys.create', { body })),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(5);
    expect(await refused[0]?.json()).toMatchObject({
      code: 'too_many_keys',
      details: { limit: MAX_KEYS },
    });
    const keys = await ada.call('keys.list', {});
    expect(keys).toHaveLength(MAX_KEYS);
    await expect(app.keys.pair(ada)).rejects.toThrow('Revoke one in Settings first.');
    await ada.call('keys.remove', { params: { id: keys[0]?.id ?? '' } });
    expect((await app.keys.pair(ada)).key.kind).toBe('cli');
  });

  it('is shown once, and stored as a hash only', async () => {
    const { token } = await makeKey();
    expect(await (await ada.send('keys.list')).text()).not.toContain(token);
    expect(await app.database.traces(token)).toEqual([]);
  });

  it('sleeps while its owner is below Gold, and wakes with the plan', async () => {
    const { token } = await makeKey();
    await app.billing.givePlan('ada@example.com', 'Silver');
    const refused = await withToken(token).send('auth.me');
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({ code: 'plan_required' });
    await app.billing.givePlan('ada@example.com', 'Gold');
    expect((await withToken(token).send('auth.me')).status).toBe(200);
  });

  it('is refused at once when it is revoked, and when the account is closed', async () => {
    const { key, token } = await makeKey();
    await ada.call('keys.remove', { params: { id: key.id } });
    const refused = await withToken(token).send('auth.me');
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 'token_refused' });
    const other = await makeKey();
    await ada.call('operations.deleteAccount', {});
    expect((await withToken(other.token).send('auth.me')).status).toBe(401);
  });

  it('with read rights only changes nothing', async () => {
    const id = await ada.store(await uniqueImage());
    const reader = withToken((await makeKey(['read'])).token);
    expect(await reader.call('screenshots.list', {})).toHaveLength(1);
    const answer = await reader.send('screenshots.remove', { params: { id } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'scope_too_small' });
    expect((await reader.upload(await uniqueImage())).status).toBe(403);
    const check = { body: { hashes: ['0'.repeat(64)] } };
    expect((await reader.send('screenshots.check', check)).status).toBe(200);
    expect((await reader.send('export.selection', { body: { ids: [id] } })).status).toBe(200);
  });

  it('that writes reads too', async () => {
    const writer = withToken((await makeKey(['write'])).token);
    const id = await writer.store(await uniqueImage());
    expect((await writer.call('screenshots.get', { params: { id } })).id).toBe(id);
  });
});

describe('no token', () => {
  const FORBIDDEN: [RouteName, object | undefined][] = [
    ['keys.list', undefined],
    ['keys.create', { name: 'another', scopes: ['read'] }],
    ['keys.pairingRequest', undefined],
    ['keys.approvePairing', undefined],
    ['keys.denyPairing', undefined],
    ['billing.checkout', { plan_id: 5 }],
    ['billing.portal', undefined],
    ['billing.cancel', undefined],
    ['billing.resume', undefined],
    ['billing.change', { plan_id: 5, when: 'now' }],
    ['operations.deleteAccount', undefined],
  ];

  it.each(FORBIDDEN)('may %s', async (name, body) => {
    const tokens = [(await makeKey()).token, (await app.keys.pair(ada)).token];
    for (const token of tokens) {
      const answer = await withToken(token).send(name, { params: { id: 'BCDF-GHJK' }, body });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'session_needed' });
    }
  });

  it('revokes another one', async () => {
    const { key } = await makeKey();
    const program = withToken((await app.keys.pair(ada)).token);
    expect((await program.send('keys.remove', { params: { id: key.id } })).status).toBe(403);
    expect(await ada.call('keys.list', {})).toHaveLength(2);
  });

  it('takes a right from a cookie beside it', async () => {
    const { key, token } = await makeKey();
    await ada.call('keys.remove', { params: { id: key.id } });
    const both = withToken(token);
    both.cookie = ada.cookie;
    expect((await both.send('auth.me')).status).toBe(401);
    const reader = withToken((await makeKey(['read'])).token);
    reader.cookie = ada.cookie;
    expect((await reader.send('collections.create', { body: { name: 'x' } })).status).toBe(403);
    expect((await reader.send('keys.list')).status).toBe(403);
  });

  it('acts for no other person', async () => {
    const eve = await app.person('eve@example.com');
    const { key } = await makeKey();
    expect((await eve.send('keys.remove', { params: { id: key.id } })).status).toBe(404);
    expect(await eve.call('keys.list', {})).toEqual([]);
  });
});

it('requires no origin from a program, but one from a browser on an open route', async () => {
  const program = withToken((await app.keys.pair(ada)).token);
  program.cookie = ada.cookie;
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' };
  const made = await program.fetch('/api/collections', {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'From a program' }),
  });
  expect(made.status).toBe(201);
  expect((await program.fetch('/api/logout', { method: 'POST', headers })).status).toBe(403);
});

describe('a token that is shown', () => {
  it.each(['shv_cli_invented', 'x'.repeat(4000), "' or 1=1 --"])(
    'and unknown: %j',
    async (token) => {
      const answer = await withToken(token).send('auth.me');
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain(token);
    },
  );

  it('appears in no line of the log, after any failure', async () => {
    const written: string[] = [];
    const keep = (...parts: unknown[]) => {
      written.push(parts.map((part) => (part instanceof Error ? `${part.stack}` : '')).join());
      written.push(JSON.stringify(parts, (_, value: unknown) => unfolded(value)));
    };
    const logger: LoggerService = {
      log: keep,
      error: keep,
      warn: keep,
      debug: keep,
      verbose: keep,
    };
    app.nest.useLogger(logger);
    const { token } = await app.keys.pair(ada);
    const program = withToken(token);
    const run = (sql: string) => app.database.query(sql);
    await run('alter table access_tokens rename to hidden_tokens');
    expect((await program.send('auth.me')).status).toBe(500);
    await run('alter table hidden_tokens rename to access_tokens');
    await program.send('screenshots.get', { params: { id: token } });
    await withToken(`${token}x`).send('auth.me');
    app.nest.useLogger(false);
    expect(written.join('\n')).toContain('unexpected failure');
    expect(written.join('\n')).not.toContain(token);
  });
});

/** An error with all its properties, as a log would print it. */
function unfolded(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  return { ...value, message: value.message, cause: value.cause };
}
