import { api } from '../../server/contract/api';
import { type RouteName, routes } from '../../server/contract/routes';
import { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { makeTeam } from '../support/teams';
import { pair } from '../support/tokens';

/** Who asks. */
const ACTORS = ['visitor', 'expired', 'stranger', 'owner'] as const;
/** What is asked for: another's, one's own in the trash, and ids that name nothing. */
const OBJECTS = ['own', 'foreign', 'deleted', 'absent', 'malformed'] as const;
type Actor = (typeof ACTORS)[number];
type Target = (typeof OBJECTS)[number];

const IS_TRASH_ROUTE = new Set<RouteName>([
  'screenshots.restore',
  'collections.restore',
  'teams.restore',
]);

/** What an owner cannot do, whoever asks; the tests of teams say why. */
const NOT_FOR_OWNERS = new Set<RouteName>(['teams.leave']);

/** A valid body for each route that needs one; a new route with a body and no entry here fails. */
const BODIES: Partial<Record<RouteName, object>> = {
  'auth.createSession': { code: 'invented' },
  'screenshots.update': { is_favorite: true },
  'screenshots.check': { hashes: ['0'.repeat(64)] },
  'screenshots.bulk': { ids: ['x'], action: 'favorite' },
  'screenshots.putTags': { tags: ['a tag'] },
  'screenshots.addDate': { extracted_date: '2026-11-20' },
  'screenshots.updateDate': { state: 'accepted' },
  'invites.create': { email: 'somebody@example.com', role: 'member' },
  'teams.create': { name: 'A team' },
  'teams.update': { name: 'Another name' },
  'teams.updateMember': { role: 'admin' },
  'export.selection': { ids: ['x'] },
  'collections.create': { name: 'A collection' },
  'collections.update': { name: 'Another name' },
  'tags.rename': { name: 'another tag' },
  'keys.create': { name: 'A key', scopes: ['read'] },
  'keys.createPairing': { device_name: 'A device' },
  'auth.updateMe': { name: 'Another name' },
  'processing.process': {},
  'billing.checkout': { plan_id: 2 },
  'billing.change': { plan_id: 2, when: 'now' },
  'billing.webhook': { id: 'evt_invented' },
};

/** What a query cannot do without. */
const QUERIES: Partial<Record<RouteName, Record<string, string>>> = {
  'calendar.month': { year: '2026', month: '11' },
  'billing.changePreview': { plan_id: '2' },
};

/** Routes that answer nobody without a plan. */
const PLANS: Partial<Record<RouteName, string>> = { 'analytics.get': 'Gold' };

/** Routes whose success is no JSON answer to an ordinary request; they have tests of their own. */
const STREAMS = new Set<RouteName>(['events.stream']);

const names = Object.keys(routes) as RouteName[];
/** Opened by a token or a code instead of by who asks; the tests of invites and pairings walk them. */
const BY_TOKEN = new Set<RouteName>([
  'invites.get',
  'invites.accept',
  'invites.decline',
  'keys.pollPairing',
  'keys.pairingRequest',
  'keys.approvePairing',
  'keys.denyPairing',
]);
const byId = names.filter((name) => routes[name].path.includes(':id') && !BY_TOKEN.has(name));
const withTeam = names.filter((name) => {
  const { query } = api[name] as { query?: { shape?: Record<string, unknown> } };
  return query?.shape?.team_id !== undefined;
});
const closed = names.filter((name) => !(api[name] as { open?: true }).open);

let app: TestApp;
const clients = {} as Record<Actor, Client>;
/** Fresh for every cell: some routes change what they are asked about. */
const ids = {} as Record<Target, string>;
const collections = {} as Record<Target, string>;
const teams = {} as Record<Target, string>;
const invites = {} as Record<Target, string>;
const keys = {} as Record<Target, string>;
/** A member of the owner's team. */
let mateId = '';
let dateId = '';

beforeAll(async () => {
  // The world is made anew many times a minute, and its people answer a code each time.
  app = await TestApp.start({ RATE_LIMIT_PAIRINGS: '100000' });
});
afterAll(() => app.close());

/** Refusals change nothing, so the world is only made anew after somebody was let in. */
let isUsed = true;
beforeEach(async () => {
  if (isUsed) await makeWorld();
  isUsed = false;
});

async function makeWorld(): Promise<void> {
  await app.reset();
  clients.visitor = app.visitor();
  clients.expired = await app.person('owner@example.com');
  app.clock.advance({ days: 31 });
  clients.owner = await app.person('owner@example.com');
  clients.stranger = await app.person('stranger@example.com');
  ids.own = await clients.owner.store(await uniqueImage(), 'canary-own.png');
  ids.deleted = await clients.owner.store(await uniqueImage(), 'canary-deleted.png');
  await clients.owner.call('screenshots.remove', { params: { id: ids.deleted } });
  ids.foreign = await clients.stranger.store(await uniqueImage(), 'canary-foreign.png');
  ids.absent = '0192f0c1-0000-7000-8000-000000000000';
  ids.malformed = "x' or 1=1 --";
  await makeCollections();
  await makeTeams();
  await makeInvites();
  await makeKeys();
  const dated = await clients.owner.call('screenshots.addDate', {
    params: { id: ids.own },
    body: { extracted_date: '2026-11-01' },
  });
  dateId = dated.extracted_dates[0]?.id ?? '';
  const params = { id: ids.own };
  await clients.owner.call('screenshots.putTags', { params, body: { tags: ['mine'] } });
  await clients.stranger.call('screenshots.putTags', {
    params: { id: ids.foreign },
    body: { tags: ['canary-foreign'] },
  });
}

async function makeCollections(): Promise<void> {
  const make = async (client: Client, name: string) =>
    (await client.call('collections.create', { body: { name } })).collection_id;
  collections.own = await make(clients.owner, 'canary-own');
  collections.deleted = await make(clients.owner, 'canary-deleted');
  await clients.owner.call('collections.remove', { params: { id: collections.deleted } });
  collections.foreign = await make(clients.stranger, 'canary-foreign');
  collections.absent = ids.absent;
  collections.malformed = ids.malformed;
}

async function makeTeams(): Promise<void> {
  const mate = await app.person('mate@example.com');
  mateId = (await mate.call('auth.me', {})).id;
  const make = (name: string, owner: string) =>
    makeTeam(app.database.url, { name, owner, members: ['mate@example.com'] });
  teams.own = await make('canary-own', 'owner@example.com');
  teams.deleted = await make('canary-deleted', 'owner@example.com');
  await clients.owner.call('teams.remove', { params: { id: teams.deleted } });
  teams.foreign = await make('canary-foreign', 'stranger@example.com');
  teams.absent = ids.absent;
  teams.malformed = ids.malformed;
}

/** A revoked one is what a deleted invite is: gone. */
async function makeInvites(): Promise<void> {
  const make = async (client: Client, id: string, name: string) => {
    const body = { email: `${name}@example.com`, role: 'member' as const };
    return (await client.call('invites.create', { params: { id }, body })).id;
  };
  await app.givePlan('owner@example.com', 'Bronze');
  await app.givePlan('stranger@example.com', 'Bronze');
  invites.own = await make(clients.owner, teams.own, 'canary-own');
  invites.deleted = await make(clients.owner, teams.own, 'canary-revoked');
  await clients.owner.call('invites.revoke', { params: { id: invites.deleted } });
  invites.foreign = await make(clients.stranger, teams.foreign, 'canary-foreign');
  invites.absent = ids.absent;
  invites.malformed = ids.malformed;
}

/** Those of command lines: they need no plan. */
async function makeKeys(): Promise<void> {
  keys.own = (await pair(app, clients.owner, 'canary-own')).key.id;
  keys.deleted = (await pair(app, clients.owner, 'canary-deleted')).key.id;
  await clients.owner.call('keys.remove', { params: { id: keys.deleted } });
  keys.foreign = (await pair(app, clients.stranger, 'canary-foreign')).key.id;
  keys.absent = ids.absent;
  keys.malformed = ids.malformed;
}

const THINGS: Record<string, Record<Target, string>> = {
  collections,
  teams,
  invites,
  keys,
};

/** What stands in the path: the thing that is asked for, and own things beside it. */
function paramsOf(name: RouteName, target: Target): Record<string, string> {
  const things = THINGS[routes[name].path.split('/')[1] ?? ''] ?? ids;
  return {
    id: things[target],
    screenshotId: ids.own,
    memberId: mateId,
    dateId,
    name: 'mine',
    date: '2026-11-15',
  };
}

const ask = (actor: Actor, name: RouteName, target: Target) =>
  clients[actor].send(name, {
    params: paramsOf(name, target),
    query: QUERIES[name],
    body: bodyOf(name),
  });

/** What only a running test knows, beside what is always the same. */
function bodyOf(name: RouteName): object | undefined {
  return name === 'teams.handOver' ? { member_id: mateId } : BODIES[name];
}

/** What the law says; null where the owner may succeed and only a fault of ours would be wrong. */
function expected(actor: Actor, name: RouteName, target: Target): number | null {
  if (actor === 'visitor' || actor === 'expired') return 401;
  if (target === 'absent' || target === 'malformed') return 404;
  const isOwners = target !== 'foreign';
  if ((actor === 'owner') !== isOwners) return 404;
  return target === 'deleted' && !IS_TRASH_ROUTE.has(name) ? 404 : null;
}

it('knows every route that the router has, and no other', () => {
  const tree = app.nest.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const paths = pathsOf(tree).filter(
    (path) => path.startsWith('GET /api') || path.includes(' /api'),
  );
  const wanted = names.map((name) => `${routes[name].method} /api${routes[name].path}`);
  const known = paths.filter((path) => !path.endsWith('/*'));
  expect(known.sort()).toEqual([...wanted].sort());
});

it('has a body for every route that takes one', () => {
  const missing = names.filter((name) => 'body' in api[name] && !bodyOf(name));
  expect(missing).toEqual([]);
});

describe.each(ACTORS)('%s', (actor) => {
  it.each(byId)('on %s', async (name) => {
    const wrong: string[] = [];
    for (const target of OBJECTS) {
      const law = expected(actor, name, target);
      if (law === null) continue;
      const answer = await ask(actor, name, target);
      if (answer.status !== law) wrong.push(`${target}: ${answer.status}, not ${law}`);
    }
    expect(wrong).toEqual([]);
  });
});

it.each(byId)('%s answers foreign and absent in the same words', async (name) => {
  const [foreign, absent, malformed] = await Promise.all(
    (['foreign', 'absent', 'malformed'] as const).map(async (target) =>
      (await ask('owner', name, target)).text(),
    ),
  );
  expect(foreign).toBe(absent);
  expect(malformed).toBe(absent);
});

const forOwners = byId.filter((name) => !NOT_FOR_OWNERS.has(name));
it.each(forOwners.filter((name) => name !== 'processing.process'))(
  '%s lets the owner in',
  async (name) => {
    const target = IS_TRASH_ROUTE.has(name) ? 'deleted' : 'own';
    isUsed = true;
    expect((await ask('owner', name, target)).ok).toBe(true);
  },
);

it.each(closed)('%s is closed to visitors and ended sessions', async (name) => {
  expect((await ask('visitor', name, 'own')).status).toBe(401);
  expect((await ask('expired', name, 'own')).status).toBe(401);
});

it.each(withTeam)('%s answers another’s team like one that does not exist', async (name) => {
  for (const team_id of [ids.absent, ids.malformed, ids.foreign, teams.foreign, teams.deleted]) {
    const answer = await clients.owner.send(name, {
      params: paramsOf(name, 'own'),
      query: { ...QUERIES[name], team_id },
      body: bodyOf(name),
    });
    expect(answer.status).toBe(404);
  }
});

it.each(closed.filter((name) => routes[name].method === 'GET' && !STREAMS.has(name)))(
  '%s shows nobody a canary of somebody else',
  async (name) => {
    const plan = PLANS[name];
    isUsed = plan !== undefined;
    if (plan) await app.givePlan('owner@example.com', plan);
    const answer = await ask('owner', name, 'own');
    expect(answer.status).not.toBe(402);
    expect(await answer.text()).not.toMatch(/canary-foreign/);
    const search = await clients.owner.send('screenshots.list', { query: { q: 'canary-foreign' } });
    expect(await search.text()).toBe('[]');
  },
);

/** `GET /api/x` lines out of Fastify's drawing of its router. */
function pathsOf(tree: string): string[] {
  const stack: string[] = [];
  const result: string[] = [];
  for (const line of tree.split('\n')) {
    const match = /^([│ ]*(?:[├└]── ))(\S*) ?(?:\(([^)]*)\))?/.exec(line);
    if (!match) continue;
    const depth = (match[1]?.length ?? 4) / 4 - 1;
    stack.length = depth;
    stack.push(match[2] ?? '');
    for (const method of match[3]?.split(', ') ?? []) {
      if (method !== 'HEAD') result.push(`${method} ${stack.join('')}`);
    }
  }
  return result;
}

