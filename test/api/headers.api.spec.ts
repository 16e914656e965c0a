import { TestApp } from '../support/app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const headersOf = async ({ base }: TestApp, path: string) => (await fetch(base + path)).headers;

it.each(['/api/health/live', '/api/users/me', '/api/nowhere'])(
  '%s tells the browser what it may do with the answer',
  async (path) => {
    const headers = await headersOf(app, path);
    const policy = (headers.get('content-security-policy') ?? '').split(';');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"]),
    );
    expect(policy.filter((part) => part.includes('unsafe'))).toEqual([
      "style-src 'self' 'unsafe-inline'",
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('x-powered-by')).toBe(false);
  },
);

it('gives every request a name of its own', async () => {
  const names = await Promise.all([1, 2, 3].map(() => headersOf(app, '/api/health/live')));
  expect(new Set(names.map((headers) => headers.get('x-request-id'))).size).toBe(3);
});

it('promises https only where it is spoken', async () => {
  expect((await headersOf(app, '/api/health/live')).has('strict-transport-security')).toBe(false);
  const secure = await TestApp.start({ PUBLIC_URL: 'https://shotvault.test' });
  try {
    const headers = await headersOf(secure, '/api/health/live');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}; includeSubDomains$/);
  } finally {
    await secure.close();
  }
});
