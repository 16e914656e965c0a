import type { RouteName } from '../../../server/contract/routes';
import type { WalkPerson, WalkShot } from './walk-model';
import type { Asked, Walker } from './walker';

export type Step = (walk: Walker) => Promise<void>;

const TAGS = ['red', 'green', 'blue', 'grey', 'gold'] as const;

interface Gate {
  /** Works in the trash, too. */
  opensTrash?: true;
  /** Needs the right to delete it. */
  deletes?: true;
  /** Shows or changes the content, which a lock hides. */
  readsContent?: true;
}

/** The status of a request about one screenshot; `success` where nothing forbids it. */
export function gate(
  { model }: Walker,
  person: WalkPerson,
  shot: WalkShot | undefined,
  { opensTrash, deletes, readsContent }: Gate,
  success: number,
): number {
  if (!shot || model.roleOf(person, shot.space) === null) return 404;
  if (shot.trashedAt !== null && !opensTrash) return 404;
  if (deletes && !model.mayDelete(person, shot)) return 403;
  if (readsContent && model.isLocked(shot)) return 402;
  return success;
}

/** A request about a random screenshot, and the change that it makes where it succeeds. */
function onShot(
  route: RouteName,
  rules: Gate & { success?: number },
  make: (walk: Walker, person: WalkPerson) => Asked & { change: (shot: WalkShot) => void },
): Step {
  return async (walk) => {
    const person = walk.person();
    const shot = walk.shot(person);
    const { change, ...asked } = make(walk, person);
    const id = shot?.id ?? walk.goneId();
    const expected = gate(walk, person, shot, rules, rules.success ?? 200);
    const { status } = await walk.ask(person, route, { ...asked, params: { id } });
    const what = `${person.name} ${route} ${JSON.stringify(asked)} ${told(shot)}`;
    if (!walk.expect(what, expected, status) || !shot) return;
    if (status < 300) change(shot);
  };
}

/** For whoever reads a difference. */
export const told = (shot: WalkShot | undefined) =>
  shot
    ? `${shot.id} of ${shot.uploader.name} in ${shot.space.name}${shot.trashedAt === null ? '' : ', trashed'}`
    : 'none';

const upload: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  const space = walk.space(person);
  const picture = await walk.picture();
  const isPersonal = space.teamId === null;
  const twin = model.twin(space, picture);
  const expected = () => {
    if (model.roleOf(person, space) === null) return 404;
    if (model.isPaused(space)) return 402;
    if (isPersonal && model.isFull(person, walk.now())) return 402;
    if (twin) return twin.trashedAt === null ? 409 : 200;
    return 201;
  };
  const { status, body } = await walk.upload(person, space, picture);
  const what = `${person.name} (${person.plan}, ${model.usedBy(person, walk.now())} used) uploads picture ${picture} into ${space.name} ${JSON.stringify(body)}`;
  if (!walk.expect(what, expected(), status)) return;
  if (status === 200 && twin) twin.trashedAt = null;
  if (status !== 201) return;
  if (isPersonal) model.count(person, walk.now());
  model.shots.push({
    ...{
      id: String(body.screenshot_id),
      space,
      uploader: person,
      picture,
      title: null,
      note: null,
    },
    ...{ uploadedAt: walk.now(), trashedAt: null, comments: [], dates: new Map() },
    ...{ tags: new Set(), favoriteOf: new Set(), collections: new Set() },
  });
};

const look: Step = async (walk) => {
  const person = walk.person();
  const shot = walk.shot(person);
  const id = shot?.id ?? walk.goneId();
  const { status, body } = await walk.ask(person, 'screenshots.get', { params: { id } });
  const what = `${person.name} opens ${told(shot)}`;
  if (!walk.expect(what, gate(walk, person, shot, {}, 200), status) || status !== 200 || !shot)
    return;
  walk.expect(what, expectedRow(walk, person, shot), shownRow(body));
};

