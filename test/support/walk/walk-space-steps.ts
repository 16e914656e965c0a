import { PLANS } from '../../../server/contract/plans';
import type { WalkPerson, WalkShot, WalkSpace } from './walk-model';
import { gate, type Step, told } from './walk-shot-steps';
import type { Walker } from './walker';

const PLAN_NAMES = PLANS.map(({ name }) => name);
const MOST_TEAMS = 6;
const TEAM_UNDO_MS = 29 * 86_400_000;

const teamsOf = ({ model }: Walker) => model.spaces.filter(({ teamId }) => teamId !== null);
const idOf = ({ teamId }: WalkSpace) => teamId ?? '';

const createTeam: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  if (teamsOf(walk).filter(({ deletedAt }) => deletedAt === null).length >= MOST_TEAMS) return;
  const name = `team ${model.spaces.length}`;
  const { status, body } = await walk.ask(person, 'teams.create', { body: { name } });
  const expected = model.has('teams', person) ? 201 : 402;
  if (!walk.expect(`${person.name} creates ${name}`, expected, status) || status !== 201) return;
  model.spaces.push({
    ...{ teamId: String(body.id), name, deletedAt: null, lock: null },
    ...{ allowsLinks: true, hasLogo: false },
    members: new Map([[person, 'owner' as const]]),
  });
};

/** Invites somebody, who accepts at once. */
const invite: Step = async (walk) => {
  const { model } = walk;
  const teams = teamsOf(walk);
  if (teams.length === 0) return;
  const team = walk.one(teams);
  const [person, guest] = [walk.person(), walk.person()];
  const role = walk.random.one(['member', 'admin'] as const);
  const mine = model.roleOf(person, team);
  const expected = () => {
    if (mine === null) return 404;
    if (mine === 'member' || (mine === 'admin' && role === 'admin')) return 403;
    if (model.isPaused(team)) return 402;
    return team.members.has(guest) ? 409 : 201;
  };
  const { status, body } = await walk.ask(person, 'invites.create', {
    params: { id: idOf(team) },
    body: { email: guest.email, role },
  });
  const what = `${person.name} invites ${guest.name} into ${team.name} as ${role}`;
  if (!walk.expect(what, expected(), status) || status !== 201) return;
  const token = String(body.url).split('/').at(-1) ?? '';
  const accepted = await walk.ask(guest, 'invites.accept', { params: { id: token } });
  if (walk.expect(`${guest.name} accepts`, 200, accepted.status)) team.members.set(guest, role);
};

/** The id of a membership, as its owner sees it; undefined for somebody who is no member. */
async function memberId(walk: Walker, team: WalkSpace, member: WalkPerson): Promise<string> {
  const owner = walk.model.ownerOf(team);
  const { body } = await walk.ask(owner, 'teams.get', { params: { id: idOf(team) } });
  const members = body.members as { id: string; user_email: string }[];
  return members.find((it) => it.user_email === member.email)?.id ?? walk.goneId();
}

/** A living team, somebody who acts and one of its members. */
function scene(walk: Walker): { team: WalkSpace; person: WalkPerson; member: WalkPerson } | null {
  const teams = teamsOf(walk).filter(({ deletedAt }) => deletedAt === null);
  if (teams.length === 0) return null;
  const team = walk.one(teams);
  const members = [...team.members.keys()];
  const isInside = walk.random.isLikely(0.8);
  return { team, person: isInside ? walk.one(members) : walk.person(), member: walk.one(members) };
}

const changeRole: Step = async (walk) => {
  const here = scene(walk);
  if (!here) return;
  const { team, person, member } = here;
  const role = walk.random.one(['member', 'admin'] as const);
  const mine = walk.model.roleOf(person, team);
  const id = await memberId(walk, team, member);
  if (mine === 'owner' && team.members.get(member) === 'owner') return;
  const expected = mine === null ? 404 : mine === 'owner' ? 200 : 403;
  const { status } = await walk.ask(person, 'teams.updateMember', {
    params: { id: idOf(team), memberId: id },
    body: { role },
  });
  const what = `${person.name} makes ${member.name} ${role} of ${team.name}`;
  if (walk.expect(what, expected, status) && status === 200) team.members.set(member, role);
};

const removeMember: Step = async (walk) => {
  const here = scene(walk);
  if (!here) return;
  const { team, person, member } = here;
  const [mine, theirs] = [walk.model.roleOf(person, team), team.members.get(member)];
  if (person === member || theirs === 'owner') return;
  const id = await memberId(walk, team, member);
  const isHigher = mine === 'owner' || (mine === 'admin' && theirs === 'member');
  const expected = mine === null ? 404 : isHigher ? 204 : 403;
  const { status } = await walk.ask(person, 'teams.removeMember', {
    params: { id: idOf(team), memberId: id },
  });
  const what = `${person.name} removes ${member.name} from ${team.name}`;
  if (walk.expect(what, expected, status) && status === 204) depart(walk, team, member);
};

