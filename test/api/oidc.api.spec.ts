import { FAULTS } from '../../sandbox/oidc/faults';
import type { TestApp } from '../support/app';
import { openEvents } from '../support/events';
import {
  addWayIn,
  bodyOf,
  providerAt,
  returnFrom,
  signInAt,
  switchProvider,
} from '../support/oidc';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
useApp(
  (started) => {
    app = started;
  },
  {
    settings: {
      ...providerAt('home', {
        NAME: 'Home',
        OPERATOR_GROUPS: 'keepers',
        LOGOUT: '1',
        PLAN_CLAIM: 'shotvault.plan',
      }),
      ...providerAt('work', { ALLOWED_GROUPS: 'staff', ALLOWED_DOMAINS: 'example.com' }),
      ...providerAt('trusted', { JOIN_BY_EMAIL: '1' }),
      ...providerAt('late'),
    },
  },
);

const ADA = 'ada@example.com';
const me = (client: Client) => client.call('auth.me', {});
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

async function arrive(provider: string, email: string, groups = ''): Promise<Client> {
  const client = app.visitor();
  const answer = await signInAt(client, provider, { email, groups });
  expect(answer.status).toBe(201);
  return client;
}

describe('sign-in with OpenID Connect', () => {
  it('lists the ways in, with the words of the operator', async () => {
    const { ways } = await app.visitor().call('auth.ways', {});
    expect(ways).toEqual([
      { id: 'google', title: 'Google', label: 'Continue with Google' },
      { id: 'home', title: 'Home', label: 'Continue with Home' },
      { id: 'late', title: 'Late', label: 'Continue with Late' },
      { id: 'trusted', title: 'Trusted', label: 'Continue with Trusted' },
      { id: 'work', title: 'Work', label: 'Continue with Work' },
    ]);
  });

  it('gives a session to a person whom the provider confirms, and knows them again', async () => {
    const first = await me(await arrive('home', 'ada.lovelace@example.com'));
    expect(first).toMatchObject({
      email: 'ada.lovelace@example.com',
      google_user_data: { name: 'Ada Lovelace', given_name: 'Ada' },
    });
    expect((await me(await arrive('home', 'ada.lovelace@example.com'))).id).toBe(first.id);
  });

  it('keeps people with the same address at two providers apart', async () => {
    const atGoogle = await me(await app.person(ADA));
    const atHome = await me(await arrive('home', ADA));
    expect(atHome.id).not.toBe(atGoogle.id);
  });

  it('begins and ends no sign-in at a provider that is not configured', async () => {
    const answer = await app.visitor().send('auth.begin', { params: { id: 'nowhere' } });
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'way_in_not_found']);
  });

  it('makes an operator of whom a group appoints, until a sign-in without it', async () => {
    const keeper = await arrive('home', ADA, 'family,keepers');
    expect((await me(keeper)).is_operator).toBe(true);
    expect((await keeper.send('operator.overview')).status).toBe(200);
    await arrive('home', ADA, 'family');
    expect((await me(keeper)).is_operator).toBeUndefined();
    expect((await keeper.send('operator.overview')).status).toBe(404);
  });

  it('appoints nobody who comes by another way in', async () => {
    const keeper = await arrive('home', ADA, 'keepers');
    expect((await addWayIn(keeper, 'trusted', { email: ADA })).status).toBe(201);
    const sameByOther = await arrive('trusted', ADA);
    expect((await me(sameByOther)).id).toBe((await me(keeper)).id);
    expect((await me(sameByOther)).is_operator).toBeUndefined();
  });

  it('gives the plan that a claim names, and takes it when the claim is gone', async () => {
    const planAfter = async (plan: string) => {
      const ada = app.visitor();
      expect((await signInAt(ada, 'home', { email: ADA, plan })).status).toBe(201);
      const { subscription } = await ada.call('billing.status', {});
      return subscription?.plan.name ?? null;
    };
    expect(await planAfter('silver')).toBe('Silver');
    expect(await planAfter('no such plan')).toBe('Silver');
    expect(await planAfter('')).toBeNull();
  });

  it.each([
    ['without the group', ADA, 'family', 403],
    ['from another domain', 'ada@example.org', 'staff', 403],
    ['with group and domain', ADA, 'staff', 201],
  ])('lets in only whom the operator allows: %s', async (_who, email, groups, status) => {
    const answer = await signInAt(app.visitor(), 'work', { email, groups });
    expect(answer.status).toBe(status);
  });

  it('says where to end the session of the provider', async () => {
    const ada = await arrive('home', ADA);
    const { redirect_url: url } = await ada.call('auth.endSession', {});
    expect(url).toContain('/sandbox/oidc/home/logout?');
    const page = await (await fetch(url ?? '')).text();
    expect(page).toContain('href="http://shotvault.test/"');
    const bob = await arrive('work', 'bob@example.com', 'staff');
    expect((await bob.send('auth.endSession')).status).toBe(204);
  });
});