/** The parts of a row that the model knows. */
export function expectedRow({ model }: Walker, person: WalkPerson, shot: WalkShot): object {
  const isLocked = model.isLocked(shot);
  return {
    title: shot.title,
    note: isLocked ? null : shot.note,
    isFavorite: shot.favoriteOf.has(person),
    tags: [...shot.tags].sort(),
    collections: namesOf([...shot.collections].filter((it) => !it.isRemoved)),
    isLocked,
    mayDelete: model.mayDelete(person, shot),
  };
}

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).sort();

export function shownRow(row: Record<string, unknown>): object {
  const tags = row.tags as { tag_name: string }[];
  const collections = row.collections as { name: string }[];
  return {
    title: row.ai_generated_title,
    note: row.note,
    isFavorite: row.is_favorite,
    tags: tags.map((it) => it.tag_name).sort(),
    collections: namesOf(collections),
    isLocked: row.is_locked,
    mayDelete: row.can_delete,
  };
}

const CONTENT = { readsContent: true } as const;
const DELETES = { deletes: true, opensTrash: true, success: 204 } as const;

const image = onShot('screenshots.image', { ...CONTENT }, () => ({ change: () => undefined }));
const words = onShot('screenshots.words', { ...CONTENT }, () => ({ change: () => undefined }));

const favorite = onShot('screenshots.update', {}, (walk, person) => {
  const isOn = walk.random.isLikely(0.6);
  return {
    body: { is_favorite: isOn },
    change: ({ favoriteOf }) => (isOn ? favoriteOf.add(person) : favoriteOf.delete(person)),
  };
});

const rename = onShot('screenshots.update', CONTENT, (walk) => {
  const title = `title ${walk.random.below(1_000)}`;
  return { body: { ai_generated_title: title }, change: (shot) => (shot.title = title) };
});

const annotate = onShot('screenshots.update', CONTENT, (walk) => {
  const note = walk.random.isLikely(0.7) ? `note ${walk.random.below(1_000)}` : null;
  return { body: { note }, change: (shot) => (shot.note = note) };
});

const tag = onShot('screenshots.putTags', CONTENT, (walk) => {
  const tags = walk.random.some(TAGS, 3);
  return { body: { tags }, change: (shot) => (shot.tags = new Set(tags)) };
});

const trash = onShot('screenshots.remove', { deletes: true, success: 204 }, (walk) => ({
  change: (shot) => (shot.trashedAt = walk.now()),
}));

const removeForever = onShot('screenshots.remove', DELETES, (walk) => ({
  query: { forever: 'true' },
  change: (shot) => walk.model.remove(shot),
}));

const restore = onShot('screenshots.restore', { ...DELETES, success: 200 }, () => ({
  change: (shot) => (shot.trashedAt = null),
}));

const emptyTrash: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  const space = walk.space(person);
  const role = model.roleOf(person, space);
  const expected = role === null ? 404 : model.isManager(person, space) ? 204 : 403;
  const { status } = await walk.ask(person, 'trash.empty', {
    query: { team_id: space.teamId ?? '' },
  });
  if (!walk.expect(`${person.name} empties the trash of ${space.name}`, expected, status)) return;
  if (status === 204) for (const shot of model.trashed(space)) model.remove(shot);
};

/** Several at once, each judged by itself. */
const bulk: Step = async (walk) => {
  const person = walk.person();
  const chosen = new Set(Array.from({ length: 5 }, () => walk.shot(person)));
  const shots = [...chosen].filter((it) => it !== undefined);
  if (shots.length === 0) return;
  const action = walk.random.one(['favorite', 'delete', 'restore', 'tag'] as const);
  const tags = action === 'tag' ? [walk.random.one(TAGS)] : undefined;
  const rules: Record<typeof action, Gate> = {
    favorite: {},
    delete: { deletes: true },
    restore: { deletes: true, opensTrash: true },
    tag: CONTENT,
  };
  const done = shots.filter((it) => gate(walk, person, it, rules[action], 200) === 200);
  const { status, body } = await walk.ask(person, 'screenshots.bulk', {
    body: { ids: shots.map(({ id }) => id), action, ...(tags ? { tags } : {}) },
  });
  const what = `${person.name} bulk ${action} ${shots.map(told).join('; ')}`;
  if (!walk.expect(what, 200, status)) return;
  const ids = done.map(({ id }) => id).sort();
  if (!walk.expect(what, ids, [...(body.done as string[])].sort())) return;
  for (const shot of done) {
    if (action === 'favorite') shot.favoriteOf.add(person);
    else if (action === 'delete') shot.trashedAt = walk.now();
    else if (action === 'restore') shot.trashedAt = null;
    else for (const name of tags ?? []) shot.tags.add(name);
  }
};

