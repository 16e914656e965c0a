import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** The API description: files that are the same for all. */
const DOCS = ' /api/docs';

/** `GET /api/x` for every route below `/api`, without the catch-alls. */
export function routesOf(nest: NestFastifyApplication): string[] {
  const tree = nest.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  return pathsOf(tree).filter(
    (path) => path.includes(' /api') && !path.endsWith('/*') && !path.includes(DOCS),
  );
}

/** Parses Fastify's printed router. */
function pathsOf(tree: string): string[] {
  const stack: string[] = [];
  const result: string[] = [];
  for (const line of tree.split('\n')) {
    const match = /^([│ ]*(?:[├└]── ))(\S*) ?(?:\(([^)]*)\))?/.exec(line);
    if (!match) continue;
    const depth = (match[1]?.length ?? 4) / 4 - 1;
    stack.length = depth;
    stack.push(match[2] ?? '');
    for (const method of match[3]?.split(', ') ?? []) {
      if (method !== 'HEAD') result.push(`${method} ${stack.join('')}`);
    }
  }
  return result;
}
