import { writeFileSync } from 'node:fs';
import { type RouteName, routes } from '../../server/contract/routes';
import type { TestApp } from '../support/app';
import { openEvents } from '../support/events';
import { uniqueImage } from '../support/images';
import { ACTORS, PEOPLE } from '../support/isolation/actors';
import { allCells, type Cell, nameOf, someCells } from '../support/isolation/cells';
import { Matrix } from '../support/isolation/matrix';
import { routesOf } from '../support/isolation/router';
import { ROWS } from '../support/isolation/rows';
import { ABSENT, MALFORMED, OBJECTS } from '../support/isolation/targets';
import { canaryOf } from '../support/isolation/world-builder';
import { useApp } from '../support/use-app';

/** The file for the drill's figures: with it the whole matrix is run, without it every pair. */
const FIGURES = process.env.MATRIX_FIGURES;

/** The test sends more requests than any person. */
const MANY = '100000000';
const LIMITS = {
  RATE_LIMIT_REQUESTS: MANY,
  RATE_LIMIT_UPLOADS: MANY,
  RATE_LIMIT_IMAGES: MANY,
  RATE_LIMIT_EXPORTS: MANY,
  RATE_LIMIT_INVITES: MANY,
  RATE_LIMIT_PAIRINGS: MANY,
};

const names = Object.keys(routes) as RouteName[];
const rows = ROWS.map(
  (row, at) => [nameOf(row), FIGURES ? allCells(row) : someCells(row, at)] as const,
);

let app: TestApp;
let matrix: Matrix;
const figures = { routes: names.length, rows: rows.length, cells: 0, wrong: [] as string[] };

useApp(
  async (started) => {
    app = started;
    matrix = await Matrix.open(app);
  },
  { settings: LIMITS, once: true },
);
afterAll(async () => {
  await matrix.close();
  if (FIGURES) writeFileSync(FIGURES, JSON.stringify(figures));
});

describe('the matrix', () => {
  it('has a row for every route that the router has', () => {
    const known = names.map((name) => `${routes[name].method} /api${routes[name].path}`);
    expect(routesOf(app.nest).sort()).toEqual(known.sort());
    expect([...new Set(ROWS.map(({ route }) => route))].sort()).toEqual([...names].sort());
  });

  it('asks every row as each actor and for each object', () => {
    expect(ACTORS).toHaveLength(12);
    expect(OBJECTS).toHaveLength(8);
    const pairs = (cells: readonly Cell[], one: keyof Cell, other: keyof Cell) =>
      new Set(cells.map((cell) => JSON.stringify([cell[one], cell[other]]))).size;
    const cells = ROWS.flatMap(someCells);
    expect(pairs(cells, 'row', 'actor')).toBe(ROWS.length * ACTORS.length);
    expect(pairs(cells, 'row', 'object')).toBe(ROWS.length * OBJECTS.length);
    expect(pairs(cells, 'actor', 'object')).toBe(ACTORS.length * OBJECTS.length);
  });

  it.each(rows)(
    '%s',
    async (name, cells) => {
      const wrong = await matrix.run(cells);
      figures.cells += cells.length;
      figures.wrong.push(...wrong.map((line) => `${name}: ${line}`));
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});

describe('a person who reads everything of their own', () => {
  /** Routes whose answers name one's own things and would also name those of others. */
  const TELLING = [
    ...['screenshots.list', 'screenshots.list ?q', 'screenshots.list ?tags', 'screenshots.get'],
    ...['collections.list', 'tags.list', 'trash.list', 'calendar.month', 'calendar.day'],
    ...['dashboard.get', 'export.download', 'teams.list'],
  ];

  afterEach(() => matrix.snapshot.restore());

  it.each(PEOPLE)('finds no canary of another person: %s', async (person) => {
    const seen = await matrix.crawl(person);
    const silent = TELLING.filter((name) => !seen.get(name)?.includes(canaryOf(person)));
    expect(silent).toEqual([]);
    const leaks = [...seen].flatMap(([name, text]) =>
      matrix.canaries.leaks(person, text, '').map((leak) => `${name}: ${leak}`),
    );
    expect(leaks).toEqual([]);
  });

  it('notices no action of other people', async () => {
    const { clients, shared, uploads } = matrix.world;
    const before = await matrix.crawl('stranger');
    const team_id = shared.team.id;
    const id = await clients.owner.store(await uniqueImage(), '2026-11-20.png', { team_id });
    await app.readings.store(id, {
      tags: ['canary-stranger', 'new'],
      text: 'canary-stranger words',
    });
    const date = { extracted_date: '2026-11-20' };
    await clients.owner.call('screenshots.addDate', { params: { id }, body: date });
    await clients.owner.call('screenshots.update', { params: { id }, body: { is_favorite: true } });
    const body = { name: 'canary-stranger' };
    await clients.owner.call('collections.create', { query: { team_id }, body });
    await clients.owner.call('screenshots.remove', { params: { id: uploads.member ?? '' } });
    expect(await matrix.crawl('stranger')).toEqual(before);
  });

  it.each(['stranger', 'exMember', 'otherOwner'] as const)(
    'gets events about itself only: %s',
    async (person) => {
      const { clients, shared, personal } = matrix.world;
      const { screenshot } = personal[person];
      const touch = (client: typeof clients.owner, id: string) =>
        client.call('screenshots.update', { params: { id }, body: { is_favorite: true } });
      const line = await openEvents(clients[person]);
      await touch(clients.owner, shared.team.screenshot);
      await touch(clients.neighbour, shared.neighbour.screenshot);
      await touch(clients[person], screenshot);
      await line.until(({ id }) => id === screenshot);
      line.close();
      expect(line.events.map(({ id }) => id)).toEqual([screenshot]);
    },
  );
});

describe('many at once', () => {
  afterEach(() => matrix.snapshot.restore());

  it.each(['favorite', 'delete', 'restore', 'process'])(
    'take only one’s own: %s',
    async (action) => {
      const { clients, personal, shared } = matrix.world;
      const { screenshot } = personal.stranger;
      const ids = [
        screenshot,
        shared.neighbour.screenshot,
        shared.team.screenshot,
        ABSENT,
        MALFORMED,
      ];
      const answer = await clients.stranger.call('screenshots.bulk', { body: { ids, action } });
      expect(answer.done).toEqual([screenshot]);
      const told = answer.failed.map(({ code, error }) => `${code} ${error}`);
      expect(told).toHaveLength(4);
      expect(new Set(told).size).toBe(1);
    },
  );
});
