import { Logger } from '@nestjs/common';
import { mintPersonScope } from '../../server/common/person-scope';
import { MAX_PASSKEYS } from '../../server/contract/limits';
import { PasskeySignInService } from '../../server/modules/auth/passkeys/passkey-sign-in.service';
import { StandingService } from '../../server/modules/auth/people/standing.service';
import type { TestApp } from '../support/app';
import { openEvents } from '../support/events';
import { Authenticator, type Tricks } from '../support/authenticator';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const ORIGIN = 'https://vault.example.com';
const REFUSED = [403, 'passkey_refused'];
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

let app: TestApp;
let ada: Client;

useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
  },
  { settings: { PUBLIC_URL: ORIGIN } },
);

async function codeOf(answer: Response): Promise<[number, unknown]> {
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code];
}

const standing = () => app.nest.get(StandingService, { strict: false });

const scopeOf = async (client: Client) =>
  mintPersonScope({ userId: (await client.call('auth.me', {})).id });

async function register(client: Client, device: Authenticator, tricks: Tricks = {}) {
  const question = await client.call('auth.beginPasskey', {});
  const body = { credential: device.create(question, tricks) };
  return client.send('auth.addPasskey', { body });
}

/** A new device with a passkey of the person. */
async function deviceOf(client: Client): Promise<{ device: Authenticator; id: string }> {
  const device = new Authenticator(ORIGIN);
  const answer = await register(client, device);
  expect(answer.status).toBe(201);
  return { device, id: ((await answer.json()) as { id: string }).id };
}

async function signIn(device: Authenticator, tricks: Tricks = {}, client = app.visitor()) {
  const question = await client.call('auth.beginPasskeySignIn', {});
  const body = { credential: device.get(question, tricks) };
  return { client, body, answer: await client.send('auth.usePasskey', { body }) };
}

/** The provider's identity goes, so that passkeys alone are left. */
async function dropIdentity(client: Client): Promise<[number, unknown]> {
  const [way] = await client.call('auth.waysIn', {});
  const answer = await client.send('auth.removeWayIn', { params: { id: way?.id ?? '' } });
  return answer.status === 204 ? [204, undefined] : codeOf(answer);
}

