import {
  TEAM_RIGHTS,
  TEAM_ROLES,
  type TeamAction,
  type TeamRole,
} from '../../server/contract/team-roles';
import type { RouteName } from '../../server/contract/routes';
import type { TestApp } from '../support/app';
import { openEvents } from '../support/events';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const PEOPLE = ['owner', 'admin', 'member', 'other', 'deputy'] as const;
type Person = (typeof PEOPLE)[number];
const emailOf = (person: string) => `${person}@example.com`;

let app: TestApp;
const people = {} as Record<Person, Client>;
const userIds = {} as Record<Person, string>;
let stranger: Client;
let id: string;

useApp(
  async (started) => {
    app = started;
    for (const person of PEOPLE) {
      people[person] = await app.person(emailOf(person));
      userIds[person] = (await people[person].call('auth.me', {})).id;
    }
    stranger = await app.person('stranger@example.com');
    await app.billing.givePlan(emailOf('owner'), 'Bronze');
    id = await app.teams.make({
      name: 'Harbor',
      owner: emailOf('owner'),
      admins: [emailOf('admin'), emailOf('deputy')],
      members: [emailOf('member'), emailOf('other')],
    });
  },
  { settings: { VISION_URL: 'http://127.0.0.1:9/v1', VISION_MODEL: 'stub' } },
);

const team = () => people.owner.call('teams.get', { params: { id } });
const roleOf = async (person: Person) =>
  (await team()).members.find((member) => member.id === userIds[person])?.role;
const shoot = async (person: Person) =>
  people[person].store(await uniqueImage(), 'shot.png', { team_id: id });
const onMember = (client: Client, name: RouteName, person: Person, body?: object) =>
  client.send(name, { params: { id, memberId: userIds[person] }, body });
const handOver = (client: Client, to: Person) =>
  client.send('teams.handOver', { params: { id }, body: { member_id: userIds[to] } });

const invite = (client: Client, role: TeamRole) =>
  client.send('invites.create', { params: { id }, body: { email: 'new@example.com', role } });

it('tells open windows of its members that its name, its roles and its invites are others', async () => {
  const open = await openEvents(people.member, id);
  await people.owner.call('teams.update', { params: { id }, body: { name: 'Quay' } });
  await open.untilLists(1);
  await onMember(people.owner, 'teams.updateMember', 'other', { role: 'admin' });
  await open.untilLists(2);
  await invite(people.owner, 'member');
  await open.untilLists(3);
  // An upload tells of its screenshot alone.
  const shot = await shoot('owner');
  await open.until((event) => event.id === shot);
  open.close();
  expect(open.lists).toEqual(['team', 'team', 'team']);
});

describe('making a team', () => {
  it('needs Bronze, and says so', async () => {
    const answer = await stranger.send('teams.create', { body: { name: 'Pier' } });
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({
      code: 'plan_required',
      error: 'Teams need the Bronze plan or a larger one.',
      details: { feature: 'team_collaboration', plan: 'Bronze' },
    });
  });

  it("requires the person's own plan, not that of a team", async () => {
    const query = { team_id: id };
    const answer = await people.member.send('teams.create', { query, body: { name: 'Pier' } });
    expect(answer.status).toBe(402);
  });

  it('makes its maker the one owner', async () => {
    const body = { name: '  Pier ', description: ' ' };
    const answer = await people.owner.send('teams.create', { body });
    expect(answer.status).toBe(201);
    const made = (await answer.json()) as { id: string };
    expect(made).toMatchObject({ name: 'Pier', description: null, role: 'owner', member_count: 1 });
    expect(await people.owner.call('teams.get', { params: { id: made.id } })).toMatchObject({
      members: [{ user_email: 'owner@example.com', role: 'owner' }],
      is_paused: false,
    });
  });

  it.each([
    {},
    { name: ' ' },
    { name: 'x'.repeat(101) },
    { name: 'x', owner_id: 'y' },
    { name: 7 },
  ])('refuses %j', async (body) => {
    expect((await people.owner.send('teams.create', { body })).status).toBe(422);
  });
});

describe('the lists of teams', () => {
  it('show who is in them, the owner first', async () => {
    const [listed, ...others] = await people.member.call('teams.list', {});
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ id, name: 'Harbor', role: 'member', member_count: 5 });
    expect(listed?.members.map(({ role }) => role)).toEqual([
      'owner',
      'admin',
      'admin',
      'member',
      'member',
    ]);
  });

  it('have a light twin', async () => {
    expect(await people.admin.call('teams.mine', {})).toEqual([
      { id, name: 'Harbor', role: 'admin', member_count: 5 },
    ]);
    expect(await stranger.call('teams.mine', {})).toEqual([]);
  });

  it('count the screenshots of the team', async () => {
    await shoot('member');
    expect((await team()).screenshot_count).toBe(1);
    expect(await app.screenshots.drift()).toEqual([]);
  });

  it('leave out a person whose account is closed', async () => {
    await people.other.call('operations.deleteAccount', {});
    const { members, member_count } = await team();
    expect(members.map(({ user_email }) => user_email)).not.toContain('');
    expect(member_count).toBe(4);
  });
});

