import { type RouteName, routes } from '../../../server/contract/routes';

interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface SentCall {
  route: RouteName;
  query: string;
  body: unknown;
}

type Answers = Partial<Record<RouteName, FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>)>>;

function routeOf(method: string, path: string): RouteName {
  const names = Object.keys(routes) as RouteName[];
  const found = names.find((name) => {
    const pattern = routes[name].path.replace(/:\w+/g, '[^/]+');
    return routes[name].method === method && new RegExp(`^/api${pattern}$`).test(path);
  });
  if (!found) throw new Error(`No route for ${method} ${path}`);
  return found;
}

/** Replaces the network. Routes without an answer return 404; a thrown error is a lost connection. */
export function fakeServer(answers: Answers): SentCall[] {
  const calls: SentCall[] = [];
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    const [path = '', query = ''] = address.split('?');
    const route = routeOf(init.method ?? 'GET', path);
    const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    calls.push({ route, query, body: sent });
    const answer = answers[route];
    const { status, body, headers } = (typeof answer === 'function' ? await answer() : answer) ?? {
      status: 404,
    };
    return {
      status: status ?? 200,
      ok: (status ?? 200) < 400,
      headers: new Headers(headers),
      blob: async () => new Blob([JSON.stringify(body ?? null)]),
      text: async () => (body === undefined ? '' : JSON.stringify(body)),
    };
  }) as typeof fetch;
  return calls;
}