describe('a passkey', () => {
  it('is asked for as one that is found without a name, verifies its person, and is not there yet', async () => {
    const { device } = await deviceOf(ada);
    const question = await ada.call('auth.beginPasskey', {});
    expect(question).toMatchObject({
      rp: { id: 'vault.example.com' },
      user: { name: 'ada@example.com' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [{ id: device.id.toString('base64url'), transports: ['internal'] }],
    });
    const asked = await app.visitor().call('auth.beginPasskeySignIn', {});
    expect(asked).toMatchObject({ rpId: 'vault.example.com', userVerification: 'required' });
  });

  it('is named after the browser or by its person, and signs in', async () => {
    const device = new Authenticator(ORIGIN);
    const question = await ada.call('auth.beginPasskey', {});
    const answer = await ada.fetch('/api/users/me/passkeys', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': CHROME },
      body: JSON.stringify({ credential: device.create(question) }),
    });
    expect(await answer.json()).toMatchObject({
      name: 'Chrome on Linux',
      last_used_at: null,
      is_synced: true,
      is_usable: true,
      may_be_copied: false,
    });
    const second = new Authenticator(ORIGIN);
    const again = await ada.call('auth.beginPasskey', {});
    const body = { credential: second.create(again), name: 'Blue key' };
    await ada.call('auth.addPasskey', { body });
    app.clock.advance({ minutes: 1 });
    const { client, answer: opened } = await signIn(second);
    expect(opened.status).toBe(201);
    expect((await client.call('auth.me', {})).id).toBe((await ada.call('auth.me', {})).id);
    const { passkeys } = await client.call('auth.passkeys', {});
    expect(passkeys.map(({ name, last_used_at: used }) => [name, used !== null])).toEqual([
      ['Chrome on Linux', false],
      ['Blue key', true],
    ]);
    expect(client.cookie).not.toContain('_passkey=');
  });

  it('ends the older session of the browser, and keeps the role that this server gave', async () => {
    await standing().appoint(await scopeOf(ada));
    const { device } = await deviceOf(ada);
    const old = ada.cookie;
    const { answer } = await signIn(device, {}, ada);
    expect(await answer.json()).toMatchObject({ is_operator: true });
    const before = app.visitor();
    before.cookie = old;
    expect((await before.send('auth.me')).status).toBe(401);
    expect((await ada.call('auth.me', {})).is_operator).toBe(true);
  });

  it('is renamed', async () => {
    const { id } = await deviceOf(ada);
    const renamed = await ada.call('auth.renamePasskey', {
      params: { id },
      body: { name: ' Blue key ' },
    });
    expect(renamed.name).toBe('Blue key');
    expect((await ada.call('auth.passkeys', {})).passkeys[0]?.name).toBe('Blue key');
    const empty = await ada.send('auth.renamePasskey', { params: { id }, body: { name: ' ' } });
    expect(await codeOf(empty)).toEqual([422, 'invalid_input']);
  });

  it('is removed with the sessions that it opened, but the one that asks', async () => {
    const { device, id } = await deviceOf(ada);
    const { client: own } = await signIn(device);
    const { client: other } = await signIn(device);
    const line = await openEvents(other);
    expect((await own.send('auth.removePasskey', { params: { id } })).status).toBe(204);
    await line.endedAtOnce();
    expect((await other.send('auth.me')).status).toBe(401);
    for (const left of [own, ada]) expect((await left.send('auth.me')).status).toBe(200);
    expect(await codeOf((await signIn(device)).answer)).toEqual(REFUSED);
  });

  it('of another person is not found', async () => {
    const { id } = await deviceOf(ada);
    const grace = await app.person('grace@example.com');
    for (const params of [{ id }, { id: 'x' }]) {
      const body = { name: 'Mine' };
      const renamed = await grace.send('auth.renamePasskey', { params, body });
      expect(await codeOf(renamed)).toEqual([404, 'passkey_not_found']);
      const removed = await grace.send('auth.removePasskey', { params });
      expect(await codeOf(removed)).toEqual([404, 'passkey_not_found']);
    }
    expect((await ada.call('auth.passkeys', {})).passkeys).toHaveLength(1);
  });

  it('is taken once, and a person has a limited number', async () => {
    const { device } = await deviceOf(ada);
    const grace = await app.person('grace@example.com');
    expect(await codeOf(await register(grace, device))).toEqual([409, 'passkey_taken']);
    for (let n = 1; n < MAX_PASSKEYS; n += 1) await deviceOf(ada);
    const begun = await ada.send('auth.beginPasskey');
    expect(await codeOf(begun)).toEqual([409, 'too_many_passkeys']);
  });

  it('needs a fresh sign-in to be added, removed and replaced by codes', async () => {
    const { id } = await deviceOf(ada);
    app.clock.advance({ days: 1 });
    const stale = [401, 'fresh_sign_in_needed'];
    expect(await codeOf(await ada.send('auth.beginPasskey'))).toEqual(stale);
    expect(await codeOf(await ada.send('auth.makeRecoveryCodes'))).toEqual(stale);
    const removed = await ada.send('auth.removePasskey', { params: { id } });
    expect(await codeOf(removed)).toEqual(stale);
    expect((await ada.send('auth.passkeys')).status).toBe(200);
  });

  it('goes with the account', async () => {
    const { device } = await deviceOf(ada);
    const { codes } = await ada.call('auth.makeRecoveryCodes', {});
    await ada.call('operations.deleteAccount', {});
    expect(await codeOf((await signIn(device)).answer)).toEqual(REFUSED);
    const body = { code: codes[0] };
    const late = await app.visitor().send('auth.useRecoveryCode', { body });
    expect(await codeOf(late)).toEqual([403, 'recovery_code_refused']);
    for (const table of ['passkeys', 'recovery_codes'])
      expect(await app.database.query(`select 1 from ${table}`)).toEqual([]);
  });
});

describe('the last way in', () => {
  it('is a passkey or an identity, whichever is left', async () => {
    const { device, id } = await deviceOf(ada);
    expect(await dropIdentity(ada)).toEqual([204, undefined]);
    const removed = await ada.send('auth.removePasskey', { params: { id } });
    expect(await codeOf(removed)).toEqual([409, 'last_way_in']);
    expect((await ada.call('auth.me', {})).email).toBe('ada@example.com');
    expect((await signIn(device)).answer.status).toBe(201);
    await deviceOf(ada);
    expect((await ada.send('auth.removePasskey', { params: { id } })).status).toBe(204);
  });

  it('is an identity where the passkeys were made for another host', async () => {
    await deviceOf(ada);
    await app.database.query(`update passkeys set rp_id = 'old.example.com' returning 1`);
    expect(await dropIdentity(ada)).toEqual([409, 'last_way_in']);
    expect((await ada.call('auth.passkeys', {})).passkeys).toMatchObject([{ is_usable: false }]);
  });

  it('stays when both are removed at the same time', async () => {
    const { id } = await deviceOf(ada);
    const statuses = await Promise.all([
      dropIdentity(ada).then(([status]) => status),
      ada.send('auth.removePasskey', { params: { id } }).then(({ status }) => status),
    ]);
    expect(statuses.sort()).toEqual([204, 409]);
  });

  it('that was removed makes a new account, and never opens the old one', async () => {
    const { id } = await ada.call('auth.me', {});
    await deviceOf(ada);
    await dropIdentity(ada);
    const other = await app.person('ada@example.com');
    expect((await other.call('auth.me', {})).id).not.toBe(id);
  });
});

