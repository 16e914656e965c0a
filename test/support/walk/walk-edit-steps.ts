import type { WalkCollection, WalkPerson, WalkShot } from './walk-model';
import { gate, type Step, told } from './walk-shot-steps';
import type { Walker } from './walker';

/** Days that people add to screenshots; an audit looks at one of them. */
export const DAYS = ['2027-03-01', '2027-03-02', '2028-02-29'] as const;

const CONTENT = { readsContent: true } as const;

const addDate: Step = async (walk) => {
  const person = walk.person();
  const shot = walk.shot(person);
  const day = walk.one(DAYS);
  const { status, body } = await walk.ask(person, 'screenshots.addDate', {
    params: { id: shot?.id ?? walk.goneId() },
    body: { extracted_date: day },
  });
  const what = `${person.name} adds ${day} to ${told(shot)}`;
  const expected = gate(walk, person, shot, CONTENT, 201);
  if (!walk.expect(what, expected, status) || status !== 201 || !shot) return;
  const dates = body.extracted_dates as { id: string; extracted_date: string }[];
  shot.dates.set(day, dates.find((it) => it.extracted_date === day)?.id ?? '');
};

/** Corrected to another day, or rejected. */
const changeDate: Step = async (walk) => {
  const person = walk.person();
  const dated = walk.model.shots.filter(({ dates }) => dates.size > 0);
  if (dated.length === 0) return;
  const shot = walk.one(dated);
  const [day, dateId] = walk.one([...shot.dates]);
  // The date of a copy has an id that the model has not seen.
  if (dateId === '') return;
  const other = walk.random.isLikely(0.5) ? walk.one(DAYS) : null;
  const isTaken = other !== null && other !== day && shot.dates.has(other);
  const allowed = gate(walk, person, shot, CONTENT, 200);
  const { status } = await walk.ask(person, 'screenshots.updateDate', {
    params: { id: shot.id, dateId },
    body: other === null ? { state: 'rejected' } : { extracted_date: other },
  });
  const what = `${person.name} makes ${day} of ${told(shot)} ${other ?? 'rejected'}`;
  const expected = allowed === 200 && isTaken ? 409 : allowed;
  if (!walk.expect(what, expected, status) || status !== 200) return;
  shot.dates.delete(day);
  if (other !== null) shot.dates.set(other, dateId);
};

/** Hides a place in links, or shows it again; the picture is 16 x 12. */
const redact: Step = async (walk) => {
  const person = walk.person();
  const shot = walk.shot(person);
  const params = { id: shot?.id ?? walk.goneId() };
  const isOn = walk.random.isLikely(0.5);
  const rectangles = isOn ? [{ x: 1, y: 1, w: 1 + walk.random.below(8), h: 4 }] : [];
  const { status } = isOn
    ? await walk.ask(person, 'redactions.put', { params, body: { rectangles } })
    : await walk.ask(person, 'redactions.remove', { params });
  const what = `${person.name} hides ${JSON.stringify(rectangles)} of ${told(shot)}`;
  const expected = gate(walk, person, shot, CONTENT, isOn ? 200 : 204);
  if (!walk.expect(what, expected, status) || status >= 300) return;
  const { body } = await walk.ask(person, 'redactions.get', { params });
  walk.expect(what, rectangles, body.rectangles);
};

/** Asks which of these files a space has: none from the trash. */
const check: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  const space = walk.space(person);
  const pictures = [...new Set(model.shots.map((it) => it.picture))].slice(-20);
  if (pictures.length === 0) return;
  const { status, body } = await walk.ask(person, 'screenshots.check', {
    query: { team_id: space.teamId ?? '' },
    body: { hashes: pictures.map((it) => walk.hashOf(it)) },
  });
  const what = `${person.name} asks what ${space.name} has`;
  const expected = model.roleOf(person, space) === null ? 404 : 200;
  if (!walk.expect(what, expected, status) || status !== 200) return;
  const twins = pictures.map((it) => model.twin(space, it));
  const there = twins.filter((it) => it !== undefined && it.trashedAt === null);
  const found = body.existing as { screenshot_id: string }[];
  walk.expect(what, there.map((it) => it?.id).sort(), found.map((it) => it.screenshot_id).sort());
};

