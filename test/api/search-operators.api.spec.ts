import { writeFileSync } from 'node:fs';
import type { TestApp } from '../support/app';
import type { Client } from '../support/person';
import { Random } from '../support/search/random';
import {
  isFound,
  type ModelQuery,
  type ModelShot,
  SHARED_COLLECTION,
} from '../support/search/search-model';
import { isFollowed, someQuery, typedQuery } from '../support/search/search-queries';
import { COLLECTIONS, someShots, storeShots } from '../support/search/search-shots';
import { useApp } from '../support/use-app';

// `npm run drill -- search` asks far more.
const SHOTS = Number(process.env.SEARCH_SHOTS ?? 60);
const QUERIES = Number(process.env.SEARCH_QUERIES ?? 400);
const SEED = Number(process.env.SEARCH_SEED ?? 20_261_123);
const LIVE = 40;
const MOST_SHOWN = 20;
/** The database answers while the next question is on its way. */
const AT_ONCE = 6;
const PATIENCE_MS = 30_000 + SHOTS * 500 + QUERIES * 1_000;
const ADA = 'ada@example.com';
const NOW = '2026-11-20T12:00:00.000Z';

const random = new Random(SEED);
const shots = someShots(random, SHOTS);
let app: TestApp;
let ada: Client;
let ids: string[];
let lives: { id: string; query: ModelQuery }[];

useApp(
  async (started) => {
    app = started;
    app.clock.set('2024-12-31T12:00:00.000Z');
    ada = await app.person(ADA);
    await app.billing.givePlan(ADA, 'Platinum');
    const collectionIds = new Map<string, string>();
    for (const name of COLLECTIONS) {
      const body = { name };
      collectionIds.set(name, (await ada.call('collections.create', { body })).collection_id);
    }
    const shared = { collection_id: collectionIds.get(SHARED_COLLECTION), expires_in_days: null };
    await ada.call('shares.create', { body: { ...shared, redact: false } });
    lives = await followedQueries();
    ids = await storeShots(app, ADA, shots, collectionIds);
    app.clock.set(NOW);
    ada = await app.person(ADA);
  },
  { settings: { RATE_LIMIT_REQUESTS: '100000' }, once: true },
);

/** Live collections of searches, made before there is anything to find. */
async function followedQueries(): Promise<typeof lives> {
  const made: typeof lives = [];
  for (let n = 0; n < LIVE; n += 1) {
    let query = someQuery(random);
    while (!isFollowed(query)) query = someQuery(random);
    const { tags, timeZone: tz, kinds: kind } = query;
    const search = { q: typedQuery(query), tags, tz, kind };
    const body = { name: `live ${n}`, live: true, search };
    made.push({ id: (await ada.call('collections.create', { body })).collection_id, query });
  }
  return made;
}

const names = [...COLLECTIONS, ...Array.from({ length: LIVE }, (_, n) => `live ${n}`)];

const expected = (query: ModelQuery) =>
  shots.flatMap((shot: ModelShot, at) => (isFound(shot, query, names) ? (ids[at] ?? '') : []));

async function listed(query: Record<string, string>): Promise<string[]> {
  const answer = await ada.send('screenshots.list', {
    query: { ...query, fields: 'card', count: 'true' },
  });
  if (answer.status !== 200) return [`${answer.status} ${await answer.text()}`];
  const rows = (await answer.json()) as { id: string }[];
  const total = answer.headers.get('x-total-count');
  return total === String(rows.length)
    ? rows.map(({ id }) => id)
    : [`${rows.length} rows, counted as ${total}`];
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  JSON.stringify([...some].sort()) === JSON.stringify([...others].sort());

function paramsOf(query: ModelQuery): Record<string, string> {
  return {
    q: typedQuery(query),
    tz: query.timeZone,
    ...(query.tags.length > 0 ? { tags: query.tags.join(',') } : {}),
    ...(query.kinds.length > 0 ? { kind: query.kinds.join(',') } : {}),
  };
}

it('lists everything where nothing is asked', async () => {
  const query = { groups: [], kinds: [], tags: [], timeZone: 'UTC' };
  expect(isSame(await listed({}), expected(query))).toBe(true);
});

it(
  'finds what a plain model finds, whatever the operators',
  async () => {
    const differences: string[] = [];
    let found = 0;
    const queries = Array.from({ length: QUERIES }, () => someQuery(random));
    const ask = async (query: ModelQuery) => {
      const [got, wanted] = [await listed(paramsOf(query)), expected(query)];
      found += wanted.length > 0 ? 1 : 0;
      if (isSame(got, wanted)) return;
      differences.push(
        `${JSON.stringify(paramsOf(query))}: ${got.length} instead of ${wanted.length}, ${got[0]}`,
      );
    };
    const waiting = queries.values();
    const work = async () => {
      for (const query of waiting) await ask(query);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const { SEARCH_FIGURES: file } = process.env;
    const figures = { shots: SHOTS, queries: QUERIES, found, differences };
    if (file) writeFileSync(file, JSON.stringify(figures));
    expect(differences.slice(0, MOST_SHOWN)).toEqual([]);
    // Otherwise nothing would be compared.
    expect(found).toBeGreaterThan(QUERIES / 3);
  },
  PATIENCE_MS,
);

it(
  'lets live collections hold what their searches find',
  async () => {
    await app.collections.follow();
    const differences: string[] = [];
    for (const { id, query } of lives) {
      const got = await listed({ collection_id: id });
      if (isSame(got, expected(query))) continue;
      differences.push(`${typedQuery(query)}: ${got.length} instead of ${expected(query).length}`);
    }
    expect(differences).toEqual([]);
  },
  PATIENCE_MS,
);
