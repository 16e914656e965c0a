import { setImmediate as afterOthers } from 'node:timers/promises';
import { z } from 'zod';
import { api } from '../../contract/api';
import { DuplicateBody, ErrorBody } from '../../contract/errors';
import { planWith } from '../../contract/plans';
import { type RouteName, routes } from '../../contract/routes';
import { version } from './version';

type Json = Record<string, unknown>;

/** One entry of the contract's table, typed as loosely as the document needs it. */
interface Shape {
  summary: string;
  open?: true;
  query?: z.ZodType;
  body?: z.ZodType;
  output?: z.ZodType;
  status?: number;
  media?: string;
}

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json;
  return schema;
}

const KEY_PLAN = planWith('api_access').name;

const INTRODUCTION = [
  'Everything that the pages and the command line do, they do with these calls.',
  `A program sends \`Authorization: Bearer …\` with an API key, which the settings make (${KEY_PLAN}). In this browser, calls are made as the person who is signed in.`,
  'A refusal has a sentence to show, a stable `code` and `details`. A `429` says in `Retry-After` when to try again. Lists go on with their cursor.',
].join('\n\n');

let document: Promise<Json> | undefined;

/** The document, built at the first request. */
export function openApiDocument(): Promise<Json> {
  document ??= buildOpenApiDocument();
  return document;
}

/** The OpenAPI 3.1 document of the table that validates and types every call. */
export async function buildOpenApiDocument(): Promise<Json> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shotvault',
      version,
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    security: [{ session: [] }, { token: [] }],
    paths: await paths(),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'shotvault_session' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key (${KEY_PLAN}), or what \`shotvault login\` got. Some calls need a session.`,
        },
      },
      schemas: {
        Error: schemaOf(ErrorBody, 'output'),
        Duplicate: schemaOf(DuplicateBody, 'output'),
      },
    },
  };
}

/** One call at a time: all of them held up every other request for a tenth of a second, on a busy machine for half of one. */
async function paths(): Promise<Json> {
  const result: Record<string, Json> = {};
  for (const name of Object.keys(routes) as RouteName[]) {
    const path = routes[name].path.replace(/:(\w+)/g, '{$1}');
    result[path] = { ...result[path], [routes[name].method.toLowerCase()]: operation(name) };
    await afterOthers();
  }
  return result;
}

function operation(name: RouteName): Json {
  const shape: Shape = api[name];
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: shape.summary,
    ...(shape.open ? { security: [] } : {}),
    parameters: [...pathParameters(name), ...queryParameters(shape)],
    ...requestBody(name, shape),
    responses: {
      [String(shape.status ?? 200)]: success(shape),
      default: {
        description: 'A refusal: a sentence to show, a stable code, details',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
      ...(name === 'screenshots.upload' ? { '409': duplicate } : {}),
    },
  };
}

const duplicate = {
  description: 'The same bytes are in the workspace already',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Duplicate' } } },
};

function pathParameters(name: RouteName): Json[] {
  const names = [...routes[name].path.matchAll(/:(\w+)/g)].map(([, key]) => key);
  return names.map((key) => ({
    name: key,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: Shape): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([key, schema]) => ({
    name: key,
    in: 'query',
    required: required.includes(key),
    schema,
  }));
}

const uploadForm = {
  type: 'object',
  required: ['file'],
  additionalProperties: false,
  properties: {
    team_id: { type: 'string', description: 'Empty for the personal space' },
    modified_at: { type: 'string', format: 'date-time' },
    file: { type: 'string', contentMediaType: 'application/octet-stream' },
  },
};

function requestBody(name: RouteName, { body }: Shape): Json {
  if (name === 'screenshots.upload') {
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: uploadForm } } },
    };
  }
  if (!body) return {};
  const isOptional = body.safeParse(undefined).success;
  const schema = schemaOf(body, 'input');
  return { requestBody: { required: !isOptional, content: { 'application/json': { schema } } } };
}

function success({ output, media, status }: Shape): Json {
  if (status === 204) return { description: 'Done' };
  if (media)
    return { description: 'Success', content: { [media]: { schema: { type: 'string' } } } };
  if (!output) return { description: 'Success' };
  const schema = schemaOf(output, 'output');
  return { description: 'Success', content: { 'application/json': { schema } } };
}
