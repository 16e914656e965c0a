import type { TestApp } from '../app';
import type { Client } from '../person';
import { KEY_HOLDERS, KEYS, type KeyName, PEOPLE, type PersonName } from './actors';
import { byName, canaryOf, emailOf, WorldBuilder } from './world-builder';

/** The team that the matrix turns about, and one that nobody who asks is in. */
type SharedName = 'team' | 'neighbour';
export type SpaceName = PersonName | SharedName;

/** Plans are what the gates ask for; everybody else is on Free. */
export const PLANS_OF = { owner: 'Gold', otherOwner: 'Gold', neighbour: 'Bronze' } as const;

/** Things of one space; each carries the name of the space as a canary. */
export interface Things {
  /** Empty for a personal space. */
  teamId: string;
  screenshot: string;
  trashed: string;
  trashedDateId: string;
  collection: string;
  deletedCollection: string;
  tag: string;
  deletedTag: string;
  dateId: string;
}

/** What a team has beside its things. */
export interface TeamThings {
  id: string;
  memberId: string;
  invite: string;
  adminInvite: string;
  revokedInvite: string;
  /** The secrets of `invite` and of the revoked one. */
  token: string;
  revokedToken: string;
}

export interface World {
  clients: Record<PersonName | 'mate' | 'neighbour' | 'expired', Client>;
  userIds: Record<PersonName | 'mate' | 'neighbour', string>;
  personal: Record<PersonName, Things & { workspaceId: string }>;
  /** A team that each person owns, and one that they have deleted. */
  ownTeams: Record<PersonName, TeamThings>;
  deletedTeams: Record<PersonName, string>;
  /** Tokens of command lines: the id of one that works, and of one that was revoked. */
  keys: Record<PersonName | 'neighbour', { own: string; revoked: string }>;
  /** What the API keys that ask are known by. */
  secrets: Record<KeyName, string>;
  /** Secrets of invites to each person: into a team that runs, and into one that is paused. */
  tokens: Record<PersonName, { running: string; paused: string }>;
  shared: Record<SharedName, Things & TeamThings>;
  /** What members of the team uploaded into it themselves. */
  uploads: Partial<Record<PersonName, string>>;
  /** In the personal space of the former subscriber. */
  locked: { screenshot: string; collection: string; tag: string; dateId: string };
}

/** Everybody and everything that the matrix needs, in an empty database. */
export async function makeWorld(app: TestApp): Promise<World> {
  await app.reset();
  const names = [...PEOPLE, 'mate', 'neighbour'] as const;
  const expired = await app.person(emailOf('owner'));
  const signedIn = await Promise.all(names.map((name) => app.person(emailOf(name))));
  const all = byName(names, signedIn);
  const users = await Promise.all(signedIn.map((client) => client.call('auth.me', {})));
  for (const [name, plan] of Object.entries(PLANS_OF)) await app.givePlan(emailOf(name), plan);
  const builder = new WorldBuilder(app, all);
  const shared = await builder.shared();
  const [personal, ownTeams, deletedTeams] = await Promise.all([
    builder.each((name) => builder.personalSpace(name)),
    builder.each((name) => builder.team(name, canaryOf(name))),
    builder.each((name) => builder.deletedTeam(name)),
  ]);
  const paused = ownTeams.exSubscriber.id;
  const tokens = await builder.each(async (name) => ({
    running: (await builder.invite(shared.neighbour.id, emailOf(name), 'member')).token,
    paused: (await builder.invite(paused, emailOf(name), 'member')).token,
  }));
  await builder.invite(shared.team.id, emailOf('invited'), 'member');
  const keys = {
    ...(await builder.each((name) => builder.keys(name))),
    neighbour: await builder.keys('neighbour'),
  };
  const secrets = byName(
    KEYS,
    await Promise.all(KEYS.map((name) => builder.secret(KEY_HOLDERS[name]))),
  );
  const locked = await builder.lock(personal.exSubscriber);
  const clients = { ...all, expired };
  await builder.expire(expired);
  const ids = users.map(({ id }) => id);
  return {
    ...{ clients, personal, ownTeams, deletedTeams, tokens, shared, locked, keys, secrets },
    userIds: byName(names, ids),
    uploads: await builder.uploads(shared.team.id),
  };
}
