// P1: the cost of a page of the list.
import * as bodies from './bodies.mjs';
import { childOf } from './cpu.mjs';
import { withFloor } from './lib.mjs';
import { cpuRatios, judge } from './measures.mjs';
import { printLeast } from './statements.mjs';

export const FIRST_PAGE = '/screenshots?limit=60&fields=card';
/** The prepared statements of a page: who asks, and the page with its tags, collections and dates. */
const STATEMENTS = ['session of token', 'newest light first'];

export function listCost({ product: { url, pid: supervisor, dataDir }, databaseUrl, small }) {
  const pid = childOf(supervisor, 'server/api.js');
  const env = { DATABASE_URL: databaseUrl, WORKSPACE: small.workspaceId };
  const headers = { cookie: small.cookie };
  return withFloor('list', env, async (floor) => {
    const ours = { url: `${url}/api${FIRST_PAGE}`, pid, dataDir, headers };
    const least = { url: `${floor.url}/list`, pid: floor.pid, dataDir };
    const found = await cpuRatios(ours, least, bodies.isPageOf60);
    const verdict = judge('P1', 'list of 60 in 10k, CPU, ours / floor', found, 4);
    const isRight = bodies.isPageOf60;
    await printLeast(ours, least, { databaseUrl, names: STATEMENTS, isRight });
    return [verdict];
  });
}
