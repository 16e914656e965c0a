import type { TestApp } from '../app';
import type { Client } from '../person';
import { KEY_HOLDERS, KEYS, type KeyName, PEOPLE, type PersonName } from './actors';
import { byName, canaryOf, emailOf, WorldBuilder } from './world-builder';

/** The team under test, and a team without any of the actors. */
type SharedName = 'team' | 'neighbour';
export type SpaceName = PersonName | SharedName;

/** Plans that open the gates; everybody else is on Free. */
export const PLANS_OF = { owner: 'Gold', otherOwner: 'Gold', neighbour: 'Bronze' } as const;

/** Things of one workspace; each carries the name of the workspace as a canary. */
export interface Things {
  /** Empty for a personal workspace. */
  teamId: string;
  screenshot: string;
  trashed: string;
  trashedDateId: string;
  collection: string;
  deletedCollection: string;
  tag: string;
  deletedTag: string;
  dateId: string;
  comment: string;
  trashedComment: string;
  entity: string;
  trashedEntity: string;
  /** A link to the screenshot, and a revoked one. */
  share: string;
  revokedShare: string;
}

/** Things that only teams have. */
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
  /** Tokens of command lines: the id of a valid one, and of a revoked one. */
  keys: Record<PersonName | 'neighbour', { own: string; revoked: string }>;
  /** The API keys themselves. */
  secrets: Record<KeyName, string>;
  /** Secrets of invites to each person: to a running team and to a paused one. */
  tokens: Record<PersonName, { running: string; paused: string }>;
  shared: Record<SharedName, Things & TeamThings>;
  /** Screenshots that members of the team uploaded themselves. */
  uploads: Partial<Record<PersonName, string>>;
  /** Comments that members of the team wrote themselves, on its screenshot. */
  ownComments: Partial<Record<PersonName, string>>;
  /** Links that members of the team made themselves, to its screenshot. */
  ownShares: Partial<Record<PersonName, string>>;
  /** In the personal workspace of the former subscriber. */
  locked: Pick<
    Things,
    'screenshot' | 'collection' | 'tag' | 'dateId' | 'comment' | 'entity' | 'share'
  >;
}

/** Creates everybody and everything that the matrix needs, in an empty database. */
export async function makeWorld(app: TestApp): Promise<World> {
  await app.reset();
  const names = [...PEOPLE, 'mate', 'neighbour'] as const;
  const expired = await app.person(emailOf('owner'));
  const signedIn = await Promise.all(names.map((name) => app.person(emailOf(name))));
  const all = byName(names, signedIn);
  const users = await Promise.all(signedIn.map((client) => client.call('auth.me', {})));
  for (const [name, plan] of Object.entries(PLANS_OF))
    await app.billing.givePlan(emailOf(name), plan);
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
    ownComments: await builder.ownComments(shared.team.screenshot),
    ownShares: await builder.ownShares(shared.team.screenshot),
  };
}