const leave: Step = async (walk) => {
  const here = scene(walk);
  if (!here) return;
  const { team, person } = here;
  const role = walk.model.roleOf(person, team);
  const expected = role === null ? 404 : role === 'owner' ? 409 : 204;
  const { status } = await walk.ask(person, 'teams.leave', { params: { id: idOf(team) } });
  if (walk.expect(`${person.name} leaves ${team.name}`, expected, status) && status === 204)
    depart(walk, team, person);
};

/** Images stay with the team, and favourites are kept for a return; links end for good. */
function depart({ model }: Walker, team: WalkSpace, person: WalkPerson): void {
  team.members.delete(person);
  for (const link of model.links)
    if (link.space === team && link.maker === person) link.isRevoked = true;
}

const handOver: Step = async (walk) => {
  const here = scene(walk);
  if (!here) return;
  const { team, person, member } = here;
  const mine = walk.model.roleOf(person, team);
  if (mine === 'owner' && member === person) return;
  if (mine === 'owner' && !walk.model.has('teams', member)) return;
  const id = await memberId(walk, team, member);
  const expected = mine === null ? 404 : mine === 'owner' ? 200 : 403;
  const { status } = await walk.ask(person, 'teams.handOver', {
    params: { id: idOf(team) },
    body: { member_id: id },
  });
  const what = `${person.name} hands ${team.name} over to ${member.name}`;
  if (!walk.expect(what, expected, status) || status !== 200) return;
  team.members.set(person, 'admin');
  team.members.set(member, 'owner');
};

const deleteTeam: Step = async (walk) => {
  const here = scene(walk);
  if (!here || walk.random.isLikely(0.5)) return;
  const { team, person } = here;
  const role = walk.model.roleOf(person, team);
  const expected = role === null ? 404 : role === 'owner' ? 204 : 403;
  const { status } = await walk.ask(person, 'teams.remove', { params: { id: idOf(team) } });
  if (walk.expect(`${person.name} deletes ${team.name}`, expected, status) && status === 204)
    team.deletedAt = walk.now();
};

const restoreTeam: Step = async (walk) => {
  const { model } = walk;
  const gone = teamsOf(walk).filter(
    ({ deletedAt }) => deletedAt !== null && walk.now() - deletedAt < TEAM_UNDO_MS,
  );
  if (gone.length === 0) return;
  const team = walk.one(gone);
  const person = walk.random.isLikely(0.6) ? model.ownerOf(team) : walk.person();
  const expected = model.ownerOf(team) === person ? 200 : 404;
  const { status } = await walk.ask(person, 'teams.restore', { params: { id: idOf(team) } });
  // Members learn no more of a deleted team than strangers do.
  const isRefused = status === 403 && team.members.has(person) && expected === 404;
  if (!walk.expect(`${person.name} restores ${team.name}`, expected, isRefused ? 404 : status))
    return;
  if (status === 200) team.deletedAt = null;
};

const givePlan: Step = async (walk) => {
  const person = walk.person();
  const plan = walk.one(PLAN_NAMES);
  await walk.app.billing.givePlan(person.email, plan);
  walk.model.setPlan(person, plan, walk.now());
};

const createCollection: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  const space = walk.space(person);
  const expected = model.roleOf(person, space) === null ? 404 : 201;
  const name = `collection ${model.collections.length} ${walk.random.below(10_000)}`;
  const { status, body } = await walk.ask(person, 'collections.create', {
    query: { team_id: idOf(space) },
    body: { name },
  });
  if (!walk.expect(`${person.name} makes ${name} in ${space.name}`, expected, status)) return;
  if (status === 201)
    model.collections.push({ id: String(body.collection_id), name, space, isRemoved: false });
};

const collect: Step = async (walk) => {
  const { model } = walk;
  if (model.collections.length === 0) return;
  const person = walk.person();
  const seen = model.collections.filter((it) => model.roleOf(person, it.space) !== null);
  const collection = walk.one(seen.length > 0 ? seen : model.collections);
  const inside = model.shots.filter((it) => it.space === collection.space);
  const shot =
    inside.length > 0 && walk.random.isLikely(0.9) ? walk.one(inside) : walk.shot(person);
  const isOut = shot?.collections.has(collection) && walk.random.isLikely(0.5);
  const isForeign = model.roleOf(person, collection.space) === null;
  const isElsewhere = shot !== undefined && shot.space !== collection.space;
  const allowed = gate(walk, person, shot, isOut ? {} : { readsContent: true }, isOut ? 204 : 201);
  const expected = isForeign || isElsewhere ? 404 : allowed;
  const route = isOut ? 'collections.removeItem' : 'collections.addItem';
  const { status } = await walk.ask(person, route, {
    params: { id: collection.id, screenshotId: shot?.id ?? walk.goneId() },
  });
  const what = `${person.name} ${route} ${collection.name} ${told(shot)}`;
  if (!walk.expect(what, expected, status) || status >= 300 || !shot) return;
  if (isOut) shot.collections.delete(collection);
  else shot.collections.add(collection);
};