describe('a provider that is down', () => {
  const url = () => app.config.sandbox.url;

  it('answers 503 with a sentence, and works once it is up', async () => {
    await switchProvider(url(), 'late', { state: 'down' });
    const answer = await app.visitor().send('auth.begin', { params: { id: 'late' } });
    expect([answer.status, await codeOf(answer)]).toEqual([503, 'identity_unavailable']);
    expect((await app.visitor().send('auth.begin', { params: { id: 'home' } })).status).toBe(200);
    await switchProvider(url(), 'late', { state: 'up' });
    await arrive('late', ADA);
  });

  it('ends a sign-in that is under way with 503', async () => {
    const visitor = app.visitor();
    const { redirectUrl } = await visitor.call('auth.begin', { params: { id: 'home' } });
    const back = await returnFrom(redirectUrl, { email: ADA });
    await switchProvider(url(), 'home', { state: 'down' });
    const answer = await visitor.send('auth.createSession', { body: bodyOf(back) });
    await switchProvider(url(), 'home', { state: 'up' });
    expect([answer.status, await codeOf(answer)]).toEqual([503, 'identity_unavailable']);
  });

  it('is signed out of here all the same', async () => {
    const ada = await arrive('home', ADA);
    app.clock.advance({ minutes: 60 });
    await switchProvider(url(), 'home', { state: 'down' });
    const answer = await ada.send('auth.endSession');
    await switchProvider(url(), 'home', { state: 'up' });
    expect(answer.ok).toBe(true);
    expect((await ada.send('auth.me')).status).toBe(401);
  });

  it('is believed with new keys at once', async () => {
    await arrive('home', ADA);
    await switchProvider(url(), 'home', { keys: 'new' });
    await arrive('home', ADA);
  });
});

describe('hostile answers', () => {
  it.each(Object.keys(FAULTS))('%s opens no session', async (fault) => {
    const visitor = app.visitor();
    const answer = await signInAt(visitor, 'home', { email: ADA, fault });
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'sign_in_failed']);
    expect((await visitor.send('auth.me')).status).toBe(401);
  });

  it('a code that has been used opens no second session', async () => {
    const visitor = app.visitor();
    const { redirectUrl } = await visitor.call('auth.begin', { params: { id: 'home' } });
    const cookie = visitor.cookie;
    const body = bodyOf(await returnFrom(redirectUrl, { email: ADA }));
    expect((await visitor.send('auth.createSession', { body })).status).toBe(201);
    const thief = app.visitor();
    thief.cookie = cookie;
    expect((await thief.send('auth.createSession', { body })).status).toBe(401);
  });

  it('a code of one provider is not taken to another', async () => {
    const visitor = app.visitor();
    const { redirectUrl } = await visitor.call('auth.begin', { params: { id: 'home' } });
    const body = bodyOf(await returnFrom(redirectUrl, { email: ADA }));
    for (const provider of ['work', 'google']) {
      const other = app.visitor();
      other.cookie = visitor.cookie;
      const answer = await other.send('auth.createSession', { body: { ...body, provider } });
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'sign_in_state_mismatch']);
    }
  });

  it('an answer without its issuer is refused, because the provider says that it sends one', async () => {
    const visitor = app.visitor();
    const { redirectUrl } = await visitor.call('auth.begin', { params: { id: 'home' } });
    const { iss: _left, ...body } = bodyOf(await returnFrom(redirectUrl, { email: ADA }));
    expect((await visitor.send('auth.createSession', { body })).status).toBe(401);
  });

  it('a sign-in that another browser began is refused', async () => {
    const attacker = app.visitor();
    const { redirectUrl } = await attacker.call('auth.begin', { params: { id: 'home' } });
    const body = bodyOf(await returnFrom(redirectUrl, { email: 'mallory@example.com' }));
    const victim = app.visitor();
    expect((await victim.send('auth.createSession', { body })).status).toBe(403);
    await victim.call('auth.begin', { params: { id: 'home' } });
    expect((await victim.send('auth.createSession', { body })).status).toBe(403);
  });
});

