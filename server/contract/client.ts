import type { RouteInput, RouteOutput } from './api';
import type { ErrorBody } from './errors';
import { type RouteName, routes } from './routes';

/** A refusal by the server, with its sentence, its stable code and what helps to act on it. */
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
  /** Where `/api` lives; empty for the page's own origin. */
  baseUrl?: string;
  headers?: Record<string, string>;
  fetch?: typeof fetch;
}

interface RequestParts {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
  signal?: AbortSignal;
}

export interface Answer<Output> {
  data: Output;
  headers: Headers;
}

/** The address of a route with its path and query filled in; absent query values are left out. */
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
    // A proxy in between may answer with a page; the status alone then has to do.
    return undefined;
  }
}

/** The one way web and command line speak to the server. */
export function createClient(options: ClientOptions = {}) {
  async function request<Name extends RouteName>(
    name: Name,
    input: RouteInput<Name> & { signal?: AbortSignal },
  ): Promise<Answer<RouteOutput<Name>>> {
    const parts = input as RequestParts;
    const send = options.fetch ?? fetch;
    const response = await send(`${options.baseUrl ?? ''}${urlOf(name, parts)}`, {
      method: routes[name].method,
      credentials: 'same-origin',
      headers: {
        ...options.headers,
        ...(parts.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
      signal: parts.signal,
    });
    const data = await readBody(response);
    if (!response.ok) {
      throw new ApiError(
        response.status,
        (data ?? {}) as Partial<ErrorBody>,
        response.headers.get('x-request-id'),
      );
    }
    return { data: data as RouteOutput<Name>, headers: response.headers };
  }

  async function call<Name extends RouteName>(
    name: Name,
    input: RouteInput<Name> & { signal?: AbortSignal },
  ): Promise<RouteOutput<Name>> {
    return (await request(name, input)).data;
  }

  return { call, request };
}
