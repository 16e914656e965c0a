import type { TestApp } from '../support/app';
import { signIn } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
useApp((started) => {
  app = started;
});

/** The complete sign-in, which other specs skip. */
const arrive = (email: string) => signIn(app.visitor(), email);

describe('sign-in', () => {
  it('gives a session to a person whom the provider confirms', async () => {
    const ada = await arrive('ada.lovelace@example.com');
    const me = await ada.call('auth.me', {});
    expect(me.email).toBe('ada.lovelace@example.com');
    expect(me.google_user_data.given_name).toBe('Ada');
  });

  it('recognises a returning person and keeps others apart', async () => {
    const [first, again, other] = [
      await arrive('ada@example.com'),
      await arrive('ada@example.com'),
      await arrive('bob@example.com'),
    ];
    const id = (await first.call('auth.me', {})).id;
    expect((await again.call('auth.me', {})).id).toBe(id);
    expect((await other.call('auth.me', {})).id).not.toBe(id);
  });

  it('accepts a code alone beside the cookie, and never without it', async () => {
    const browser = app.visitor();
    const { redirectUrl } = await browser.call('auth.redirectUrl', {});
    const consent = await fetch(`${redirectUrl}&prompt=none&login_hint=ada@example.com`, {
      redirect: 'manual',
    });
    const code = new URL(consent.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const thief = await app.visitor().send('auth.createSession', { body: { code } });
    expect(thief.status).toBe(403);
    expect((await browser.send('auth.createSession', { body: { code } })).status).toBe(201);
    expect((await browser.send('auth.createSession', { body: { code } })).status).toBe(403);
  });

  it('refuses a state that this browser was not given', async () => {
    const browser = app.visitor();
    await browser.call('auth.redirectUrl', {});
    const answer = await browser.send('auth.createSession', { body: { code: 'x', state: 'y' } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'sign_in_state_mismatch' });
  });

  it('refuses a code that the provider does not know', async () => {
    const browser = app.visitor();
    await browser.call('auth.redirectUrl', {});
    const answer = await browser.send('auth.createSession', { body: { code: 'invented' } });
    expect(answer.status).toBe(401);
  });

  it('refuses a sign-in that took longer than ten minutes', async () => {
    const browser = app.visitor();
    await browser.call('auth.redirectUrl', {});
    app.clock.advance({ minutes: 11 });
    const answer = await browser.send('auth.createSession', { body: { code: 'late' } });
    expect(await answer.json()).toMatchObject({ code: 'sign_in_state_mismatch' });
  });
});

describe('a session', () => {
  it('rolls for thirty days of use and ends after ninety', async () => {
    const ada = await arrive('ada@example.com');
    for (const _ of [1, 2, 3]) {
      app.clock.advance({ days: 29 });
      expect((await ada.send('auth.me')).status).toBe(200);
    }
    app.clock.advance({ days: 4 });
    expect((await ada.send('auth.me')).status).toBe(401);
  });

  it('ends after thirty days without use', async () => {
    const ada = await arrive('ada@example.com');
    app.clock.advance({ days: 31 });
    expect((await ada.send('auth.me')).status).toBe(401);
  });

  it('is invalid on the server after signing out', async () => {
    const ada = await arrive('ada@example.com');
    const kept = ada.cookie;
    const answer = await ada.send('auth.logout');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    ada.cookie = kept;
    expect((await ada.send('auth.me')).status).toBe(401);
  });

  it.each(['auth.endSession', 'auth.logout'] as const)(
    'ends by %s also where visitors have used up every request of the address',
    async (route) => {
      const rateLimits = { ...app.config.rateLimits, requests: 3 };
      const strict = await app.startTwin({ rateLimits });
      const ada = (await app.person('ada@example.com')).at(strict);
      const kept = ada.cookie;
      const visit = () => app.visitor().at(strict).send('billing.plans');
      const statuses = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await visit()).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect((await ada.send(route)).status).toBe(204);
      ada.cookie = kept;
      expect((await ada.send('auth.me')).status).toBe(401);
    },
  );

  it('is replaced, not shared, when a person signs in again in the same browser', async () => {
    const browser = await arrive('ada@example.com');
    const old = browser.cookie;
    await signIn(browser, 'bob@example.com');
    const stale = app.visitor();
    stale.cookie = old;
    expect((await stale.send('auth.me')).status).toBe(401);
    expect((await browser.call('auth.me', {})).email).toBe('bob@example.com');
  });

  it('travels in a cookie that scripts cannot read', async () => {
    const browser = app.visitor();
    const { redirectUrl } = await browser.call('auth.redirectUrl', {});
    const consent = await fetch(`${redirectUrl}&prompt=none&login_hint=ada@example.com`, {
      redirect: 'manual',
    });
    const code = new URL(consent.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const answer = await browser.send('auth.createSession', { body: { code } });
    const session = answer.headers.getSetCookie().find((line) => line.includes('_session='));
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/SameSite=Lax/);
  });
});

describe('the origin check', () => {
  it.each([
    ['a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, 403],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }, 403],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }, 403],
    ['our own page', { 'sec-fetch-site': 'same-origin' }, 204],
    ['our own origin', { origin: 'http://shotvault.test' }, 204],
    ['no browser at all', {}, 204],
  ])('answers a change from %s', async (_who, headers, status) => {
    const ada = await arrive('ada@example.com');
    const answer = await ada.fetch('/api/logout', { method: 'POST', headers });
    expect(answer.status).toBe(status);
  });

  it('refuses a sign-out from another site', async () => {
    const ada = await arrive('ada@example.com');
    for (const site of ['cross-site', 'same-site']) {
      const answer = await ada.fetch('/api/logout', { headers: { 'sec-fetch-site': site } });
      expect(answer.status).toBe(403);
    }
    expect((await ada.send('auth.me')).status).toBe(200);
  });
});

describe('closed by default', () => {
  it('answers a visitor 401 on every path that is not open, known or not', async () => {
    const visitor = app.visitor();
    for (const path of ['/api/users/me', '/api/screenshots', '/api/no/such/thing', '/api/teams']) {
      expect((await visitor.fetch(path)).status).toBe(401);
    }
  });

  it('answers 401 before it looks at the body', async () => {
    const answer = await app.visitor().fetch('/api/screenshots/x', {
      method: 'PATCH',
      body: '{broken',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(401);
  });

  it('answers a signed-in person 404 for an absent page', async () => {
    const ada = await arrive('ada@example.com');
    const answer = await ada.fetch('/api/no/such/thing');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found', details: {} });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