describe('an answer that proves nothing', () => {
  const FALSE: [string, Tricks][] = [
    ['from the page of another origin', { origin: 'https://vault.example.com.evil.example' }],
    ['from another port', { origin: `${ORIGIN}:8443` }],
    ['for another host', { rpId: 'evil.example' }],
    ['for the domain above', { rpId: 'example.com' }],
    ['to another challenge', { challenge: 'A'.repeat(43) }],
    ['without a verified person', { isVerified: false }],
    ['of another kind', { type: 'webauthn.other' }],
  ];

  it.each(FALSE)('registers nothing %s', async (_name, tricks) => {
    expect(await codeOf(await register(ada, new Authenticator(ORIGIN), tricks))).toEqual(REFUSED);
    expect((await ada.call('auth.passkeys', {})).passkeys).toEqual([]);
  });

  it.each([...FALSE, ['for another person', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }] as const])(
    'signs nobody in %s',
    async (_name, tricks) => {
      const { device } = await deviceOf(ada);
      const { client, answer } = await signIn(device, tricks);
      expect(await codeOf(answer)).toEqual(REFUSED);
      expect((await client.send('auth.me')).status).toBe(401);
      expect((await signIn(device)).answer.status).toBe(201);
    },
  );

  it('signs nobody in with another key, or with altered bytes', async () => {
    const { device } = await deviceOf(ada);
    expect(await codeOf((await signIn(device.forger())).answer)).toEqual(REFUSED);
    const client = app.visitor();
    const credential = device.get(await client.call('auth.beginPasskeySignIn', {}));
    const { response } = credential;
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
      const altered = { ...response, [part]: `AAAA${response[part].slice(4)}` };
      await client.call('auth.beginPasskeySignIn', {});
      const body = { credential: { ...credential, response: altered } };
      expect(await codeOf(await client.send('auth.usePasskey', { body }))).toEqual(REFUSED);
    }
  });
});

