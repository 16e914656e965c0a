import { FirstOperatorService } from '../../server/modules/auth/links/first-operator.service';
import { LinkIssuerService } from '../../server/modules/auth/links/link-issuer.service';
import { SignInLinksRepository } from '../../server/modules/auth/links/sign-in-links.repository';
import { StandingService } from '../../server/modules/auth/people/standing.service';
import { mintPersonScope } from '../../server/common/person-scope';
import type { TestApp } from '../support/app';
import { firstOperator, printedToken, tokenOf } from '../support/links';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;

useApp(
  (started) => {
    app = started;
  },
  { settings: { LINK_SIGN_IN: '1' } },
);

const issuer = () => app.nest.get(LinkIssuerService, { strict: false });
const standing = () => app.nest.get(StandingService, { strict: false });

const invite = async (email: string, makesOperator = false) =>
  tokenOf((await issuer().invite({ email, name: null, makesOperator }, null)).url);

const use = (client: Client, token: string, more: object = {}) =>
  client.send('auth.useLink', { body: { token, ...more } });

async function codeOf(answer: Response): Promise<[number, unknown]> {
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code];
}

const OVER = [404, 'link_not_found'];

/** A person who has come by an invite, in the browser that is signed in. */
async function invited(email: string): Promise<Client> {
  const client = app.visitor();
  const token = await invite(email);
  await client.call('auth.useLink', { body: { token, name: 'Ada Lovelace' } });
  return client;
}

describe('the first operator', () => {
  it('is made by the printed link, with a typed name and address', async () => {
    const token = await printedToken(app);
    const visitor = app.visitor();
    const seen = await visitor.call('auth.lookAtLink', { body: { token } });
    expect(seen).toEqual({
      kind: 'first_operator',
      email: null,
      name: null,
      makes_account: true,
      makes_operator: true,
    });
    expect(await codeOf(await use(visitor, token))).toEqual([422, 'invalid_input']);
    const me = await visitor.call('auth.useLink', {
      body: { token, name: 'Olga Ortiz', email: 'olga@example.com' },
    });
    expect(me).toMatchObject({ email: 'olga@example.com', is_operator: true });
    expect(me.google_user_data).toMatchObject({ name: 'Olga Ortiz', given_name: 'Olga' });
    expect((await visitor.send('operator.overview')).status).toBe(200);
  });

  it('is offered once: later starts print nothing, and the command line makes a new link', async () => {
    const service = app.nest.get(FirstOperatorService, { strict: false });
    const printed = await printedToken(app);
    expect(await service.offer()).toBeNull();
    const renewed = tokenOf((await service.renew()).url);
    const body = { name: 'Olga', email: 'olga@example.com' };
    expect(await codeOf(await use(app.visitor(), printed, body))).toEqual(OVER);
    expect((await use(app.visitor(), renewed, body)).status).toBe(201);
    expect(await service.offer()).toBeNull();
    await expect(service.renew()).rejects.toThrow('This server has an operator');
  });

  it('stays the only one: a link that is left over makes no second', async () => {
    const left = await printedToken(app);
    const ada = await app.person('ada@example.com');
    const { id: userId } = await ada.call('auth.me', {});
    await standing().appoint(mintPersonScope({ userId }));
    const body = { name: 'Mallory', email: 'mallory@example.com' };
    expect(await codeOf(await use(app.visitor(), left, body))).toEqual(OVER);
  });

  it('takes no account over by typing its address', async () => {
    await app.person('ada@example.com');
    const token = await printedToken(app);
    const body = { name: 'Mallory', email: 'ADA@example.com' };
    expect(await codeOf(await use(app.visitor(), token, body))).toEqual([409, 'account_exists']);
  });
});

