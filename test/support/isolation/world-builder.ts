import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { TestApp } from '../app';
import { uniqueImage } from '../images';
import type { Client } from '../person';
import { PEOPLE, type PersonName, TEAM_ROLE_OF } from './actors';
import type { SpaceName, TeamThings, Things, World } from './world';

export const canaryOf = (space: string) => `canary-${space.toLowerCase()}`;
export const emailOf = (name: string) => `${name.toLowerCase()}@example.com`;

export function byName<Name extends string, Value>(
  names: readonly Name[],
  values: readonly Value[],
): Record<Name, Value> {
  return Object.fromEntries(names.map((name, at) => [name, values[at]])) as Record<Name, Value>;
}

export type Everybody = Record<PersonName | 'mate' | 'neighbour', Client>;

/** Creates workspaces, teams and invites, without the rules where those would be in the way. */
export class WorldBuilder {
  constructor(
    private readonly app: TestApp,
    private readonly clients: Everybody,
  ) {}

  async each<Value>(
    make: (name: PersonName) => Promise<Value>,
  ): Promise<Record<PersonName, Value>> {
    return byName(PEOPLE, await Promise.all(PEOPLE.map(make)));
  }

  /** A former member is no longer in the team. */
  async shared(): Promise<World['shared']> {
    const crew = { admins: ['admin'], members: ['member', 'exMember'] };
    const team = await this.team('owner', canaryOf('team'), crew);
    await this.query(
      `delete from workspace_members m using users u
       where m.workspace_id = $1 and u.id = m.user_id and u.email = $2`,
      [team.id, emailOf('exMember')],
    );
    const neighbour = await this.team('neighbour', canaryOf('neighbour'));
    return {
      team: { ...team, ...(await this.things('mate', 'team', team.id)) },
      neighbour: { ...neighbour, ...(await this.things('neighbour', 'neighbour', neighbour.id)) },
    };
  }

  async personalSpace(name: PersonName): Promise<Things & { workspaceId: string }> {
    const things = await this.things(name, name, '');
    const select = 'select workspace_id as id from screenshots where id = $1';
    const [row] = await this.query<{ id: string }>(select, [things.screenshot]);
    return { ...things, workspaceId: row?.id ?? '' };
  }

  async team(
    owner: keyof Everybody,
    name: string,
    { admins = [] as string[], members = [] as string[] } = {},
  ): Promise<TeamThings> {
    const id = await this.app.teams.make({
      name,
      owner: emailOf(owner),
      admins: admins.map(emailOf),
      members: ['mate', ...members].map(emailOf),
    });
    const { id: memberId } = await this.clients.mate.call('auth.me', {});
    const { id: invite, token } = await this.invite(id, `guest@${name}.example.com`, 'member');
    const adminInvite = (await this.invite(id, `chief@${name}.example.com`, 'admin')).id;
    const revoked = await this.invite(id, `gone@${name}.example.com`, 'member');
    await this.query('delete from invites where id = $1', [revoked.id]);
    return {
      ...{ id, memberId, invite, adminInvite, token },
      ...{ revokedInvite: revoked.id, revokedToken: revoked.token },
    };
  }

  /** One screenshot of each member, uploaded by themselves. */
  async uploads(teamId: string): Promise<World['uploads']> {
    const members = Object.keys(TEAM_ROLE_OF) as PersonName[];
    const upload = (name: PersonName) =>
      this.stored(this.clients[name], 'canary-team.png', { team_id: teamId });
    return byName(members, await Promise.all(members.map(upload)));
  }

  async ownComments(screenshot: string): Promise<World['ownComments']> {
    const members = Object.keys(TEAM_ROLE_OF) as PersonName[];
    const write = (name: PersonName) => this.comment(name, screenshot, 'canary-team');
    return byName(members, await Promise.all(members.map(write)));
  }

  async ownShares(screenshot: string): Promise<World['ownShares']> {
    const members = Object.keys(TEAM_ROLE_OF) as PersonName[];
    const make = (name: PersonName) => this.share(name, screenshot);
    return byName(members, await Promise.all(members.map(make)));
  }

  /** A link, without its gates. */
  private async share(maker: keyof Everybody, screenshot: string): Promise<string> {
    const id = randomUUID();
    const now = this.app.clock.now();
    await this.query(
      `insert into share_links (id, workspace_id, created_by_id, kind, token_hash, allow_download,
         show_text, redact, created_at)
       select $1, s.workspace_id, u.id, 'screenshots', $2, false, true, true, $3
       from screenshots s, users u where s.id = $4 and u.email = $5`,
      [id, sha256(id), now, screenshot, emailOf(maker)],
    );
    await this.query(
      `insert into share_items (workspace_id, link_id, screenshot_id, position)
       select workspace_id, $1, id, 0 from screenshots where id = $2`,
      [id, screenshot],
    );
    return id;
  }

  /** Also in a personal workspace, where the product writes none. */
  private async comment(
    author: keyof Everybody,
    screenshot: string,
    said: string,
  ): Promise<string> {
    const id = randomUUID();
    await this.query(
      `insert into comments (id, workspace_id, screenshot_id, author_id, text, created_at)
       select $1, s.workspace_id, s.id, u.id, $2, $3 from screenshots s, users u
       where s.id = $4 and u.email = $5`,
      [id, said, this.app.clock.now(), screenshot, emailOf(author)],
    );
    return id;
  }