/** One attempt at every action that needs a role; a new action without one does not compile. */
const ATTEMPTS: Record<
  TeamAction,
  (client: Client, own: string, others: string) => Promise<Response>
> = {
  view: (client) => client.send('teams.get', { params: { id } }),
  upload: async (client) => client.upload(await uniqueImage(), 'new.png', { team_id: id }),
  organise: (client, _own, others) =>
    client.send('screenshots.putTags', { params: { id: others }, body: { tags: ['x'] } }),
  comment: (client, _own, others) =>
    client.send('comments.create', { params: { id: others }, body: { text: 'x' } }),
  delete_any_comment: async (client, _own, others) => {
    const params = { id: others };
    const { id: comment } = await people.other.call('comments.create', {
      params,
      body: { text: 'x' },
    });
    return client.send('comments.remove', { params: { id: comment } });
  },
  delete_own: (client, own) => client.send('screenshots.remove', { params: { id: own } }),
  delete_any: (client, _own, others) =>
    client.send('screenshots.remove', { params: { id: others } }),
  share: (client, _own, others) =>
    client.send('shares.create', { body: { screenshot_ids: [others], redact: false } }),
  revoke_any_share: async (client, _own, others) => {
    const body = { screenshot_ids: [others], redact: false };
    const { id: link } = await people.other.call('shares.create', { body });
    return client.send('shares.revoke', { params: { id: link } });
  },
  set_share_rules: (client) =>
    client.send('shares.updateRules', { query: { team_id: id }, body: { password_needed: true } }),
  edit_team: (client) =>
    client.send('teams.update', { params: { id }, body: { description: 'Boats' } }),
  invite_member: (client) => invite(client, 'member'),
  invite_admin: (client) => invite(client, 'admin'),
  remove_member: (client) => onMember(client, 'teams.removeMember', 'other'),
  remove_admin: (client) => onMember(client, 'teams.removeMember', 'deputy'),
  change_roles: (client) => onMember(client, 'teams.updateMember', 'other', { role: 'admin' }),
  hand_over: (client) => handOver(client, 'deputy'),
  delete_team: (client) => client.send('teams.remove', { params: { id } }),
  choose_vision_model: (client) =>
    client.send('workspaces.updateSettings', {
      query: { team_id: id },
      body: { vision_model: true },
    }),
  leave: (client) => client.send('teams.leave', { params: { id } }),
};

describe.each(TEAM_ROLES)('as %s', (role: TeamRole) => {
  it.each(Object.keys(TEAM_RIGHTS) as TeamAction[])('%s is as the table says', async (action) => {
    const own = await shoot(role);
    const others = await shoot('other');
    const answer = await ATTEMPTS[action](people[role], own, others);
    const isAllowed = (TEAM_RIGHTS[action] as readonly TeamRole[]).includes(role);
    const refusal = action === 'leave' ? 409 : 403;
    expect(isAllowed ? answer.ok : answer.status).toBe(isAllowed ? true : refusal);
    if (!isAllowed) expect((await team()).member_count).toBe(5);
  });

  it('is absent for a stranger', async () => {
    const others = await shoot('other');
    for (const action of Object.keys(TEAM_RIGHTS) as TeamAction[]) {
      expect((await ATTEMPTS[action](stranger, others, others)).status).toBe(404);
    }
  });
});

describe('deleting in a team', () => {
  it.each(['screenshots.remove', 'screenshots.restore'] as const)(
    'leaves others’ to the owner and the admins: %s',
    async (name) => {
      const shot = await shoot('other');
      if (name === 'screenshots.restore')
        await people.admin.call('screenshots.remove', { params: { id: shot } });
      for (const forever of [false, true]) {
        const query = { forever };
        const answer = await people.member.send(name, { params: { id: shot }, query });
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({
          code: 'role_too_low',
          error: 'Only the owner and the admins of this team can do that.',
        });
      }
      expect((await people.admin.send(name, { params: { id: shot } })).ok).toBe(true);
    },
  );

  it.each([
    ['member', { own: true, others: false }],
    ['admin', { own: true, others: true }],
  ] as const)('is part of every screenshot for a %s', async (role, expected) => {
    const own = await shoot(role);
    const others = await shoot('other');
    const client = people[role];
    const told = (rows: readonly { id: string; can_delete: boolean }[]) => ({
      own: rows.find((row) => row.id === own)?.can_delete,
      others: rows.find((row) => row.id === others)?.can_delete,
    });
    expect(told(await client.call('screenshots.list', { query: { team_id: id } }))).toEqual(
      expected,
    );
    const whole = [own, others].map((shot) =>
      client.call('screenshots.get', { params: { id: shot } }),
    );
    expect(told(await Promise.all(whole))).toEqual(expected);
    for (const shot of [own, others])
      await people.owner.call('screenshots.remove', { params: { id: shot } });
    expect(told(await client.call('trash.list', { query: { team_id: id } }))).toEqual(expected);
  });

  it('deletes one’s own in bulk and reports the others', async () => {
    const own = await shoot('member');
    const others = await shoot('other');
    const body = { ids: [own, others], action: 'delete' as const };
    const answer = await people.member.call('screenshots.bulk', { body });
    expect(answer.done).toEqual([own]);
    expect(answer.failed).toMatchObject([{ id: others, code: 'role_too_low' }]);
  });

  it('keeps a member from emptying everybody’s trash', async () => {
    const query = { team_id: id };
    expect((await people.member.send('trash.empty', { query })).status).toBe(403);
    expect((await people.admin.send('trash.empty', { query })).status).toBe(204);
  });
});