describe('an invite', () => {
  it('makes an account with the address of the invite, whatever else is sent', async () => {
    const token = await invite('grace@example.com');
    const visitor = app.visitor();
    const me = await visitor.call('auth.useLink', {
      body: { token, name: 'Grace', email: 'ada@example.com' },
    });
    expect(me.email).toBe('grace@example.com');
    expect(me).not.toHaveProperty('is_operator');
    expect(await visitor.call('auth.waysIn', {})).toMatchObject([
      { provider: 'sign-in-link', is_usable: true, email: 'grace@example.com' },
    ]);
  });

  it('makes an operator where it says so', async () => {
    const visitor = app.visitor();
    const token = await invite('grace@example.com', true);
    const me = await visitor.call('auth.useLink', { body: { token, name: 'Grace' } });
    expect(me.is_operator).toBe(true);
  });

  it('replaces an earlier one for the address, in any case', async () => {
    const first = await invite('grace@example.com');
    await invite('Grace@Example.com');
    expect(await codeOf(await use(app.visitor(), first, { name: 'Grace' }))).toEqual(OVER);
  });

  it('is not made for an address that has an account', async () => {
    await app.person('ada@example.com');
    await expect(invite('Ada@example.com')).rejects.toThrow('There is an account');
  });

  it('leaves the account one way in, which cannot be removed', async () => {
    const ada = await invited('ada@example.com');
    const [way] = await ada.call('auth.waysIn', {});
    const answer = await ada.send('auth.removeWayIn', { params: { id: way?.id ?? '' } });
    expect(await codeOf(answer)).toEqual([409, 'last_way_in']);
  });
});

describe('a link of an operator for an account', () => {
  it('signs in to it, and becomes a way in beside the others', async () => {
    const ada = await app.person('ada@example.com');
    const { id: userId } = await ada.call('auth.me', {});
    const { url } = await issuer().forAccount(mintPersonScope({ userId }), null);
    const other = app.visitor();
    const seen = await other.call('auth.lookAtLink', { body: { token: tokenOf(url) } });
    expect(seen).toMatchObject({ kind: 'sign_in', email: 'ada@example.com', makes_account: false });
    expect((await other.call('auth.useLink', { body: { token: tokenOf(url) } })).id).toBe(userId);
    const ways = (await ada.call('auth.waysIn', {})).map(({ provider }) => provider);
    expect(ways).toEqual(['google', 'sign-in-link']);
  });

  it('is gone with the account', async () => {
    const ada = await invited('ada@example.com');
    const { id: userId } = await ada.call('auth.me', {});
    const { url } = await issuer().forAccount(mintPersonScope({ userId }), null);
    await ada.call('operations.deleteAccount', {});
    expect(await codeOf(await use(app.visitor(), tokenOf(url)))).toEqual(OVER);
  });
});

describe('every link', () => {
  it('works once, also for many at the same time', async () => {
    const token = await invite('grace@example.com');
    const tries = Array.from({ length: 8 }, () => use(app.visitor(), token, { name: 'Grace' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(7).fill(404)]);
    expect(await codeOf(await use(app.visitor(), token, { name: 'Grace' }))).toEqual(OVER);
    const rows = await app.database.query(`select 1 from users where email = 'grace@example.com'`);
    expect(rows).toHaveLength(1);
  });

  it('reads as used, not as a taken address, where another use ended in between', async () => {
    const token = await invite('grace@example.com');
    const links = app.nest.get(SignInLinksRepository, { strict: false });
    const find = links.find.bind(links);
    jest.spyOn(links, 'find').mockImplementationOnce(async (...key) => {
      const open = await find(...key);
      expect((await use(app.visitor(), token, { name: 'Grace' })).status).toBe(201);
      return open;
    });
    expect(await codeOf(await use(app.visitor(), token, { name: 'Grace' }))).toEqual(OVER);
  });

  it('is not used up by looking at it', async () => {
    const token = await invite('grace@example.com');
    for (let n = 0; n < 3; n += 1) await app.visitor().call('auth.lookAtLink', { body: { token } });
    expect((await use(app.visitor(), token, { name: 'Grace' })).status).toBe(201);
  });

  it('expires', async () => {
    const token = await invite('grace@example.com');
    app.clock.advance({ days: 7 });
    expect(await codeOf(await use(app.visitor(), token, { name: 'Grace' }))).toEqual(OVER);
  });

  it('is refused when a letter is wrong', async () => {
    const token = await invite('grace@example.com');
    const wrong = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
    for (const guess of [wrong, token.slice(0, -1), `${token}A`, token.toUpperCase()])
      expect(await codeOf(await use(app.visitor(), guess, { name: 'Grace' }))).toEqual(OVER);
  });

  it('is refused from another site, which needs no cookie for that', async () => {
    const token = await invite('grace@example.com');
    const answer = await app.visitor().fetch('/api/sign-in/links/use', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ token, name: 'Grace' }),
    });
    expect(await codeOf(answer)).toEqual([403, 'foreign_origin']);
  });

  it('is stored as a hash only', async () => {
    const token = await invite('grace@example.com');
    expect(await app.database.traces(token.toLowerCase())).toEqual([]);
  });
});

