import { InviteCheckService } from '../../server/modules/teams/invite-check.service';
import { loadConfig } from '../../server/infra/config/config';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let owner: Client;
let admin: Client;
let member: Client;
let guest: Client;
let id: string;

useApp(
  async (started) => {
    app = started;
    owner = await app.person('owner@example.com');
    admin = await app.person('admin@example.com');
    member = await app.person('member@example.com');
    guest = await app.person('guest@example.com');
    await app.billing.givePlan('owner@example.com', 'Bronze');
    id = await app.teams.make({
      name: 'Harbor',
      owner: 'owner@example.com',
      admins: ['admin@example.com'],
      members: ['member@example.com'],
    });
  },
  { settings: { RATE_LIMIT_INVITES: '200' } },
);

const send = (client: Client, email: string, role = 'member') =>
  client.send('invites.create', { params: { id }, body: { email, role } });
const invite = (email = 'guest@example.com', role: 'member' | 'admin' = 'member') =>
  owner.call('invites.create', { params: { id }, body: { email, role } });
const tokenOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf('/') + 1);
const accept = (client: Client, token: string) =>
  client.send('invites.accept', { params: { id: token } });
const members = async () => (await owner.call('teams.get', { params: { id } })).members;

describe('an invite', () => {
  it('returns its link once; the table stores only a hash', async () => {
    const sent = await invite();
    expect(sent).toMatchObject({
      email: 'guest@example.com',
      role: 'member',
      expires_at: '2026-11-22T12:00:00.000Z',
    });
    expect(sent.url).toMatch(/^http:\/\/shotvault\.test\/invite\/[\w-]{43}$/);
    expect(await app.database.traces(tokenOf(sent))).toEqual([]);
    const listed = await owner.call('invites.list', { params: { id } });
    expect(listed).toMatchObject([
      { id: sent.id, email: 'guest@example.com', invited_by: 'Owner' },
    ]);
    expect(JSON.stringify(listed)).not.toContain(tokenOf(sent));
  });

  it('shows a visitor the offer, and the address only as a hint', async () => {
    const token = tokenOf(await invite());
    const view = await app.visitor().call('invites.get', { params: { id: token } });
    expect(view).toMatchObject({
      team_name: 'Harbor',
      invited_by: 'Owner',
      role: 'member',
      email_hint: 'g…@example.com',
    });
    expect(JSON.stringify(view)).not.toContain('guest@');
  });

  it('lets the invited person join once, with its role', async () => {
    const token = tokenOf(await invite('guest@example.com', 'admin'));
    const joined = await guest.call('invites.accept', { params: { id: token } });
    expect(joined).toEqual({ id, name: 'Harbor', role: 'admin', member_count: 4 });
    expect(await guest.call('screenshots.list', { query: { team_id: id } })).toEqual([]);
    expect((await accept(guest, token)).status).toBe(404);
    expect(await owner.call('invites.list', { params: { id } })).toEqual([]);
  });

  it('joins once when it is accepted many times at once', async () => {
    const token = tokenOf(await invite());
    const tabs = await Promise.all([1, 2, 3].map(() => app.person('guest@example.com')));
    const answers = await Promise.all([...tabs, ...tabs].map((tab) => accept(tab, token)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    expect(await members()).toHaveLength(4);
  });

  it('reveals no accounts: the answer is the same with and without one', async () => {
    const known = (await (await send(owner, 'guest@example.com')).json()) as object;
    const unknown = (await (await send(owner, 'nobody@example.com')).json()) as object;
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    const listed = await owner.call('invites.list', { params: { id } });
    expect(new Set(listed.map((row) => Object.keys(row).join()))).toHaveProperty('size', 1);
  });

  it.each(['guest@example.com', ' member@EXAMPLE.com '])(
    'recognises people who are members already: %j',
    async (email) => {
      const token = tokenOf(await invite());
      await guest.call('invites.accept', { params: { id: token } });
      const answer = await send(owner, email);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        code: 'already_member',
        error: `${email.trim().toLowerCase()} is a member of this team already.`,
      });
    },
  );

  it.each([
    { email: 'guest@example.com' },
    { email: 'guest', role: 'member' },
    { email: 'a@b.c\r\nBcc: d@e.f', role: 'member' },
    { email: 'gu\u200best@example.com', role: 'member' },
    { email: '"guest" <guest@example.com>', role: 'member' },
    { email: 'guest@example.com', role: 'owner' },
    { email: `${'g'.repeat(250)}@example.com`, role: 'member' },
    { email: 'guest@example.com', role: 'member', workspace_id: 'x' },
  ])('refuses %j', async (body) => {
    expect((await owner.send('invites.create', { params: { id }, body })).status).toBe(422);
  });
});

