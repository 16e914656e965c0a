import { opensFeature, PLANS } from '../../../server/contract/plans';
import type { RouteName } from '../../../server/contract/routes';
import type { WalkPerson, WalkSpace } from './walk-model';
import { gate, type Step, told } from './walk-shot-steps';
import type { Walker } from './walker';

/** Everybody in a space reads these; the last one where the plan of its owner has it. */
const OF_SPACES: readonly [RouteName, Record<string, string>?][] = [
  ['screenshots.unprocessed'],
  ['screenshots.timeline'],
  ['screenshots.kinds'],
  ['screenshots.nearest', { q: 'title' }],
  ['calendar.month', { year: '2026', month: '12' }],
  ['storage.get'],
  ['workspaces.settings'],
  ['findings.list'],
  ['entities.list'],
  ['shares.list'],
  ['shares.rules'],
  ['analytics.get'],
];

const readSpace: Step = async (walk) => {
  const person = walk.person();
  const space = walk.space(person);
  const [route, query = {}] = walk.one(OF_SPACES);
  const { status } = await walk.ask(person, route, {
    query: { ...query, team_id: space.teamId ?? '' },
  });
  walk.expect(
    `${person.name} ${route} of ${space.name}`,
    expectedOf(walk, person, { space, route }),
    status,
  );
};

function expectedOf(
  { model }: Walker,
  person: WalkPerson,
  { space, route }: { space: WalkSpace; route: RouteName },
): number {
  if (model.roleOf(person, space) === null) return 404;
  const plan = PLANS.find(({ name }) => name === model.ownerOf(space).plan);
  const lacksPlan = route === 'analytics.get' && !(plan && opensFeature(plan, 'analytics'));
  return lacksPlan ? 402 : 200;
}

const OF_TEAMS = ['teams.get', 'teams.activity', 'invites.list'] as const;

const readTeam: Step = async (walk) => {
  const person = walk.person();
  const team = walk.space(person);
  if (team.teamId === null) return;
  const route = walk.one(OF_TEAMS);
  const { status } = await walk.ask(person, route, { params: { id: team.teamId } });
  const isHidden = route === 'invites.list' && !walk.model.isManager(person, team);
  const allowed = isHidden ? 403 : 200;
  const expected = walk.model.roleOf(person, team) === null ? 404 : allowed;
  walk.expect(`${person.name} ${route} of ${team.name}`, expected, status);
};

const readShot: Step = async (walk) => {
  const person = walk.person();
  const shot = walk.shot(person);
  const id = shot?.id ?? walk.goneId();
  const route = walk.one(['redactions.get', 'comments.list'] as const);
  const { status } = await walk.ask(person, route, { params: { id } });
  const expected = gate(walk, person, shot, { readsContent: true }, 200);
  walk.expect(`${person.name} ${route} of ${told(shot)}`, expected, status);
};

/** Other reads with their weights. */
export const READ_STEPS: readonly [number, Step][] = [
  [8, readSpace],
  [3, readTeam],
  [2, readShot],
];