describe('a link by mail', () => {
  const ask = (client: Client, email: string) =>
    client.send('auth.askForLink', { body: { email } });

  const mailed = async (email: string) => {
    const [letter] = await app.mails.to(email);
    return letter ? tokenOf(letter.text) : null;
  };

  it('signs in the browser that asked for it', async () => {
    const { id } = await (await invited('ada@example.com')).call('auth.me', {});
    const browser = app.visitor();
    expect((await ask(browser, 'ADA@Example.com')).status).toBe(204);
    // The stored address, not the typed one.
    const token = (await mailed('ada@example.com')) ?? '';
    expect((await browser.call('auth.useLink', { body: { token } })).id).toBe(id);
    expect(browser.cookie).not.toContain('_link=');
  });

  it('works in no other browser, and is not used up by the attempt', async () => {
    await invited('ada@example.com');
    const browser = app.visitor();
    await ask(browser, 'ada@example.com');
    const token = (await mailed('ada@example.com')) ?? '';
    const other = app.visitor();
    const refused = [403, 'link_of_other_browser'];
    expect(await codeOf(await use(other, token))).toEqual(refused);
    expect(await codeOf(await other.send('auth.lookAtLink', { body: { token } }))).toEqual(refused);
    await ask(other, 'grace@example.com');
    expect(await codeOf(await use(other, token))).toEqual(refused);
    expect((await use(browser, token)).status).toBe(201);
  });

  it('leaves an earlier one of the browser valid', async () => {
    await invited('ada@example.com');
    const browser = app.visitor();
    await ask(browser, 'ada@example.com');
    const first = (await mailed('ada@example.com')) ?? '';
    await ask(browser, 'ada@example.com');
    expect((await use(browser, first)).status).toBe(201);
  });

  it('answers the same for an address that nobody has, and for an account that has no links', async () => {
    await app.person('grace@example.com');
    await invited('ada@example.com');
    const answers = [];
    for (const email of ['ada@example.com', 'grace@example.com', 'nobody@example.com']) {
      const answer = await ask(app.visitor(), email);
      const cookies = answer.headers.getSetCookie().map((line) => line.replace(/=[\w-]+/, ''));
      answers.push([answer.status, await answer.text(), cookies]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await mailed('grace@example.com')).toBeNull();
    expect(await mailed('nobody@example.com')).toBeNull();
  });

  it('expires after 15 minutes', async () => {
    await invited('ada@example.com');
    const browser = app.visitor();
    await ask(browser, 'ada@example.com');
    const token = (await mailed('ada@example.com')) ?? '';
    app.clock.advance({ minutes: 15 });
    expect(await codeOf(await use(browser, token))).toEqual(OVER);
  });

  it('is sent three times in 15 minutes at most, whichever browser asks', async () => {
    await invited('ada@example.com');
    const before = (await app.mails.to('ada@example.com')).length;
    for (let n = 0; n < 6; n += 1) await ask(app.visitor(), 'ada@example.com');
    expect(await app.mails.to('ada@example.com')).toHaveLength(before + 3);
    app.clock.advance({ minutes: 15 });
    await ask(app.visitor(), 'ada@example.com');
    expect(await app.mails.to('ada@example.com')).toHaveLength(before + 4);
  });

  it('reaches its owner however often a stranger asks, and fills no mailbox', async () => {
    await invited('ada@example.com');
    const base = await app.startTwin({ trustProxy: 1 });
    const count = async () =>
      (await app.database.query(`select 1 from sign_in_links where purpose = 'mail'`)).length;
    const askFrom = (ip: string) =>
      app
        .visitor()
        .at(base)
        .fetch('/api/sign-in/links', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': ip,
            origin: app.config.publicUrl,
          },
          body: JSON.stringify({ email: 'ada@example.com' }),
        });
    for (let n = 0; n < 6; n += 1) await askFrom(`2001:db8::${n}`);
    expect(await count()).toBe(3);
    await askFrom('203.0.113.9');
    expect(await count()).toBe(4);
    for (let n = 0; n < 20; n += 1) await askFrom(`198.51.100.${n}`);
    expect(await count()).toBe(12);
  });
});