const removeCollection: Step = async (walk) => {
  const { model } = walk;
  if (model.collections.length < 4) return;
  const person = walk.person();
  const collection = walk.one(model.collections);
  const expected = model.roleOf(person, collection.space) === null ? 404 : 204;
  const { status } = await walk.ask(person, 'collections.remove', {
    params: { id: collection.id },
  });
  const what = `${person.name} removes ${collection.name} of ${collection.space.name}`;
  if (walk.expect(what, expected, status) && status === 204) model.removeCollection(collection);
};

/** Codes of a transfer that did not happen, in the order in which they are found. */
function refusal(
  { model, now }: { model: Walker['model']; now: number },
  { person, shot, to, copy }: { person: WalkPerson; shot: WalkShot; to: WalkSpace; copy: boolean },
): string | null {
  if (model.roleOf(person, shot.space) === null || shot.trashedAt !== null)
    return 'screenshot_not_found';
  if (shot.space === to) return 'already_in_space';
  if (model.isLocked(shot)) return 'screenshot_locked';
  if (!copy && !model.mayDelete(person, shot)) return 'role_too_low';
  const twin = model.twin(to, shot.picture);
  if (twin) return twin.trashedAt === null ? 'duplicate_image' : null;
  if (to.teamId === null && model.isFull(person, now)) return 'upload_limit_reached';
  return model.isPaused(to) ? 'team_paused' : null;
}

const transfer: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  const shot = walk.shot(person);
  const to = walk.space(person);
  const copy = walk.random.isLikely(0.4);
  if (!shot) return;
  const now = walk.now();
  const { status, body } = await walk.ask(person, 'screenshots.transfer', {
    body: { ids: [shot.id], team_id: to.teamId, copy },
  });
  const what = `${person.name} ${copy ? 'copies' : 'moves'} ${told(shot)} to ${to.name}`;
  const expected = model.roleOf(person, to) === null ? 404 : 200;
  if (!walk.expect(what, expected, status) || status !== 200) return;
  const code = refusal({ model, now }, { person, shot, to, copy });
  const failed = (body.failed as { code: string }[]).map((it) => it.code);
  if (!walk.expect(what, code === null ? [] : [code], failed) || code !== null) return;
  const [done] = body.done as { new_id: string }[];
  arrive(walk, { person, shot, to, copy, newId: done?.new_id ?? '' });
};

interface Arrival {
  person: WalkPerson;
  shot: WalkShot;
  to: WalkSpace;
  copy: boolean;
  newId: string;
}

/** A twin in the trash there comes back; what was to be moved goes to the trash here. */
function arrive(walk: Walker, { person, shot, to, copy, newId }: Arrival): void {
  const { model } = walk;
  const twin = model.twin(to, shot.picture);
  if (twin) {
    twin.trashedAt = null;
    if (!copy) shot.trashedAt = walk.now();
    return;
  }
  if (to.teamId === null) model.count(person, walk.now());
  const own = new Set(shot.favoriteOf.has(person) ? [person] : []);
  const arrived = { space: to, uploader: person, favoriteOf: own, collections: new Set<never>() };
  if (copy) {
    const { tags, title, note, picture } = shot;
    model.shots.push({
      ...{ ...arrived, id: newId, tags: new Set(tags), title, note, picture },
      ...{ uploadedAt: walk.now(), comments: [], trashedAt: null, dates: copied(shot) },
    });
    return;
  }
  Object.assign(shot, arrived, { comments: [] });
  for (const link of model.links) link.shots.delete(shot);
  // An upload that is counted today is not locked today.
  if (model.isLocked(shot)) shot.uploadedAt = walk.now();
}

const copied = ({ dates }: WalkShot) => new Map([...dates.keys()].map((day) => [day, '']));

/** Actions on spaces and collections with their weights. */
export const SPACE_STEPS: readonly [number, Step][] = [
  [3, createTeam],
  [6, invite],
  [2, changeRole],
  [1, removeMember],
  [1, leave],
  [1, handOver],
  [1, deleteTeam],
  [1, restoreTeam],
  [1, givePlan],
  [4, createCollection],
  [9, collect],
  [1, removeCollection],
  [7, transfer],
];