describe('a challenge', () => {
  it('is answered once, also by many at the same time', async () => {
    const { device } = await deviceOf(ada);
    const client = app.visitor();
    const question = await client.call('auth.beginPasskeySignIn', {});
    const begun = client.cookie;
    const body = { credential: device.get(question) };
    const again = () => {
      const other = app.visitor();
      other.cookie = begun;
      return other.send('auth.usePasskey', { body });
    };
    const statuses = (await Promise.all(Array.from({ length: 6 }, again))).map((it) => it.status);
    expect(statuses.sort()).toEqual([201, ...Array<number>(5).fill(403)]);
    expect(await codeOf(await again())).toEqual(REFUSED);
  });

  it('is not registered twice', async () => {
    const question = await ada.call('auth.beginPasskey', {});
    const begun = ada.cookie;
    const body = { credential: new Authenticator(ORIGIN).create(question) };
    const { id } = await ada.call('auth.addPasskey', { body });
    await ada.call('auth.removePasskey', { params: { id } });
    ada.cookie = begun;
    expect(await codeOf(await ada.send('auth.addPasskey', { body }))).toEqual(REFUSED);
  });

  it('is worth nothing after five minutes, and rows of used ones go', async () => {
    const { device } = await deviceOf(ada);
    const client = app.visitor();
    const question = await client.call('auth.beginPasskeySignIn', {});
    app.clock.advance({ minutes: 5 });
    const body = { credential: device.get(question) };
    expect(await codeOf(await client.send('auth.usePasskey', { body }))).toEqual(REFUSED);
    expect((await signIn(device)).answer.status).toBe(201);
    expect(await app.database.query('select 1 from used_challenges')).toHaveLength(1);
  });

  it('is worth nothing in another browser, and with a forged cookie', async () => {
    const { device } = await deviceOf(ada);
    const client = app.visitor();
    const question = await client.call('auth.beginPasskeySignIn', {});
    const body = { credential: device.get(question) };
    const other = app.visitor();
    expect(await codeOf(await other.send('auth.usePasskey', { body }))).toEqual(REFUSED);
    await other.call('auth.beginPasskeySignIn', {});
    expect(await codeOf(await other.send('auth.usePasskey', { body }))).toEqual(REFUSED);
    other.cookie = `${client.cookie}x`;
    expect(await codeOf(await other.send('auth.usePasskey', { body }))).toEqual(REFUSED);
  });

  it('of a sign-in adds no passkey, and that of a person none to another', async () => {
    const asked = await ada.call('auth.beginPasskeySignIn', {});
    const question = await app.visitor().at(ada.base).call('auth.beginPasskeySignIn', {});
    expect(question.challenge).not.toBe(asked.challenge);
    const device = new Authenticator(ORIGIN);
    const grace = await app.person('grace@example.com');
    const hers = await grace.call('auth.beginPasskey', {});
    const credential = device.create({ ...hers, challenge: asked.challenge });
    const sent = await ada.send('auth.addPasskey', { body: { credential } });
    expect(await codeOf(sent)).toEqual(REFUSED);
    const own = grace.cookie.split('; ').find((pair) => pair.includes('_passkey='));
    ada.cookie = `${ada.cookie}; ${own ?? ''}`;
    const body = { credential: device.create(hers) };
    expect(await codeOf(await ada.send('auth.addPasskey', { body }))).toEqual(REFUSED);
  });

  it('is refused from another site', async () => {
    const { device } = await deviceOf(ada);
    const client = app.visitor();
    const question = await client.call('auth.beginPasskeySignIn', {});
    const post = (path: string, body: object) =>
      client.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
        body: JSON.stringify(body),
      });
    const answer = await post('/api/sign-in/passkey', { credential: device.get(question) });
    expect(await codeOf(answer)).toEqual([403, 'foreign_origin']);
    const { codes } = await ada.call('auth.makeRecoveryCodes', {});
    client.cookie = '';
    const planted = await post('/api/sign-in/recovery-code', { code: codes[0] });
    expect(await codeOf(planted)).toEqual([403, 'foreign_origin']);
  });
});

describe('a copy of a passkey', () => {
  it('is refused once its count falls behind, marked, and logged once', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const lines = () => warn.mock.contexts.filter((it) => contextOf(it) === SERVICE).length;
    const device = new Authenticator(ORIGIN);
    device.counter = 5;
    expect((await register(ada, device)).status).toBe(201);
    const thief = device.copy();
    expect((await signIn(device)).answer.status).toBe(201);
    for (let n = 0; n < 2; n += 1) {
      thief.counter = 5;
      expect(await codeOf((await signIn(thief)).answer)).toEqual(REFUSED);
    }
    expect(lines()).toBe(1);
    expect((await ada.call('auth.passkeys', {})).passkeys).toMatchObject([{ may_be_copied: true }]);
    // The honest one goes on.
    expect((await signIn(device)).answer.status).toBe(201);
    // A counter that begins to count nothing is a copy as well.
    thief.counter = null;
    expect(await codeOf((await signIn(thief)).answer)).toEqual(REFUSED);
    warn.mockRestore();
  });

  it('is not suspected because of a forged answer', async () => {
    const device = new Authenticator(ORIGIN);
    device.counter = 5;
    await register(ada, device);
    const forger = Object.assign(device.forger(), { counter: 0 });
    expect(await codeOf((await signIn(forger)).answer)).toEqual(REFUSED);
    expect((await ada.call('auth.passkeys', {})).passkeys).toMatchObject([
      { may_be_copied: false },
    ]);
  });
});

const SERVICE = PasskeySignInService.name;
const contextOf = (logger: unknown) => (logger as { context?: string }).context;

