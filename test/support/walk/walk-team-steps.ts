import type { WalkPerson, WalkSpace } from './walk-model';
import type { Step } from './walk-shot-steps';
import type { Walker } from './walker';

const livingTeams = ({ model }: Walker) =>
  model.spaces.filter((it) => it.teamId !== null && it.deletedAt === null);

/** A running team and somebody who is not in it; null where there is none. */
function teamAndGuest(walk: Walker): { team: WalkSpace; guest: WalkPerson } | null {
  const teams = livingTeams(walk).filter((it) => !walk.model.isPaused(it));
  if (teams.length === 0) return null;
  const team = walk.one(teams);
  const guests = walk.model.people.filter((it) => !team.members.has(it));
  return guests.length === 0 ? null : { team, guest: walk.one(guests) };
}

const renameTeam: Step = async (walk) => {
  const teams = livingTeams(walk);
  if (teams.length === 0) return;
  const person = walk.person();
  const team = walk.one(teams);
  const name = `team ${walk.random.below(1_000_000)}`;
  const { status } = await walk.ask(person, 'teams.update', {
    params: { id: team.teamId ?? '' },
    body: { name },
  });
  const allowed = walk.model.isManager(person, team) ? 200 : 403;
  const expected = walk.model.roleOf(person, team) === null ? 404 : allowed;
  if (walk.expect(`${person.name} renames ${team.name}`, expected, status) && status === 200)
    team.name = name;
};

/** An invite that leads nowhere: somebody takes it back, or the guest declines it. Then its link is worth nothing. */
const inviteInVain: Step = async (walk) => {
  const { model } = walk;
  const found = teamAndGuest(walk);
  if (!found) return;
  const { team, guest } = found;
  const owner = model.ownerOf(team);
  const role = walk.random.one(['member', 'admin'] as const);
  const invited = await walk.ask(owner, 'invites.create', {
    params: { id: team.teamId ?? '' },
    body: { email: guest.email, role },
  });
  const what = `${owner.name} invites ${guest.name} into ${team.name} in vain`;
  if (!walk.expect(what, 201, invited.status)) return;
  const id = String(invited.body.id);
  const token = tokenOf(invited.body.url);
  if (walk.random.isLikely(0.5)) await withdraw(walk, { team, owner, role, id });
  else {
    const declined = await walk.ask(guest, 'invites.decline', { params: { id: token } });
    walk.expect(`${what}, who declines`, 204, declined.status);
  }
  const { status } = await walk.ask(guest, 'invites.accept', { params: { id: token } });
  walk.expect(`${what}, who accepts too late`, 404, status);
};

interface Sent {
  team: WalkSpace;
  owner: WalkPerson;
  role: 'member' | 'admin';
  id: string;
}

/** By anybody first, and by its sender where that was refused. */
async function withdraw(walk: Walker, { team, owner, role, id }: Sent): Promise<void> {
  const { model } = walk;
  const person = walk.person();
  const mine = model.roleOf(person, team);
  const mayRevoke = mine === 'owner' || (mine === 'admin' && role === 'member');
  const expected = mine === null ? 404 : mayRevoke ? 204 : 403;
  const { status } = await walk.ask(person, 'invites.revoke', { params: { id } });
  walk.expect(`${person.name} withdraws an invite of ${team.name}`, expected, status);
  if (status !== 204) await walk.ask(owner, 'invites.revoke', { params: { id } });
}

/** A new letter to the guest, whose old link ends with it; everybody who holds the link may look at it. */
const resend: Step = async (walk) => {
  const { model } = walk;
  const found = teamAndGuest(walk);
  if (!found) return;
  const { team, guest } = found;
  const role = walk.random.one(['member', 'admin'] as const);
  const first = await walk.ask(model.ownerOf(team), 'invites.create', {
    params: { id: team.teamId ?? '' },
    body: { email: guest.email, role },
  });
  const person = walk.person();
  const params = { id: String(first.body.id) };
  const { status, body } = await walk.ask(person, 'invites.resend', { params });
  const mine = model.roleOf(person, team);
  const mayInvite = mine === 'owner' || (mine === 'admin' && role === 'member');
  const what = `${person.name} sends the invite of ${guest.name} into ${team.name} again`;
  walk.expect(what, mine === null ? 404 : mayInvite ? 200 : 403, status);
  const tokens = [first.body.url, ...(status === 200 ? [body.url] : [])].map(tokenOf);
  for (const token of tokens) {
    const seen = await walk.visit('invites.get', { params: { id: token } });
    walk.expect(`${what}: the link`, token === tokens.at(-1) ? 200 : 404, seen.status);
  }
  await walk.ask(model.ownerOf(team), 'invites.revoke', { params });
};

const tokenOf = (url: unknown) => String(url).split('/').at(-1) ?? '';

/** The owner of a space forbids all its links for a while, or allows them again. */
const rule: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  const space = walk.space(person);
  const allowed = walk.random.isLikely(0.7);
  const role = model.roleOf(person, space);
  const { status } = await walk.ask(person, 'shares.updateRules', {
    query: { team_id: space.teamId ?? '' },
    body: { allowed },
  });
  const what = `${person.name} ${allowed ? 'allows' : 'forbids'} links of ${space.name}`;
  const expected = role === null ? 404 : role === 'owner' ? 200 : 403;
  if (walk.expect(what, expected, status) && status === 200) space.allowsLinks = allowed;
};

/** People read what is about themselves. */
const readSelf: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  const me = await walk.ask(person, 'auth.me');
  walk.expect(`${person.name} asks who that is`, person.email, me.body.email);
  const { body } = await walk.ask(person, 'teams.list');
  const mine = model.spaces.filter((it) => it.teamId !== null && model.roleOf(person, it) !== null);
  const listed = body as unknown as { id: string; screenshot_count: number }[];
  walk.expect(
    `${person.name}: teams with their screenshots`,
    mine.map((it) => [it.teamId, model.shown(it).length]).sort(),
    listed.map((it) => [it.id, it.screenshot_count]).sort(),
  );
};

/** Teams, their invites and the rules of spaces, with their weights. */
export const TEAM_STEPS: readonly [number, Step][] = [
  [1, renameTeam],
  [2, inviteInVain],
  [1, resend],
  [1, rule],
  [1, readSelf],
];