describe('a disabled person', () => {
  it('is signed out at once and cannot come back, until they are enabled', async () => {
    const ada = await invited('ada@example.com');
    const { id: userId } = await ada.call('auth.me', {});
    const scope = mintPersonScope({ userId });
    const { url } = await issuer().forAccount(scope, null);
    await standing().disable(scope);
    expect((await ada.send('auth.me')).status).toBe(401);
    expect(await codeOf(await use(app.visitor(), tokenOf(url)))).toEqual(OVER);
    // A link that was on its way while the account was disabled.
    const late = tokenOf((await issuer().forAccount(scope, null)).url);
    expect(await codeOf(await use(app.visitor(), late))).toEqual([403, 'account_disabled']);
    await standing().enable(scope);
    expect((await use(app.visitor(), late)).status).toBe(201);
  });

  it('gets 403 at a provider, too', async () => {
    const ada = await app.person('ada@example.com');
    const { id: userId } = await ada.call('auth.me', {});
    await standing().disable(mintPersonScope({ userId }));
    await expect(app.person('ada@example.com')).rejects.toThrow('This account is disabled');
  });

  it('has no working token', async () => {
    const ada = await app.person('ada@example.com');
    await app.billing.givePlan('ada@example.com', 'Gold');
    const body = { name: 'A key', scopes: ['read'] };
    const { token } = await ada.call('keys.create', { body });
    const asProgram = () =>
      fetch(`${app.base}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
    expect((await asProgram()).status).toBe(200);
    const { id: userId } = await ada.call('auth.me', {});
    await standing().disable(mintPersonScope({ userId }));
    expect(await codeOf(await asProgram())).toEqual([403, 'account_disabled']);
    await standing().enable(mintPersonScope({ userId }));
    expect((await asProgram()).status).toBe(200);
  });
});

describe('the last operator', () => {
  it('can neither be disabled nor dismissed, and two cannot disable each other at once', async () => {
    const olga = await firstOperator(app);
    const first = mintPersonScope({ userId: (await olga.call('auth.me', {})).id });
    await expect(standing().disable(first)).rejects.toThrow('the last operator');
    await expect(standing().dismiss(first)).rejects.toThrow('the last operator');
    const token = await invite('otto@example.com', true);
    const otto = app.visitor();
    const { id } = await otto.call('auth.useLink', { body: { token, name: 'Otto' } });
    const results = await Promise.allSettled([
      standing().disable(first),
      standing().disable(mintPersonScope({ userId: id })),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await standing().hasOperator()).toBe(true);
  });
});

describe('where links are off', () => {
  it('no route knows them', async () => {
    const token = await invite('grace@example.com');
    const base = await app.startTwin({ links: { isOn: false, sendsMail: false } });
    const visitor = app.visitor().at(base);
    const off = [404, 'way_in_not_found'];
    expect(await codeOf(await use(visitor, token, { name: 'Grace' }))).toEqual(off);
    expect(await codeOf(await visitor.send('auth.lookAtLink', { body: { token } }))).toEqual(off);
    const email = 'ada@example.com';
    expect(await codeOf(await visitor.send('auth.askForLink', { body: { email } }))).toEqual(off);
    expect((await visitor.call('auth.ways', {})).links).toBeNull();
    expect((await app.visitor().call('auth.ways', {})).links).toBe('by_mail');
  });
});

describe('guessing', () => {
  it('is limited by address', async () => {
    const limits = { ...app.config.rateLimits, signIn: 5 };
    const visitor = app.visitor().at(await app.startTwin({ rateLimits: limits }));
    const statuses = [];
    for (let n = 0; n < 8; n += 1) statuses.push((await use(visitor, `guess-${n}`)).status);
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(404));
    expect(statuses.slice(5)).toEqual(Array(3).fill(429));
  });
});