describe('the owner of a team', () => {
  it('cannot be demoted, removed or replaced by an admin', async () => {
    for (const answer of [
      await onMember(people.admin, 'teams.updateMember', 'owner', { role: 'member' }),
      await onMember(people.admin, 'teams.removeMember', 'owner'),
      await onMember(people.admin, 'teams.updateMember', 'admin', { role: 'admin' }),
      await handOver(people.admin, 'admin'),
    ])
      expect(answer.status).toBe(403);
    expect(await roleOf('owner')).toBe('owner');
  });

  it('cannot be given away by a role, not even by the owner', async () => {
    const owner = { role: 'owner' };
    expect((await onMember(people.owner, 'teams.updateMember', 'admin', owner)).status).toBe(422);
  });

  it('cannot go without a follower', async () => {
    for (const answer of [
      await people.owner.send('teams.leave', { params: { id } }),
      await onMember(people.owner, 'teams.removeMember', 'owner'),
      await onMember(people.owner, 'teams.updateMember', 'owner', { role: 'member' }),
    ]) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'team_needs_owner' });
    }
  });

  it('hands over, stays as an admin, and may then leave', async () => {
    expect((await handOver(people.owner, 'member')).status).toBe(200);
    expect(await roleOf('owner')).toBe('admin');
    expect(await roleOf('member')).toBe('owner');
    expect((await people.owner.send('teams.leave', { params: { id } })).status).toBe(204);
    expect((await people.owner.send('teams.get', { params: { id } })).status).toBe(404);
    expect((await people.member.call('teams.get', { params: { id } })).role).toBe('owner');
  });

  it('does not hand over to a disabled account, which could not hand it back', async () => {
    const disable = (at: string | null) =>
      app.database.query('update users set disabled_at = $1 where id = $2', [at, userIds.member]);
    await disable('2026-01-01');
    const answer = await handOver(people.owner, 'member');
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'member_not_found' }]);
    expect(await roleOf('owner')).toBe('owner');
    await disable(null);
    expect((await handOver(people.owner, 'member')).status).toBe(200);
  });

  it('is one of them when the team is handed to several at once', async () => {
    const all = ['admin', 'deputy', 'member', 'other'] as const;
    const answers = await Promise.all(all.map((person) => handOver(people.owner, person)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const query = `select w.owner_id, m.user_id from workspaces w
      join workspace_members m on m.workspace_id = w.id and m.role = 'owner' where w.id = $1`;
    const rows = await app.database.query<{ owner_id: string; user_id: string }>(query, [id]);
    expect(rows).toEqual([{ owner_id: rows[0]?.user_id, user_id: rows[0]?.user_id }]);
  });

  /** Sends a request that waits until the team was handed from its owner to its admin. */
  const duringHandOver = (send: () => Promise<Response>): Promise<Response> =>
    app.database.connected(async (client) => {
      const isWaitedFor = async () => {
        const { rows } = await client.query('select 1 from pg_locks where not granted');
        return rows.length > 0;
      };
      await client.query('begin');
      await client.query('update workspaces set owner_id = $2 where id = $1', [id, userIds.admin]);
      const answer = send();
      for (let n = 0; n < 50 && !(await isWaitedFor()); n += 1)
        await new Promise((done) => setTimeout(done, 20));
      await client.query(
        `update workspace_members set role =
           (case when user_id = $2 then 'owner' else 'member' end)::"WorkspaceRole"
         where workspace_id = $1 and user_id in ($2, $3)`,
        [id, userIds.admin, userIds.owner],
      );
      await client.query('commit');
      return answer;
    });

  it.each([
    ['teams.updateMember', { role: 'admin' }],
    ['teams.removeMember', undefined],
  ] as const)('ends with a change of role: %s', async (route, body) => {
    const answer = await duringHandOver(() => onMember(people.owner, route, 'member', body));
    expect(answer.status).toBe(403);
    expect(await roleOf('member')).toBe('member');
  });

  it('keeps somebody who leaves while the team is handed to them', async () => {
    const answer = await duringHandOver(() => people.admin.send('teams.leave', { params: { id } }));
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'team_needs_owner' }]);
    expect(await roleOf('admin')).toBe('owner');
  });

  it('is protected when a removal and a hand-over meet', async () => {
    await Promise.all([
      handOver(people.owner, 'admin'),
      onMember(people.owner, 'teams.removeMember', 'admin'),
      people.admin.send('teams.leave', { params: { id } }),
    ]);
    const rows = await app.database.query(
      `select 1 from workspace_members where workspace_id = $1 and role = 'owner'`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it.each(['absent', 'malformed', 'not in the team'])(
    'finds no member who is %s',
    async (whose) => {
      const ids = {
        absent: '0192f0c1-0000-7000-8000-000000000000',
        malformed: "x' or 1=1 --",
        'not in the team': (await stranger.call('auth.me', {})).id,
      } as Record<string, string>;
      const memberId = ids[whose] ?? '';
      for (const answer of [
        await people.owner.send('teams.removeMember', { params: { id, memberId } }),
        await people.owner.send('teams.updateMember', {
          params: { id, memberId },
          body: { role: 'admin' },
        }),
        await people.owner.send('teams.handOver', {
          params: { id },
          body: { member_id: memberId },
        }),
      ]) {
        expect(answer.status).toBe(404);
        expect(await answer.json()).toMatchObject({ code: 'member_not_found' });
      }
    },
  );
});

describe('a removed member', () => {
  it('loses access at once; the images stay', async () => {
    const shot = await shoot('member');
    await people.member.call('screenshots.update', {
      params: { id: shot },
      body: { is_favorite: true },
    });
    expect((await onMember(people.admin, 'teams.removeMember', 'member')).status).toBe(204);
    for (const answer of [
      await people.member.send('teams.get', { params: { id } }),
      await people.member.send('screenshots.get', { params: { id: shot } }),
      await people.member.send('screenshots.image', { params: { id: shot } }),
      await people.member.send('screenshots.list', { query: { team_id: id } }),
    ])
      expect(answer.status).toBe(404);
    expect(await people.owner.call('screenshots.list', { query: { team_id: id } })).toHaveLength(1);
    expect(await app.screenshots.drift()).toEqual([]);
  });
});

describe('a deleted team', () => {
  let shot: string;
  beforeEach(async () => {
    shot = await shoot('member');
    await people.owner.call('teams.remove', { params: { id } });
  });

  it('is absent for everybody, its screenshots too', async () => {
    for (const person of ['owner', 'member'] as const) {
      expect(await people[person].call('teams.list', {})).toEqual([]);
      expect(await people[person].call('teams.mine', {})).toEqual([]);
      const list = await people[person].send('screenshots.list', { query: { team_id: id } });
      expect(list.status).toBe(404);
      for (const name of ['screenshots.get', 'screenshots.image', 'screenshots.words'] as const) {
        expect((await people[person].send(name, { params: { id: shot } })).status).toBe(404);
      }
    }
    expect((await people.owner.call('dashboard.get', {})).counts.teams).toBe(0);
  });

  it('is shown as restorable to its owner only', async () => {
    const query = { deleted: 'true' as const };
    const [deleted] = await people.owner.call('teams.list', { query });
    expect(deleted).toMatchObject({ id, deleted_at: '2026-11-15T12:00:00.000Z' });
    expect(await people.admin.call('teams.list', { query })).toEqual([]);
  });

  it('is restored completely within 29 days, by its owner only', async () => {
    app.clock.advance({ days: 28 });
    for (const person of ['admin', 'member'] as const) {
      expect((await people[person].send('teams.restore', { params: { id } })).status).toBe(404);
    }
    const restored = await people.owner.call('teams.restore', { params: { id } });
    expect(restored).toMatchObject({ member_count: 5, screenshot_count: 1, deleted_at: null });
  });

  it('is gone for good after that, with its files', async () => {
    const before = await app.screenshots.files();
    app.clock.advance({ days: 29 });
    people.owner = await app.person(emailOf('owner'));
    expect((await people.owner.send('teams.restore', { params: { id } })).status).toBe(404);
    expect(await app.teams.eraseExpired()).toBe(1);
    expect(await app.database.traces('Harbor')).toEqual([]);
    expect((await app.screenshots.files()).length).toBeLessThan(before.length);
  });

  it('does not keep its owner from closing the account', async () => {
    expect((await people.owner.send('operations.deleteAccount')).status).toBe(204);
  });
});