describe('the ways in of a person', () => {
  it('are listed, added and removed', async () => {
    const ada = await app.person(ADA);
    const id = (await me(ada)).id;
    expect((await addWayIn(ada, 'home', { email: 'ada@home.example' })).status).toBe(201);
    const [google, home, ...others] = await ada.call('auth.waysIn', {});
    expect(others).toEqual([]);
    expect(google).toMatchObject({ provider: 'google', title: 'Google', email: ADA });
    expect(home).toMatchObject({ provider: 'home', title: 'Home', email: 'ada@home.example' });
    expect((await me(await arrive('home', 'ada@home.example'))).id).toBe(id);
    expect((await me(ada)).email).toBe(ADA);

    await ada.call('auth.removeWayIn', { params: { id: google?.id ?? '' } });
    expect((await me(ada)).email).toBe('ada@home.example');
    expect((await me(await app.person(ADA))).id).not.toBe(id);
    const last = await ada.send('auth.removeWayIn', { params: { id: home?.id ?? '' } });
    expect([last.status, await codeOf(last)]).toEqual([409, 'last_way_in']);
  });

  it('end the sessions that a removed one had opened, and not the one that removes it', async () => {
    const ada = await arrive('home', ADA);
    const elsewhere = await arrive('home', ADA);
    await addWayIn(ada, 'work', { email: ADA, groups: 'staff' });
    const [home] = await ada.call('auth.waysIn', {});
    const line = await openEvents(elsewhere);
    await ada.call('auth.removeWayIn', { params: { id: home?.id ?? '' } });
    await line.endedAtOnce();
    expect((await elsewhere.send('auth.me')).status).toBe(401);
    expect((await ada.send('auth.me')).status).toBe(200);
  });

  it('lead to one account only: one that is taken is refused', async () => {
    await arrive('home', ADA);
    const bob = await app.person('bob@example.com');
    const answer = await addWayIn(bob, 'home', { email: ADA });
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'identity_taken']);
    expect(await bob.call('auth.waysIn', {})).toHaveLength(1);
  });

  it('are safe to add again', async () => {
    const ada = await arrive('home', ADA);
    expect((await addWayIn(ada, 'home', { email: ADA })).status).toBe(201);
    expect(await ada.call('auth.waysIn', {})).toHaveLength(1);
  });

  it('are added for the person who asked, not for another in the same browser', async () => {
    const ada = await app.person(ADA);
    const { redirectUrl } = await ada.call('auth.addWayIn', { body: { provider: 'home' } });
    const body = bodyOf(await returnFrom(redirectUrl, { email: ADA }));
    const begun = ada.cookie.split('; ').find((pair) => pair.includes('_login='));
    const bob = await app.person('bob@example.com');
    bob.cookie = `${bob.cookie}; ${begun}`;
    expect((await bob.send('auth.createSession', { body })).status).toBe(403);
    expect(await bob.call('auth.waysIn', {})).toHaveLength(1);
  });

  it('are not added without the session that asked', async () => {
    const ada = await app.person(ADA);
    const { redirectUrl } = await ada.call('auth.addWayIn', { body: { provider: 'home' } });
    const body = bodyOf(await returnFrom(redirectUrl, { email: ADA }));
    const visitor = app.visitor();
    visitor.cookie = ada.cookie.split('; ').find((pair) => pair.includes('_login=')) ?? '';
    expect((await visitor.send('auth.createSession', { body })).status).toBe(403);
    expect(await ada.call('auth.waysIn', {})).toHaveLength(1);
  });

  it('need a fresh sign-in to be changed', async () => {
    const ada = await app.person(ADA);
    const [google] = await ada.call('auth.waysIn', {});
    app.clock.advance({ days: 2 });
    for (const answer of [
      await ada.send('auth.addWayIn', { body: { provider: 'home' } }),
      await ada.send('auth.removeWayIn', { params: { id: google?.id ?? '' } }),
    ])
      expect([answer.status, await codeOf(answer)]).toEqual([401, 'fresh_sign_in_needed']);
  });

  it('of another person do not exist', async () => {
    const [foreign] = await (await app.person(ADA)).call('auth.waysIn', {});
    const bob = await app.person('bob@example.com');
    await addWayIn(bob, 'home', { email: 'bob@example.com' });
    for (const id of [foreign?.id ?? '', 'malformed']) {
      const answer = await bob.send('auth.removeWayIn', { params: { id } });
      expect([answer.status, await codeOf(answer)]).toEqual([404, 'way_in_not_found']);
    }
  });
});

