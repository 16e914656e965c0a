import type { RouteInput, RouteOutput } from './api';
import type { ErrorBody } from './errors';
import { type RouteName, routes } from './routes';

/** An error answer of the server, with its sentence, code and details. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: Partial<ErrorBody> & Record<string, unknown>,
    readonly requestId: string | null,
  ) {
    super(body.error ?? `API responded with HTTP status ${status}`);
    this.name = 'ApiError';
  }

  get code(): string {
    return this.body.code ?? 'unknown';
  }
}

export interface ClientOptions {
  /** The base address of `/api`; empty for the page's own origin. */
  baseUrl?: string;
  headers?: Record<string, string>;
  fetch?: typeof fetch;
}

interface RequestParts {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface Answer<Output> {
  data: Output;
  headers: Headers;
}

/** The address of a route with path and query filled in; absent query values are left out. */
export function urlOf(name: RouteName, parts: Pick<RequestParts, 'params' | 'query'> = {}): string {
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(parts.params?.[key] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return `/api${path}${text ? `?${text}` : ''}`;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A proxy may answer with an HTML page; then only the status is known.
    return undefined;
  }
}

/** The HTTP client that the page and the command line share. */
export function createClient(options: ClientOptions = {}) {
  async function send<Name extends RouteName>(
    name: Name,
    input: RouteInput<Name> & { signal?: AbortSignal },
  ): Promise<Response> {
    const parts = input as RequestParts;
    const fetcher = options.fetch ?? fetch;
    const response = await fetcher(`${options.baseUrl ?? ''}${urlOf(name, parts)}`, {
      method: routes[name].method,
      credentials: 'same-origin',
      headers: {
        ...options.headers,
        ...parts.headers,
        ...(parts.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
      signal: parts.signal,
    });
    if (response.ok) return response;
    throw new ApiError(
      response.status,
      ((await readBody(response)) ?? {}) as Partial<ErrorBody>,
      response.headers.get('x-request-id'),
    );
  }

  async function request<Name extends RouteName>(
    name: Name,
    input: RouteInput<Name> & { signal?: AbortSignal },
  ): Promise<Answer<RouteOutput<Name>>> {
    const response = await send(name, input);
    return { data: (await readBody(response)) as RouteOutput<Name>, headers: response.headers };
  }

  async function call<Name extends RouteName>(
    name: Name,
    input: RouteInput<Name> & { signal?: AbortSignal },
  ): Promise<RouteOutput<Name>> {
    return (await request(name, input)).data;
  }

  /** Reads an answer that is a file. */
  async function download<Name extends RouteName>(
    name: Name,
    input: RouteInput<Name> & { signal?: AbortSignal; headers?: Record<string, string> },
  ): Promise<Blob> {
    return (await send(name, input)).blob();
  }

  return { call, request, download };
}
