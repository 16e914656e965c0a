import type { Feature } from '../../../server/contract/plans';
import { type RouteName, routes } from '../../../server/contract/routes';
import type { TeamAction } from '../../../server/contract/team-roles';
import type { Found, Target } from './targets';

/** The parts of a request besides its credentials. */
export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  form?: Record<string, string>;
}

/** One way of calling one route, with everything that the law needs to know about it. */
export interface Row {
  route: RouteName;
  /** Distinguishes the rows of a route. */
  variant: string;
  target: Target;
  /** Its action in the role table; by default `view` for GET and `organise` for everything else. */
  action: TeamAction;
  /** The feature that the deciding plan must have. */
  feature?: Feature;
  /** Refused for a team whose owner's plan does not include teams (docs/decisions.md#team-uploads). */
  needsRunningTeam?: true;
  /** The status in a personal space, where only teams have such a thing. */
  inPersonal?: number;
  /** Shows the content of a screenshot, so a locked one is refused (docs/decisions.md#plan-lock). */
  readsContent?: true;
  /** Also works for deleted things. */
  opensDeleted?: true;
  /** An absent thing leads to an empty result, not to an error. */
  isFilter?: true;
  /** The status of a success, where it differs from the contract. */
  letsIn?: number;
  /** The status for a role that is too low, where it is not 403. */
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

/** The default request that names a thing. */
const REQUESTS: Record<Target, (found: Found) => Request> = {
  screenshot: ({ id }) => ({ params: { id } }),
  upload: ({ id }) => ({ params: { id } }),
  collection: ({ id }) => ({ params: { id } }),
  tag: ({ id, teamId }) => ({ params: { name: id }, query: { team_id: teamId } }),
  date: ({ id, beside }) => ({ params: { id: beside.screenshot, dateId: id } }),
  comment: ({ id }) => ({ params: { id } }),
  ownComment: ({ id }) => ({ params: { id } }),
  entity: ({ id }) => ({ params: { id } }),
  share: ({ id }) => ({ params: { id } }),
  ownShare: ({ id }) => ({ params: { id } }),
  space: ({ id }) => ({ query: { team_id: id } }),
  team: ({ id }) => ({ params: { id } }),
  member: ({ id, team }) => ({ params: { id: team.id, memberId: id } }),
  invite: ({ id }) => ({ params: { id } }),
  adminInvite: ({ id }) => ({ params: { id } }),
  token: ({ id }) => ({ params: { id } }),
  key: ({ id }) => ({ params: { id } }),
  // Smuggled parameters must have no effect.
  nothing: ({ id }) => ({ query: { team_id: id, id, user_id: id } }),
};

/** The default request with more parts. */
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
