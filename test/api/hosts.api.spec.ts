import type { TestApp } from '../support/app';
import type { Client } from '../support/person';
import { rawExchange, rawRequest } from '../support/raw-request';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;

useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
  },
  {
    settings: {
      ALLOWED_HOSTS: 'Shots.LAN, 192.168.1.5:8443,bücher.example',
      METRICS_TOKEN: 'a-token-of-the-tests',
    },
    once: true,
  },
);

const port = () => new URL(app.base).port;
const ask = (path: string, host: string, headers: Record<string, string> = {}) =>
  rawRequest(app.base + path, { headers: { host, cookie: ada.cookie, ...headers } });

const FOREIGN = [
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'shotvault.test.evil.example',
  '192.168.1.5:9000',
  '10.0.0.1',
  'evil@localhost',
  'localhost:x',
];

it.each(FOREIGN)('answers 421 under the name %j', async (host) => {
  for (const path of ['/api/users/me', '/api/events', '/api/screenshots', '/api/nowhere']) {
    const { status, text, headers } = await ask(path, host);
    expect(status).toBe(421);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['error', 'code', 'details']);
    expect(JSON.parse(text)).toMatchObject({ code: 'foreign_host', details: {} });
    expect(headers['set-cookie']).toBeUndefined();
  }
  for (const path of ['/', '/gallery', '/robots.txt']) {
    const { status, text } = await ask(path, host);
    expect([status, text.split('\n').length]).toEqual([421, 2]);
    expect(text).toMatch(/^Shotvault is not served under this host name\. /);
    expect(text).not.toContain('shotvault.test');
  }
});

it('changes nothing under a foreign name', async () => {
  const answer = await rawRequest(`${app.base}/api/users/me`, {
    method: 'PATCH',
    headers: {
      host: 'evil.example',
      origin: 'http://evil.example',
      'sec-fetch-site': 'same-origin',
      cookie: ada.cookie,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'Eve' }),
  });
  expect(answer.status).toBe(421);
  expect((await ada.call('auth.me', {})).google_user_data.name).not.toBe('Eve');
});

it.each([
  'shotvault.test',
  'shotvault.test:8080',
  'SHOTVAULT.TEST',
  'localhost',
  'localhost:3000',
  '127.0.0.1:1',
  '[::1]:3000',
  'shots.lan:77',
  '192.168.1.5:8443',
  'xn--bcher-kva.example',
])('answers under %j', async (host) => {
  expect((await ask('/api/users/me', host)).status).toBe(200);
});

it('ignores other headers that a page can set', async () => {
  const { status } = await ask('/api/users/me', 'evil.example', {
    'x-forwarded-host': 'localhost',
    forwarded: 'host=localhost',
  });
  expect(status).toBe(421);
});

it.each(['/api/health', '/api/health/live', '/api/health/ready'])(
  'tells orchestrators of %s under every name',
  async (path) => {
    expect((await ask(path, 'app-7.internal')).status).toBe(200);
    expect((await ask(`${path}/../users/me`, 'app-7.internal')).status).not.toBe(200);
  },
);

it('shows Prometheus its figures under every name, with the token', async () => {
  const authorization = 'Bearer a-token-of-the-tests';
  const { status } = await ask('/metrics', 'app-7.internal', { authorization });
  expect(status).toBe(200);
});

it('answers HTTP/1.0, which may come without a name', async () => {
  const answer = await rawExchange(app.base, 'GET /api/health/live HTTP/1.0\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  const closed = await rawExchange(app.base, 'GET /api/users/me HTTP/1.0\r\n\r\n');
  expect(closed).toMatch(/^HTTP\/1\.1 401 /);
  const nameless = 'GET /api/users/me HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n';
  expect(await rawExchange(app.base, nameless)).toMatch(/^HTTP\/1\.1 421 /);
});

it('streams events under its own name', async () => {
  const ended = new AbortController();
  const { status } = await fetch(`http://localhost:${port()}/api/events`, {
    headers: { cookie: ada.cookie },
    signal: ended.signal,
  });
  ended.abort();
  expect(status).toBe(200);
});

describe('the sandbox', () => {
  const sandbox = () => app.config.sandbox.url;
  const send = (path: string, headers: Record<string, string>, body = 'step=month') =>
    rawRequest(sandbox() + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });
  const clock = async () => {
    const { text } = await rawRequest(`${sandbox()}/sandbox/payments`);
    return /It is <strong>([^<]+)/.exec(text)?.[1];
  };

  it.each(FOREIGN)('shows nothing under the name %j', async (host) => {
    for (const path of ['/', '/sandbox/mailbox', '/sandbox/payments', '/v1/events', '/nothing']) {
      const { status, text } = await rawRequest(sandbox() + path, { headers: { host } });
      expect([status, text]).toEqual([
        421,
        'The sandbox is not served under this host name. Open it at its own address.\n',
      ]);
    }
  });

  it('is reached under the loopback names', async () => {
    for (const host of ['localhost:3001', '127.0.0.1', '[::1]:3001']) {
      const { status } = await rawRequest(`${sandbox()}/sandbox/mailbox`, { headers: { host } });
      expect(status).toBe(200);
    }
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['an older browser on another site', { origin: 'https://evil.test' }],
    ['a page without an origin', { origin: 'null' }],
    ['a rebound name', { host: 'evil.test', origin: 'http://evil.test' }],
  ])('moves no clock for %s, nor changes anything else', async (_name, headers) => {
    const before = await clock();
    for (const path of [
      '/sandbox/payments/clock',
      '/sandbox/payments/fail',
      '/sandbox/payments/switches',
      '/sandbox/payments/events/evt_1/resend',
      '/sandbox/oauth/authorize',
      '/sandbox/oauth/token',
      '/sandbox/checkout/cs_1',
      '/sandbox/portal/bps_1/cancel',
    ]) {
      expect([path, (await send(path, headers)).status]).toEqual([path, headers.host ? 421 : 403]);
    }
    expect(await clock()).toBe(before);
  });

  it.each<[string, (base: string) => Record<string, string>]>([
    ['its own page', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['its own page in an older browser', (base) => ({ origin: base })],
    ['no browser', () => ({})],
  ])('moves its clock for %s', async (_name, headersOf) => {
    const before = await clock();
    expect((await send('/sandbox/payments/clock', headersOf(sandbox()))).status).toBe(303);
    expect(await clock()).not.toBe(before);
  });

  it('requires the key in calls of the SDK, and only that', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await send('/v1/customers', headers, '')).status).toBe(401);
    const authorization = `Bearer ${app.config.payments.secretKey}`;
    expect((await send('/v1/customers', { ...headers, authorization }, '')).status).toBe(200);
  });
});
