import type { Feature } from '../../../server/contract/plans';
import { type RouteName, routes } from '../../../server/contract/routes';
import type { TeamAction } from '../../../server/contract/team-roles';
import type { Found, Target } from './targets';

/** What a request carries beside who asks. */
export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  form?: Record<string, string>;
}

/** One way of asking one route, and all that the law has to know of it. */
export interface Row {
  route: RouteName;
  /** Tells the rows of a route apart. */
  variant: string;
  target: Target;
  /** What the role table calls it; by default looking for GET and organising for everything else. */
  action: TeamAction;
  /** The plan that is wanted of whoever's plan counts. */
  feature?: Feature;
  /** Asked of a team whose owner's plan carries none, it waits (decisions 6). */
  needsRunningTeam?: true;
  /** Shows what is in a screenshot, so a locked one is refused (decisions 8). */
  readsContent?: true;
  /** Also for what is deleted. */
  opensDeleted?: true;
  /** What is not there finds nothing, and that is no refusal. */
  isFilter?: true;
  /** The status of those who are let in, where it is not that of the contract. */
  letsIn?: number;
  /** Where the role table is answered with another status than 403. */
  refusal?: number;
  /** Changes something although it is a GET. */
  isChange?: true;
  request: (found: Found) => Request;
}

type Options = Partial<Omit<Row, 'route' | 'target'>>;

export const row = (route: RouteName, target: Target, options: Options = {}): Row => ({
  route,
  target,
  variant: '',
  action: routes[route].method === 'GET' ? 'view' : 'organise',
  request: REQUESTS[target],
  ...options,
});

/** How a thing is named where nothing else is said. */
const REQUESTS: Record<Target, (found: Found) => Request> = {
  screenshot: ({ id }) => ({ params: { id } }),
  upload: ({ id }) => ({ params: { id } }),
  collection: ({ id }) => ({ params: { id } }),
  tag: ({ id, teamId }) => ({ params: { name: id }, query: { team_id: teamId } }),
  date: ({ id, beside }) => ({ params: { id: beside.screenshot, dateId: id } }),
  space: ({ id }) => ({ query: { team_id: id } }),
  team: ({ id }) => ({ params: { id } }),
  member: ({ id, team }) => ({ params: { id: team.id, memberId: id } }),
  invite: ({ id }) => ({ params: { id } }),
  adminInvite: ({ id }) => ({ params: { id } }),
  token: ({ id }) => ({ params: { id } }),
  key: ({ id }) => ({ params: { id } }),
  // Whatever is smuggled in must not matter.
  nothing: ({ id }) => ({ query: { team_id: id, id, user_id: id } }),
};

/** The usual way of naming, and more. */
export const withParts = (target: Target, more: (found: Found) => Request) => (found: Found) => {
  const usual = REQUESTS[target](found);
  const { query, ...parts } = more(found);
  return { ...usual, ...parts, query: { ...usual.query, ...query } };
};
export const withBody = (target: Target, body: object) => ({
  request: withParts(target, () => ({ body })),
});
export const withQuery = (target: Target, query: Record<string, string>) => ({
  request: withParts(target, () => ({ query })),
});

export const plain = (route: RouteName, letsIn?: number): Row => row(route, 'nothing', { letsIn });
export const inSpace = (route: RouteName, options: Options = {}): Row =>
  row(route, 'space', options);
export const bulk = (
  variant: string,
  body: object,
  options: Options & { target?: Target } = {},
): Row =>
  row('screenshots.bulk', 'screenshot', {
    variant,
    request: ({ id }) => ({ body: { ids: [id], ...body } }),
    ...options,
  });
export const image = (variant: string, query: Record<string, string>, options: Options = {}): Row =>
  row('screenshots.image', 'screenshot', {
    variant,
    readsContent: true,
    ...withQuery('screenshot', query),
    ...options,
  });