describe('the person an invite is for', () => {
  it.each(['Guest@example.com', 'guest+work@example.com', 'gu\u0435st@example.com'])(
    '%s is another person than guest@example.com',
    async (email) => {
      const token = tokenOf(await invite(email));
      for (const name of ['invites.accept', 'invites.decline'] as const) {
        const answer = await guest.send(name, { params: { id: token } });
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({ code: 'invite_not_yours' });
      }
      expect(await members()).toHaveLength(3);
    },
  );

  it('is the same person in any case of the domain', async () => {
    const token = tokenOf(await invite(' guest@EXAMPLE.com '));
    expect((await accept(guest, token)).status).toBe(200);
  });
});

describe('the end of an invite', () => {
  const isOver = async (token: string) => {
    const answers = await Promise.all([
      app.visitor().send('invites.get', { params: { id: token } }),
      guest.send('invites.accept', { params: { id: token } }),
      guest.send('invites.decline', { params: { id: token } }),
      app.visitor().send('invites.get', { params: { id: 'an-invented-token' } }),
    ]);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(bodies).size).toBe(1);
  };

  it('happens after seven days, until it is resent', async () => {
    const sent = await invite();
    app.clock.advance({ days: 6 });
    expect((await guest.send('invites.get', { params: { id: tokenOf(sent) } })).ok).toBe(true);
    app.clock.advance({ days: 1 });
    await isOver(tokenOf(sent));
    const again = await owner.call('invites.resend', { params: { id: sent.id } });
    expect(again).toMatchObject({ id: sent.id, expires_at: '2026-11-29T12:00:00.000Z' });
    await isOver(tokenOf(sent));
    expect((await accept(guest, tokenOf(again))).status).toBe(200);
  });

  it('happens when it is revoked', async () => {
    const sent = await invite();
    expect((await owner.send('invites.revoke', { params: { id: sent.id } })).status).toBe(204);
    await isOver(tokenOf(sent));
    expect((await owner.send('invites.resend', { params: { id: sent.id } })).status).toBe(404);
  });

  it('happens when it is declined', async () => {
    const token = tokenOf(await invite());
    expect((await guest.send('invites.decline', { params: { id: token } })).status).toBe(204);
    await isOver(token);
  });

  it('happens with a second invite to the same address', async () => {
    const first = await invite();
    const second = await invite('guest@example.com', 'admin');
    expect(second.id).toBe(first.id);
    await isOver(tokenOf(first));
    expect(await owner.call('invites.list', { params: { id } })).toHaveLength(1);
  });

  it('happens with the deletion of the team, and is undone by its restoration', async () => {
    const token = tokenOf(await invite());
    await owner.call('teams.remove', { params: { id } });
    await isOver(token);
    await owner.call('teams.restore', { params: { id } });
    expect((await accept(guest, token)).status).toBe(200);
  });
});

describe('the right to invite', () => {
  it('members cannot invite and see no invite', async () => {
    const sent = await invite();
    for (const answer of [
      await send(member, 'new@example.com'),
      await member.send('invites.list', { params: { id } }),
      await member.send('invites.resend', { params: { id: sent.id } }),
      await member.send('invites.revoke', { params: { id: sent.id } }),
    ])
      expect(answer.status).toBe(403);
  });

  it('admins invite members, and touch no invite of an admin', async () => {
    expect((await send(admin, 'new@example.com')).status).toBe(201);
    const sent = await invite('guest@example.com', 'admin');
    for (const answer of [
      await send(admin, 'other@example.com', 'admin'),
      await send(admin, 'guest@example.com', 'member'),
      await admin.send('invites.resend', { params: { id: sent.id } }),
      await admin.send('invites.revoke', { params: { id: sent.id } }),
    ])
      expect(answer.status).toBe(403);
  });

  it('strangers find neither the team nor the invite', async () => {
    const sent = await invite();
    for (const answer of [
      await send(guest, 'new@example.com'),
      await guest.send('invites.list', { params: { id } }),
      await guest.send('invites.resend', { params: { id: sent.id } }),
      await guest.send('invites.revoke', { params: { id: sent.id } }),
    ])
      expect(answer.status).toBe(404);
  });

  it('inviting and accepting wait while the owner’s plan includes no teams', async () => {
    const sent = await invite();
    await app.billing.givePlan('owner@example.com', 'Free');
    for (const answer of [
      await send(admin, 'new@example.com'),
      await owner.send('invites.resend', { params: { id: sent.id } }),
      await accept(guest, tokenOf(sent)),
    ]) {
      expect(answer.status).toBe(402);
      expect(await answer.json()).toMatchObject({
        code: 'team_paused',
        details: { feature: 'team_collaboration', plan: 'Bronze' },
      });
    }
    expect((await member.call('teams.get', { params: { id } })).is_paused).toBe(true);
    await app.billing.givePlan('owner@example.com', 'Bronze');
    expect((await accept(guest, tokenOf(sent))).status).toBe(200);
  });
});