describe('joining an account by its address', () => {
  it('happens only at a provider that the operator trusts with it', async () => {
    const ada = await me(await app.person(ADA));
    expect((await me(await arrive('home', ADA))).id).not.toBe(ada.id);
  });

  it('takes the account that alone has the address', async () => {
    const ada = await app.person(ADA);
    expect((await me(await arrive('trusted', 'Ada@Example.com'))).id).toBe((await me(ada)).id);
    expect(await ada.call('auth.waysIn', {})).toHaveLength(2);
  });

  it('never takes an address that is not verified', async () => {
    await app.person(ADA);
    const answer = await signInAt(app.visitor(), 'trusted', {
      email: ADA,
      fault: 'unverified_email',
    });
    expect(answer.status).toBe(401);
  });

  it('takes neither account where two have the address', async () => {
    const known = [await me(await app.person(ADA)), await me(await arrive('home', ADA))];
    const third = await me(await arrive('trusted', ADA));
    expect(known.map(({ id }) => id)).not.toContain(third.id);
  });
});

describe('with OIDC_ONLY', () => {
  it('there is no other way in, and old sessions stay', async () => {
    const ada = await app.person(ADA);
    const twin = await app.startTwin({ google: null, autoRedirectTo: 'home' });
    const visitor = app.visitor().at(twin);
    const { ways, auto_redirect_to: first } = await visitor.call('auth.ways', {});
    expect(ways.map(({ id }) => id)).toEqual(['home', 'late', 'trusted', 'work']);
    expect(first).toBe('home');
    expect((await visitor.send('auth.redirectUrl')).status).toBe(404);
    expect((await ada.at(twin).send('auth.me')).status).toBe(200);
  });

  it('a provider that is no longer configured counts for no way in', async () => {
    const ada = await app.person(ADA);
    await addWayIn(ada, 'home', { email: ADA });
    const [, home] = await ada.call('auth.waysIn', {});
    const twin = ada.at(await app.startTwin({ google: null }));
    expect((await twin.call('auth.waysIn', {}))[0]).toMatchObject({ is_usable: false });
    const answer = await twin.send('auth.removeWayIn', { params: { id: home?.id ?? '' } });
    expect(answer.status).toBe(409);
  });
});