/** Only authors change a comment, whatever their role. */
const editComment: Step = async (walk) => {
  const shots = walk.model.shots.filter(({ comments }) => comments.length > 0);
  if (shots.length === 0) return;
  const shot = walk.one(shots);
  const { id, author } = walk.one(shot.comments);
  const person = walk.random.isLikely(0.5) ? author : walk.person();
  const allowed = gate(walk, person, shot, CONTENT, 200);
  const expected = allowed === 200 && author !== person ? 403 : allowed;
  const text = `remark ${walk.random.below(1_000)}`;
  const { status } = await walk.ask(person, 'comments.update', { params: { id }, body: { text } });
  walk.expect(
    `${person.name} edits a comment of ${author.name} on ${told(shot)}`,
    expected,
    status,
  );
};

/** Most are there; now and then one that has been deleted. */
function someCollection(walk: Walker): WalkCollection | undefined {
  const { collections, removed } = walk.model;
  const pool = walk.random.isLikely(0.85) ? collections : removed;
  return pool.length > 0 ? walk.one(pool) : undefined;
}

const isSeen = (walk: Walker, person: WalkPerson, { space, isRemoved }: WalkCollection) =>
  !isRemoved && walk.model.roleOf(person, space) !== null;

const renameCollection: Step = async (walk) => {
  const person = walk.person();
  const collection = someCollection(walk);
  if (!collection) return;
  const name = `collection ${walk.random.below(1_000_000)}`;
  const { status } = await walk.ask(person, 'collections.update', {
    params: { id: collection.id },
    body: { name },
  });
  const what = `${person.name} renames ${collection.name} of ${collection.space.name}`;
  const expected = isSeen(walk, person, collection) ? 200 : 404;
  if (walk.expect(what, expected, status) && status === 200) collection.name = name;
};

/** Puts some to the end, where they are found afterwards. */
const arrange: Step = async (walk) => {
  const person = walk.person();
  const collection = someCollection(walk);
  if (!collection) return;
  const { id, space } = collection;
  const isInside = (shot: WalkShot) => shot.collections.has(collection) && shot.trashedAt === null;
  const inside = walk.model.shots.filter(isInside);
  const stray = walk.random.isLikely(0.1) ? walk.shot(person) : undefined;
  const chosen = [...new Set([...inside.slice(0, 2), ...(stray ? [stray] : [])])];
  if (chosen.length === 0) return;
  const ids = chosen.map((it) => it.id);
  const { status } = await walk.ask(person, 'collections.arrange', {
    params: { id },
    body: { ids, before: null },
  });
  const what = `${person.name} arranges ${ids.join()} in ${collection.name} of ${space.name}`;
  const expected = isSeen(walk, person, collection) && chosen.every(isInside) ? 200 : 404;
  if (!walk.expect(what, expected, status) || status !== 200) return;
  const query = { team_id: space.teamId ?? '', collection_id: id, sort: 'hand', limit: '200' };
  const { body } = await walk.ask(person, 'screenshots.list', { query });
  const shown = (body as unknown as { id: string }[]).map((it) => it.id);
  if (shown.length < 200) walk.expect(what, ids, shown.slice(-ids.length));
};

const restoreCollection: Step = async (walk) => {
  const { removed } = walk.model;
  if (removed.length === 0) return;
  const person = walk.person();
  const collection = walk.one(removed);
  const { status } = await walk.ask(person, 'collections.restore', {
    params: { id: collection.id },
  });
  const what = `${person.name} restores ${collection.name} of ${collection.space.name}`;
  const expected = walk.model.roleOf(person, collection.space) === null ? 404 : 200;
  if (walk.expect(what, expected, status) && status === 200)
    walk.model.restoreCollection(collection);
};

/** Further changes of screenshots and collections with their weights. */
export const EDIT_STEPS: readonly [number, Step][] = [
  [4, addDate],
  [2, changeDate],
  [1, redact],
  [2, check],
  [2, editComment],
  [2, renameCollection],
  [2, arrange],
  [1, restoreCollection],
];