describe('recovery codes', () => {
  const use = (code: string | undefined, client = app.visitor()) =>
    client.send('auth.useRecoveryCode', { body: { code } });
  const over = [403, 'recovery_code_refused'];

  it('sign in once each, also for many at the same time, however they are typed', async () => {
    const { codes } = await ada.call('auth.makeRecoveryCodes', {});
    expect(new Set(codes).size).toBe(10);
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => use(codes[0])))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, ...Array<number>(5).fill(403)]);
    expect(await codeOf(await use(codes[0]))).toEqual(over);
    const visitor = app.visitor();
    const typed = codes[1]?.toLowerCase().replaceAll('-', ' ');
    expect((await use(typed, visitor)).status).toBe(201);
    expect((await visitor.call('auth.me', {})).email).toBe('ada@example.com');
    expect((await visitor.call('auth.passkeys', {})).recovery_codes_left).toBe(8);
    // The session is a fresh one: the person adds a passkey at once.
    await deviceOf(visitor);
  });

  it('are replaced by new ones, and stored as hashes only', async () => {
    const { codes: old } = await ada.call('auth.makeRecoveryCodes', {});
    const { codes } = await ada.call('auth.makeRecoveryCodes', {});
    for (const code of codes.slice(9))
      for (const written of [code, code.replaceAll('-', '')])
        expect(await app.database.traces(written.toLowerCase())).toEqual([]);
    expect(await codeOf(await use(old[0]))).toEqual(over);
    expect((await use(codes[0])).status).toBe(201);
  });

  it('are refused where they are guessed, and limited by address', async () => {
    const limits = { ...app.config.rateLimits, signIn: 5 };
    const visitor = app.visitor().at(await app.startTwin({ rateLimits: limits }));
    const statuses = [];
    for (let n = 0; n < 8; n += 1)
      statuses.push((await use(`0000-0000-0000-000${n}`, visitor)).status);
    expect(statuses).toEqual([...Array<number>(5).fill(403), ...Array<number>(3).fill(429)]);
    expect(await codeOf(await use('guessed'))).toEqual(over);
  });

  it('count for no way in', async () => {
    await ada.call('auth.makeRecoveryCodes', {});
    expect(await dropIdentity(ada)).toEqual([409, 'last_way_in']);
  });
});

describe('a disabled person', () => {
  it('gets in neither by passkey nor by code, and uses no code up', async () => {
    const { device } = await deviceOf(ada);
    const { codes } = await ada.call('auth.makeRecoveryCodes', {});
    const scope = await scopeOf(ada);
    await standing().disable(scope);
    const refused = [403, 'account_disabled'];
    expect(await codeOf((await signIn(device)).answer)).toEqual(refused);
    const body = { code: codes[0] };
    const answer = await app.visitor().send('auth.useRecoveryCode', { body });
    expect(await codeOf(answer)).toEqual(refused);
    await standing().enable(scope);
    expect((await signIn(device)).answer.status).toBe(201);
    expect((await app.visitor().send('auth.useRecoveryCode', { body })).status).toBe(201);
  });
});

describe('where browsers allow no passkeys', () => {
  const at = async (state: 'needs_https' | 'needs_name' | 'off', client = app.visitor()) =>
    client.at(await app.startTwin({ passkeys: { ...app.config.passkeys, state } }));

  it('every route says why', async () => {
    const { codes } = await ada.call('auth.makeRecoveryCodes', {});
    const device = new Authenticator(ORIGIN);
    const question = await ada.call('auth.beginPasskey', {});
    const there = await at('needs_name', ada);
    const off = [409, 'passkeys_unavailable'];
    expect((await there.call('auth.ways', {})).passkeys).toBe('needs_name');
    const begun = await there.send('auth.beginPasskey');
    expect(await begun.json()).toMatchObject({
      code: 'passkeys_unavailable',
      error: expect.stringContaining('an IP address'),
    });
    const body = { credential: device.create(question) };
    expect(await codeOf(await there.send('auth.addPasskey', { body }))).toEqual(off);
    expect(await codeOf(await there.send('auth.makeRecoveryCodes'))).toEqual(off);
    expect(await codeOf(await there.send('auth.beginPasskeySignIn'))).toEqual(off);
    // Codes that were made before are all that is left of a passkey.
    expect((await there.send('auth.useRecoveryCode', { body: { code: codes[0] } })).status).toBe(
      201,
    );
  });

  it('a passkey is no way in', async () => {
    await deviceOf(ada);
    expect(await dropIdentity(await at('needs_https', ada))).toEqual([409, 'last_way_in']);
  });

  it('nobody gets in beside OpenID Connect alone', async () => {
    const { codes } = await ada.call('auth.makeRecoveryCodes', {});
    const there = await at('off');
    const answer = await there.send('auth.useRecoveryCode', { body: { code: codes[0] } });
    expect(await codeOf(answer)).toEqual([409, 'passkeys_unavailable']);
    expect((await there.call('auth.ways', {})).passkeys).toBe('off');
    expect((await app.visitor().call('auth.ways', {})).passkeys).toBe('on');
  });
});
