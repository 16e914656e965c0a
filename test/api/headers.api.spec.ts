import { connect } from 'node:net';
import type { TestApp } from '../support/app';
import { useApp } from '../support/use-app';

let app: TestApp;
useApp(
  (started) => {
    app = started;
  },
  { once: true },
);

const headersOf = async ({ base }: { base: string }, path: string) =>
  (await fetch(base + path)).headers;

it.each(['/api/health/live', '/api/users/me', '/api/nowhere', '/api/tags/%ff', '/%'])(
  '%s tells the browser what it may do with the answer',
  async (path) => {
    const headers = await headersOf(app, path);
    const policy = (headers.get('content-security-policy') ?? '').split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        ...["default-src 'self'", "script-src 'self'"],
        ...["object-src 'none'", "frame-ancestors 'none'"],
      ]),
    );
    expect(policy.filter((part) => part.includes('unsafe'))).toEqual([
      "style-src 'self' 'unsafe-inline'",
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
    if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('x-powered-by')).toBe(false);
  },
);

it('gives every request a unique id', async () => {
  const names = await Promise.all([1, 2, 3].map(() => headersOf(app, '/api/health/live')));
  expect(new Set(names.map((headers) => headers.get('x-request-id'))).size).toBe(3);
});

it('promises https only where it is spoken', async () => {
  expect((await headersOf(app, '/api/health/live')).has('strict-transport-security')).toBe(false);
  const base = await app.startTwin({ publicUrl: 'https://shotvault.test' });
  const headers = await headersOf({ base }, '/api/health/live');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}; includeSubDomains$/);
});

it('describes the event stream, which has another media type', async () => {
  const person = await app.person('stream@example.com');
  const ended = new AbortController();
  const { status, headers } = await fetch(`${app.base}/api/events`, {
    headers: { cookie: person.cookie },
    signal: ended.signal,
  });
  ended.abort();
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/event-stream');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toBeTruthy();
});

describe('an address that cannot be decoded', () => {
  it('answers 404 like any unknown page, to a visitor and to a person', async () => {
    const visitor = await fetch(`${app.base}/api/screenshots/%E0%A4%A`);
    expect([visitor.status, await visitor.json()]).toMatchObject([401, { code: 'not_signed_in' }]);
    const person = await app.person('percent@example.com');
    const answer = await person.fetch('/api/screenshots/%E0%A4%A');
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { code: 'screenshot_not_found' },
    ]);
  });
});

it.each([
  ['FOO / HTTP/1.1\r\n\r\n', '400'],
  [`GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, '431'],
])('answers a malformed request by the same rules (%#)', async (bytes, status) => {
  const { port, hostname } = new URL(app.base);
  const text = await new Promise<string>((done, fail) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (part: Buffer) => (heard += part.toString()));
    socket.on('close', () => done(heard)).on('error', fail);
  });
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(text).toContain("Content-Security-Policy: default-src 'none'; frame-ancestors 'none'");
  expect(text).toContain('X-Content-Type-Options: nosniff');
  expect(text).toMatch(/^x-request-id: [\da-f-]{36}\r$/m);
  expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'invalid_input' });
});