describe('a screenshot of somebody else', () => {
  it.each(['collections.addItem', 'collections.removeItem'] as const)('on %s', async (name) => {
    const params = { id: collections.own, screenshotId: ids.foreign };
    expect((await clients.owner.send(name, { params })).status).toBe(404);
  });

  it.each(['favorite', 'delete', 'restore', 'process'])('in bulk: %s', async (action) => {
    const wanted = [ids.own, ids.foreign, ids.absent, ids.malformed];
    const answer = await clients.owner.call('screenshots.bulk', {
      body: { ids: wanted, action },
    });
    expect(answer.done).toEqual([ids.own]);
    const [one, ...others] = answer.failed.map(({ code, error }) => ({ code, error }));
    expect(others).toEqual([one, one]);
  });

  it('does not take one’s own into a foreign collection', async () => {
    const params = { id: collections.foreign, screenshotId: ids.own };
    expect((await clients.owner.send('collections.addItem', { params })).status).toBe(404);
    const bulk = await clients.owner.call('screenshots.bulk', {
      body: { ids: [ids.own], action: 'collect', collection_id: collections.foreign },
    });
    expect(bulk.done).toEqual([]);
  });
});

describe('what a team has', () => {
  /** Who is near a team and not in it. */
  const OUTSIDERS = ['former', 'invited', 'stranger'] as const;
  const outsiders = {} as Record<(typeof OUTSIDERS)[number], Client>;
  let shot: string;
  let collection: string;

  beforeEach(async () => {
    const query = { team_id: teams.own };
    shot = await clients.owner.store(await uniqueImage(), 'canary-team.png', query);
    const body = { name: 'canary-team' };
    collection = (await clients.owner.call('collections.create', { query, body })).collection_id;
    outsiders.stranger = clients.stranger;
    for (const name of ['former', 'invited'] as const) {
      outsiders[name] = await app.person(`${name}@example.com`);
    }
    await invite('invited@example.com');
    const token = await invite('former@example.com');
    await outsiders.former.call('invites.accept', { params: { id: token } });
    await outsiders.former.call('teams.leave', { params: { id: teams.own } });
  });

  async function invite(email: string): Promise<string> {
    const body = { email, role: 'admin' as const };
    const { url } = await clients.owner.call('invites.create', { params: { id: teams.own }, body });
    return url.slice(url.lastIndexOf('/') + 1);
  }

  const ofTeam = (name: RouteName) => {
    const own: Record<string, string> = { collections: collection, teams: teams.own };
    const room = routes[name].path.split('/')[1] ?? '';
    const id = room === 'invites' ? invites.own : (own[room] ?? shot);
    return { ...paramsOf(name, 'own'), id, screenshotId: shot };
  };

  it.each(OUTSIDERS)('is absent for the %s on every route', async (outsider) => {
    const wrong: string[] = [];
    for (const name of byId) {
      const parts = { params: ofTeam(name), query: QUERIES[name], body: bodyOf(name) };
      const { status } = await outsiders[outsider].send(name, parts);
      if (status !== 404) wrong.push(`${name}: ${status}`);
    }
    for (const name of withTeam) {
      const query = { ...QUERIES[name], team_id: teams.own };
      const parts = { params: paramsOf(name, 'own'), query, body: bodyOf(name) };
      const { status } = await outsiders[outsider].send(name, parts);
      if (status !== 404) wrong.push(`${name}?team_id: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(OUTSIDERS)('shows no canary to the %s', async (outsider) => {
    for (const name of closed) {
      if (routes[name].method !== 'GET' || STREAMS.has(name)) continue;
      const parts = { params: paramsOf(name, 'own'), query: QUERIES[name] };
      const answer = await outsiders[outsider].send(name, parts);
      expect(await answer.text()).not.toMatch(/canary-team/);
    }
    const body = { ids: [shot, ids.absent], action: 'delete' as const };
    const { done, failed } = await outsiders[outsider].call('screenshots.bulk', { body });
    expect(done).toEqual([]);
    expect(new Set(failed.map(({ code, error }) => `${code} ${error}`)).size).toBe(1);
  });

  it('is there for a member', async () => {
    const mate = await app.person('mate@example.com');
    for (const name of byId.filter((it) => routes[it].method === 'GET')) {
      const { status } = await mate.send(name, { params: ofTeam(name), query: QUERIES[name] });
      expect([name, status]).toEqual([name, name === 'invites.list' ? 403 : 200]);
    }
  });
});