  async deletedTeam(owner: PersonName): Promise<string> {
    const { id } = await this.team(owner, `${canaryOf(owner)}-deleted`);
    await this.query('update workspaces set deleted_at = $2 where id = $1', [
      id,
      this.app.clock.now(),
    ]);
    return id;
  }

  async invite(workspaceId: string, email: string, role: 'member' | 'admin') {
    const [id, token, now] = [
      randomUUID(),
      randomBytes(32).toString('base64url'),
      this.app.clock.now(),
    ];
    await this.query(
      `insert into invites (id, workspace_id, email, role, token_hash, created_at, expires_at)
       values ($1, $2, $3, $4::"WorkspaceRole", $5, $6, $6::timestamptz + interval '7 days')`,
      [id, workspaceId, email, role, sha256(token), now],
    );
    return { id, token };
  }

  async keys(owner: keyof Everybody): Promise<{ own: string; revoked: string }> {
    const [own, revoked] = [randomUUID(), randomUUID()];
    await this.query(
      `insert into access_tokens (id, user_id, kind, name, can_write, token_hash, created_at)
       select $1, id, 'cli', $2, true, $3, $4 from users where email = $5`,
      [own, canaryOf(owner), sha256(own), this.app.clock.now(), emailOf(owner)],
    );
    return { own, revoked };
  }

  /** An API key, created without its gate. Marked as used just now, so that no request updates that. */
  async secret(owner: keyof Everybody): Promise<string> {
    const secret = randomUUID();
    await this.query(
      `insert into access_tokens
         (id, user_id, kind, name, can_write, token_hash, created_at, last_used_at)
       select $1, id, 'key', $2, true, $3, $4, $4 from users where email = $5`,
      [randomUUID(), canaryOf(owner), sha256(secret), this.app.clock.now(), emailOf(owner)],
    );
    return secret;
  }

  /** The plan has ended: everything after the first screenshot is locked. */
  async lock({ workspaceId, screenshot }: World['personal'][PersonName]): Promise<World['locked']> {
    const name = `${canaryOf('exSubscriber')}-locked`;
    const { teamId: _, ...things } = await this.thing('exSubscriber', name, '');
    await this.query(
      `update screenshots set created_at = created_at + interval '2 s' where id = $1`,
      [things.screenshot],
    );
    await this.query(
      `update workspaces set lock_after_id = $2, lock_until = created_at + interval '1 day',
         lock_after_created_at = (select created_at + interval '1 s' from screenshots where id = $2)
       where id = $1`,
      [workspaceId, screenshot],
    );
    return things;
  }

  /** A session that its owner has not used for 31 days. */
  async expire({ cookie }: Client): Promise<void> {
    const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
    await this.query(
      `update sessions set last_seen_at = last_seen_at - interval '31 days' where token_hash = $1`,
      [sha256(token)],
    );
  }

  private async things(name: keyof Everybody, space: SpaceName, teamId: string): Promise<Things> {
    const canary = canaryOf(space);
    const there = await this.thing(name, canary, teamId);
    const gone = await this.thing(name, `${canary}-deleted`, teamId);
    const client = this.clients[name];
    await client.call('tags.remove', { params: { name: gone.tag }, query: { team_id: teamId } });
    await client.call('collections.remove', { params: { id: gone.collection } });
    await client.call('shares.revoke', { params: { id: gone.share } });
    await client.call('screenshots.remove', { params: { id: gone.screenshot } });
    return {
      ...there,
      trashed: gone.screenshot,
      trashedDateId: gone.dateId,
      trashedComment: gone.comment,
      trashedEntity: gone.entity,
      revokedShare: gone.share,
      deletedCollection: gone.collection,
      deletedTag: gone.tag,
    };
  }

  /** A screenshot that was read, with a tag, a date and a collection that holds it. */
  private async thing(name: keyof Everybody, canary: string, teamId: string) {
    const client = this.clients[name];
    const query: Record<string, string> = teamId ? { team_id: teamId } : {};
    const screenshot = await this.stored(client, `${canary}.png`, query);
    await this.app.readings.store(screenshot, {
      title: canary,
      tags: [canary],
      text: `${canary} words`,
    });
    const { extracted_dates } = await client.call('screenshots.addDate', {
      params: { id: screenshot },
      body: { extracted_date: '2026-11-20', context_text: canary },
    });
    const body = { name: canary };
    const { collection_id: collection } = await client.call('collections.create', { query, body });
    const params = { id: collection, screenshotId: screenshot };
    await client.call('collections.addItem', { params });
    const comment = await this.comment(name, screenshot, canary);
    const dateId = extracted_dates[0]?.id ?? '';
    const [entity = ''] = await this.app.entities.store(screenshot, [
      { type: 'link', value: canary },
    ]);
    const share = await this.share(name, screenshot);
    return { teamId, screenshot, collection, tag: canary, dateId, comment, entity, share };
  }

  /** With all its thumbnails: the first look at one makes and counts it, which no read may do during the matrix. */
  private async stored(client: Client, name: string, query: Record<string, string>) {
    const id = await client.store(await uniqueImage(), name, query);
    await client.send('screenshots.image', { params: { id }, query: { w: '320' } });
    return id;
  }

  private query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return this.app.database.connected(
      async (client) => (await client.query<Row>(text, values)).rows,
    );
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
