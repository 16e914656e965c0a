import { api } from '../../server/contract/api';
import { type RouteName, routes } from '../../server/contract/routes';
import { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';

/** Who asks. */
const ACTORS = ['visitor', 'expired', 'stranger', 'owner'] as const;
/** What is asked for: another's, one's own in the trash, and ids that name nothing. */
const OBJECTS = ['own', 'foreign', 'deleted', 'absent', 'malformed'] as const;
type Actor = (typeof ACTORS)[number];
type Target = (typeof OBJECTS)[number];

const IS_TRASH_ROUTE = new Set<RouteName>(['screenshots.restore']);

/** A valid body for each route that needs one; a new route with a body and no entry here fails. */
const BODIES: Partial<Record<RouteName, object>> = {
  'auth.createSession': { code: 'invented' },
  'screenshots.update': { is_favorite: true },
  'processing.process': {},
};

/** Routes whose success is no JSON answer to an ordinary request; they have tests of their own. */
const STREAMS = new Set<RouteName>(['events.stream']);

const names = Object.keys(routes) as RouteName[];
const byId = names.filter((name) => routes[name].path.includes(':id'));
const withTeam = names.filter((name) => {
  const { query } = api[name] as { query?: { shape?: Record<string, unknown> } };
  return query?.shape?.team_id !== undefined;
});
const closed = names.filter((name) => !(api[name] as { open?: true }).open);

let app: TestApp;
const clients = {} as Record<Actor, Client>;
/** Fresh for every cell: some routes change what they are asked about. */
const ids = {} as Record<Target, string>;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

beforeEach(async () => {
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
});

const ask = (actor: Actor, name: RouteName, target?: Target) =>
  clients[actor].send(name, {
    params: target ? { id: ids[target] } : undefined,
    body: BODIES[name],
  });

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
  const missing = names.filter((name) => 'body' in api[name] && !BODIES[name]);
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

it.each(byId.filter((name) => name !== 'processing.process'))(
  '%s lets the owner in',
  async (name) => {
    const target = IS_TRASH_ROUTE.has(name) ? 'deleted' : 'own';
    expect((await ask('owner', name, target)).ok).toBe(true);
  },
);

it.each(closed)('%s is closed to visitors and ended sessions', async (name) => {
  expect((await ask('visitor', name, 'own')).status).toBe(401);
  expect((await ask('expired', name, 'own')).status).toBe(401);
});

it.each(withTeam)('%s answers another’s team like one that does not exist', async (name) => {
  for (const team_id of [ids.absent, ids.malformed, ids.foreign]) {
    const answer = await clients.owner.send(name, { query: { team_id } });
    expect(answer.status).toBe(404);
  }
});

it.each(closed.filter((name) => routes[name].method === 'GET' && !STREAMS.has(name)))(
  '%s shows nobody a canary of somebody else',
  async (name) => {
    const answer = await ask('owner', name, 'own');
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