const tagRename: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  const space = walk.space(person);
  const [from, to] = [walk.random.one(TAGS), walk.random.one(TAGS)];
  const bearers = model.shots.filter((it) => it.space === space && it.tags.has(from));
  // A tag that only the trash has is not offered by any page.
  if (from === to || !bearers.some((it) => it.trashedAt === null)) return;
  const expected = model.roleOf(person, space) === null ? 404 : 200;
  const { status } = await walk.ask(person, 'tags.rename', {
    params: { name: from },
    query: { team_id: space.teamId ?? '' },
    body: { name: to },
  });
  const what = `${person.name} renames ${from} to ${to} in ${space.name}`;
  if (!walk.expect(what, expected, status) || status !== 200) return;
  for (const shot of bearers) {
    shot.tags.delete(from);
    shot.tags.add(to);
  }
};

const tagRemove: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  const space = walk.space(person);
  const name = walk.random.one(TAGS);
  const bearers = model.shots.filter((it) => it.space === space && it.tags.has(name));
  if (!bearers.some((it) => it.trashedAt === null)) return;
  const expected = model.roleOf(person, space) === null ? 404 : 204;
  const { status } = await walk.ask(person, 'tags.remove', {
    params: { name },
    query: { team_id: space.teamId ?? '' },
  });
  const what = `${person.name} removes the tag ${name} in ${space.name}`;
  if (!walk.expect(what, expected, status) || status !== 204) return;
  if (walk.random.isLikely(0.4)) {
    const undone = await walk.ask(person, 'tags.restore', {
      params: { name },
      query: { team_id: space.teamId ?? '' },
    });
    if (walk.expect(`${what} and takes that back`, 200, undone.status)) return;
  }
  for (const shot of bearers) shot.tags.delete(name);
};

const comment: Step = async (walk) => {
  const person = walk.person();
  const shot = walk.shot(person);
  const isTeam = shot?.space.teamId !== null;
  const allowed = gate(walk, person, shot, CONTENT, 201);
  const expected = allowed === 201 && !isTeam ? 409 : allowed;
  const id = shot?.id ?? walk.goneId();
  const { status, body } = await walk.ask(person, 'comments.create', {
    params: { id },
    body: { text: 'A comment' },
  });
  const what = `${person.name} comments on ${told(shot)}`;
  if (!walk.expect(what, expected, status) || status !== 201 || !shot) return;
  shot.comments.push({ id: String(body.id), author: person });
};

const uncomment: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  const shots = model.shots.filter(({ comments }) => comments.length > 0);
  if (shots.length === 0) return;
  const shot = walk.one(shots);
  const { id, author } = walk.one(shot.comments);
  const allowed = gate(walk, person, shot, CONTENT, 204);
  const mayRemove = author === person || model.isManager(person, shot.space);
  const expected = allowed === 204 && !mayRemove ? 403 : allowed;
  const { status } = await walk.ask(person, 'comments.remove', { params: { id } });
  const what = `${person.name} deletes a comment of ${author.name} on ${told(shot)}`;
  if (!walk.expect(what, expected, status) || status !== 204) return;
  shot.comments = shot.comments.filter((it) => it.id !== id);
};

/** Actions on screenshots with their weights. */
export const SHOT_STEPS: readonly [number, Step][] = [
  [22, upload],
  [8, look],
  [2, image],
  [1, words],
  [8, favorite],
  [5, rename],
  [4, annotate],
  [10, tag],
  [8, trash],
  [2, removeForever],
  [6, restore],
  [1, emptyTrash],
  [6, bulk],
  [2, tagRename],
  [1, tagRemove],
  [4, comment],
  [2, uncomment],
];
