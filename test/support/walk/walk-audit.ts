import type { WalkPerson, WalkSpace } from './walk-model';
import { DAYS } from './walk-edit-steps';
import { expectedRow, shownRow } from './walk-shot-steps';
import type { Walker } from './walker';

/** Compares everything that everybody sees of every space with the model. */
export async function audit(walk: Walker): Promise<void> {
  for (const person of walk.model.people) {
    for (const space of walk.model.spaces) {
      if (space.teamId === null && !space.members.has(person)) continue;
      if (walk.model.roleOf(person, space) === null) await auditForeign(walk, person, space);
      else await auditSpace(walk, person, space);
    }
    await auditPerson(walk, person);
  }
  walk.expect('counters that drift', [], await walk.app.screenshots.drift());
}

/** Lists of a space that is not theirs answer like those of one that does not exist. */
async function auditForeign(walk: Walker, person: WalkPerson, space: WalkSpace): Promise<void> {
  const query = { team_id: space.teamId ?? '' };
  for (const route of [
    'screenshots.list',
    'tags.list',
    'collections.list',
    'trash.list',
  ] as const) {
    const { status } = await walk.ask(person, route, { query });
    walk.expect(`${person.name} ${route} of ${space.name}`, 404, status);
  }
}

async function auditSpace(walk: Walker, person: WalkPerson, space: WalkSpace): Promise<void> {
  const { model } = walk;
  const seen = `${person.name} in ${space.name}:`;
  const query = { team_id: space.teamId ?? '' };
  const shown = model.shown(space);
  const rows = await listAll(walk, person, { ...query, fields: 'card' });
  walk.expect(
    `${seen} list`,
    shown.map((shot) => [shot.id, expectedRow(walk, person, { ...shot, note: null })]),
    rows.map((row) => [row.id, shownRow(row)]),
  );
  const favorites = shown.filter(({ favoriteOf }) => favoriteOf.has(person));
  const liked = await listAll(walk, person, { ...query, favorites: 'true', fields: 'card' });
  walk.expect(
    `${seen} favourites`,
    favorites.map(({ id }) => id),
    liked.map(({ id }) => id),
  );
  const tags = countsOf(shown.flatMap((shot) => [...shot.tags]));
  const listed = await rowsOf(walk, person, 'tags.list', query);
  walk.expect(`${seen} tags`, tags, countsIn(listed, 'tag_name'));
  const collections = model.collections.filter((it) => it.space === space);
  const named = await rowsOf(walk, person, 'collections.list', query);
  const sizes = collections.map(({ name }) => [
    name,
    shown.filter((it) => [...it.collections].some((each) => each.name === name)).length,
  ]);
  walk.expect(`${seen} collections`, sizes.sort(byText), countsIn(named, 'name', true));
  const day = walk.one(DAYS);
  const dated = shown.filter(({ dates }) => dates.has(day)).map(({ id }) => id);
  const found = await walk.ask(person, 'calendar.day', { params: { date: day }, query });
  const extracted = (found.body.extracted ?? []) as Row[];
  walk.expect(`${seen} ${day}`, dated.sort(), extracted.map(({ id }) => String(id)).sort());
  const trashed = model.trashed(space).map(({ id }) => id);
  const bin = await listAll(walk, person, query, 'trash.list');
  walk.expect(`${seen} trash`, trashed.sort(), bin.map(({ id }) => String(id)).sort());
  const { body } = await walk.ask(person, 'dashboard.get', { query });
  const { screenshots, favorites: hearts } = body.counts as Record<string, number>;
  walk.expect(`${seen} counts`, [shown.length, favorites.length], [screenshots, hearts]);
}

async function auditPerson(walk: Walker, person: WalkPerson): Promise<void> {
  const { model } = walk;
  const mine = model.spaces.filter((it) => it.teamId !== null && model.roleOf(person, it) !== null);
  const teams = await rowsOf(walk, person, 'teams.mine', {});
  walk.expect(
    `${person.name}: teams`,
    mine.map((it) => [it.name, model.roleOf(person, it), it.members.size]).sort(byText),
    teams.map((it) => [it.name, it.role, it.member_count]).sort(byText),
  );
  const { body } = await walk.ask(person, 'billing.status');
  const { screenshots_uploaded: used } = body.usage as { screenshots_uploaded: number };
  walk.expect(`${person.name}: uploads counted`, model.usedBy(person, walk.now()), used);
}

type Row = Record<string, unknown>;

/** All pages. */
async function listAll(
  walk: Walker,
  person: WalkPerson,
  query: Record<string, string>,
  route: 'screenshots.list' | 'trash.list' = 'screenshots.list',
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await walk
      .client(person)
      .send(route, { query: { ...query, ...(cursor ? { cursor } : {}) } });
    if (answer.status !== 200)
      return [{ id: `answered ${answer.status}`, tags: [], collections: [] }];
    rows.push(...((await answer.json()) as Row[]));
    cursor = answer.headers.get('x-next-cursor');
  }
  return rows;
}

async function rowsOf(
  walk: Walker,
  person: WalkPerson,
  route: 'tags.list' | 'collections.list' | 'teams.mine',
  query: Record<string, string>,
): Promise<Row[]> {
  const { status, body } = await walk.ask(person, route, { query });
  return status === 200 ? (body as unknown as Row[]) : [{ name: `answered ${status}` }];
}

const byText = (a: readonly unknown[], b: readonly unknown[]) =>
  String(a[0]) < String(b[0]) ? -1 : 1;

function countsOf(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(byText);
}

/** Names with their counts; those without a screenshot only on demand. */
const countsIn = (rows: readonly Row[], key: string, withEmpty = false) =>
  rows
    .map((row): [string, number] => [String(row[key]), Number(row.screenshot_count)])
    .filter(([, count]) => withEmpty || count > 0)
    .sort(byText);
