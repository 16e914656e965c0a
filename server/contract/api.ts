import { z } from 'zod';
import { CreateSession, RedirectUrl, User } from './auth';
import { Plan, SubscriptionConfig, SubscriptionStatus } from './billing';
import { EventsQuery } from './events';
import { Health } from './health';
import { ProcessAnswer, ProcessScreenshot } from './processing';
import type { RouteName } from './routes';
import {
  ImageQuery,
  Screenshot,
  ScreenshotsQuery,
  UnprocessedQuery,
  UpdateScreenshot,
  UploadAnswer,
} from './screenshots';

interface RouteShape {
  summary: string;
  /** Visitors may call it (decisions 33). */
  open?: true;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What a success carries; absent where it is not JSON or empty. */
  output?: z.ZodType;
  /** The status of a success, 200 where absent. */
  status?: 201 | 204;
  /** The media type of a success that is not JSON. */
  media?: string;
}

/** What travels on each route. The server validates with it, the tests parse with it, OpenAPI prints it. */
export const api = {
  'health.get': { summary: 'Is the service ready?', open: true, output: Health },
  'health.live': { summary: 'Is the process alive?', open: true, output: Health },
  'health.ready': { summary: 'Can it reach what it needs?', open: true, output: Health },
  'health.openapi': { summary: 'This document', open: true, output: z.looseObject({}) },

  'auth.redirectUrl': {
    summary: 'Start a sign-in: the address to send the browser to',
    open: true,
    output: RedirectUrl,
  },
  'auth.createSession': {
    summary: 'Exchange the login code for a session cookie',
    open: true,
    body: CreateSession,
    output: User,
    status: 201,
  },
  'auth.me': { summary: 'Who is signed in', output: User },
  'auth.logout': { summary: 'End the session', open: true, status: 204 },
  'auth.endSession': { summary: 'End the session', open: true, status: 204 },

  'billing.status': { summary: 'Plan, usage and what is left', output: SubscriptionStatus },
  'billing.plans': { summary: 'The plans on sale', open: true, output: z.array(Plan) },
  'billing.config': { summary: 'Payment environment', open: true, output: SubscriptionConfig },

  'screenshots.list': {
    summary: 'Newest first; filters narrow, `cursor` pages',
    query: ScreenshotsQuery,
    output: z.array(Screenshot),
  },
  'screenshots.unprocessed': {
    summary: 'What waits to be read',
    query: UnprocessedQuery,
    output: z.array(Screenshot),
  },
  'screenshots.upload': {
    summary: 'Store one image (multipart: file, team_id, modified_at)',
    output: UploadAnswer,
    status: 201,
  },
  'screenshots.get': { summary: 'One screenshot, whole', output: Screenshot },
  'screenshots.image': {
    summary: 'The original, a thumbnail, or a download',
    query: ImageQuery,
    media: 'image/*',
  },
  'screenshots.update': {
    summary: 'Change title or favourite',
    body: UpdateScreenshot,
    output: Screenshot,
  },
  'screenshots.remove': { summary: 'Move to the trash', status: 204 },
  'screenshots.restore': { summary: 'Bring back from the trash', output: Screenshot },

  'processing.process': {
    summary: 'Read the image, or read it again; waits up to 25 s',
    body: ProcessScreenshot.optional(),
    output: ProcessAnswer,
  },

  'events.stream': {
    summary: 'Changes in a workspace as they happen',
    query: EventsQuery,
    media: 'text/event-stream',
  },
} as const satisfies Record<RouteName, RouteShape>;

export type Api = typeof api;

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Part<Key extends string, Shape, Name extends Key> = Shape extends { [K in Name]: z.ZodType }
  ? { [K in Name]: z.input<Shape[Name]> }
  : unknown;

/** What the caller of a route hands over: `params`, `query`, `body`, as far as the route has them. */
export type RouteInput<Name extends RouteName> = Part<'query', Api[Name], 'query'> &
  Part<'body', Api[Name], 'body'> &
  ([PathParams<(typeof import('./routes').routes)[Name]['path']>] extends [never]
    ? unknown
    : { params: Record<PathParams<(typeof import('./routes').routes)[Name]['path']>, string> });

/** What a success of the route carries. */
export type RouteOutput<Name extends RouteName> = Api[Name] extends { output: z.ZodType }
  ? z.output<Api[Name]['output']>
  : undefined;