describe('the end of the role that sent an invite', () => {
  const idOf = async (client: Client) => (await client.call('auth.me', {})).id;
  const sendAs = async (client: Client, email: string, role: 'member' | 'admin' = 'member') =>
    tokenOf(await client.call('invites.create', { params: { id }, body: { email, role } }));
  const isOpen = async (token: string) =>
    (await app.visitor().send('invites.get', { params: { id: token } })).ok;
  const changeRole = async (client: Client, role: 'member' | 'admin') =>
    owner.call('teams.updateMember', {
      params: { id, memberId: await idOf(client) },
      body: { role },
    });

  const ways: Record<string, () => Promise<unknown>> = {
    'is taken out': async () =>
      owner.call('teams.removeMember', { params: { id, memberId: await idOf(admin) } }),
    'becomes a member': () => changeRole(admin, 'member'),
    leaves: () => admin.call('teams.leave', { params: { id } }),
    'closes the account': () => admin.call('operations.deleteAccount', {}),
  };

  it.each(Object.keys(ways))('revokes it when the admin %s, and no other', async (way) => {
    const theirs = await sendAs(admin, 'guest@example.com');
    const other = await sendAs(owner, 'other@example.com', 'admin');
    await ways[way]?.();
    expect(await isOpen(theirs)).toBe(false);
    expect((await accept(guest, theirs)).status).toBe(404);
    expect(await isOpen(other)).toBe(true);
  });

  it('leaves an invite alone that the owner has sent again', async () => {
    await sendAs(admin, 'guest@example.com');
    const again = await sendAs(owner, 'guest@example.com');
    await ways['is taken out']?.();
    expect((await accept(guest, again)).status).toBe(200);
  });

  it('revokes invites of admins with a hand-over, and leaves those of members', async () => {
    const [asAdmin, asMember] = [
      await sendAs(owner, 'guest@example.com', 'admin'),
      await sendAs(owner, 'other@example.com'),
    ];
    const body = { member_id: await idOf(admin) };
    await owner.call('teams.handOver', { params: { id }, body });
    expect([await isOpen(asAdmin), await isOpen(asMember)]).toEqual([false, true]);
  });

  it.each(['is taken out', 'becomes a member', 'leaves', 'closes the account'])(
    'refuses an invite that is on its way while the admin %s',
    async (way) => {
      jest
        .spyOn(InviteCheckService.prototype, 'assertMayInvite')
        .mockImplementationOnce(async () => {
          await ways[way]?.();
        });
      expect((await send(admin, 'guest@example.com')).status).toBe(403);
      expect(await owner.call('invites.list', { params: { id } })).toEqual([]);
      jest.restoreAllMocks();
    },
  );

  it('ends invites to an account that is closed', async () => {
    const token = await sendAs(owner, 'guest@example.com');
    const other = await sendAs(owner, 'other@example.com');
    await guest.call('operations.deleteAccount', {});
    expect([await isOpen(token), await isOpen(other)]).toEqual([false, true]);
    expect(await app.database.traces('guest@example.com')).toEqual([]);
  });
});

it('restores earlier favourites when a member joins again', async () => {
  const shot = await member.store(await uniqueImage(), 'shot.png', { team_id: id });
  await member.call('screenshots.update', { params: { id: shot }, body: { is_favorite: true } });
  await member.call('teams.leave', { params: { id } });
  const token = tokenOf(await invite('member@example.com'));
  await member.call('invites.accept', { params: { id: token } });
  const query = { team_id: id, favorites: 'true' as const };
  expect(await member.call('screenshots.list', { query })).toHaveLength(1);
  expect(await app.screenshots.drift()).toEqual([]);
});

it('are limited to sixty an hour', async () => {
  const { rateLimits } = loadConfig({ SESSION_SECRET: 'x'.repeat(32) });
  const ada = (await app.person('ada@example.com')).at(await app.startTwin({ rateLimits }));
  const absent = '0192f0c1-0000-7000-8000-000000000000';
  const body = { email: 'x@example.com', role: 'member' };
  const ask = () => ada.send('invites.create', { params: { id: absent }, body });
  for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(404);
  const answer = await ask();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
});
