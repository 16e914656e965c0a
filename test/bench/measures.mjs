// Compares two programs by turns, so that other load of the machine affects both.
import autocannon from 'autocannon';
import { cpuSeconds } from './cpu.mjs';
import { print, rightBody, ROUNDS, median, verdict } from './lib.mjs';

/** Requests of one turn, and turns of each program in a round. */
const REQUESTS = 300;
const TURNS = 5;

/** CPU seconds of one turn under ten connections; an error ends the bench. */
async function turn({ url, pid, dataDir, headers }, requests) {
  const before = cpuSeconds(pid, dataDir);
  const result = await autocannon({ url, headers, amount: requests, connections: 10 });
  const cost = cpuSeconds(pid, dataDir) - before;
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused`);
  return cost;
}

async function round(programs, isRight, requests) {
  const look = async ({ url, headers }) => rightBody(await fetch(url, { headers }), isRight);
  const costs = programs.map(() => 0);
  for (const program of programs) await look(program);
  for (let n = 0; n < TURNS; n += 1) {
    for (const [at, program] of programs.entries()) costs[at] += await turn(program, requests);
  }
  for (const program of programs) await look(program);
  return costs[0] / costs[1];
}

/**
 * CPU per request, ours / floor, of each round; a warm-up comes first. The cheaper a request, the more `requests` a
 * turn needs to stand out from the background work of both programs.
 */
export async function cpuRatios(ours, floor, isRight, { requests = REQUESTS } = {}) {
  const next = () => round([ours, floor], isRight, requests);
  for (let n = 0; n < 2; n += 1) await next();
  const ratios = [];
  for (let n = 0; n < ROUNDS; n += 1) ratios.push(await next());
  return ratios;
}

async function timed(ask, isRight) {
  const began = performance.now();
  const answer = await ask();
  await rightBody(answer, isRight);
  return performance.now() - began;
}

const isAnything = () => true;

/** The medians of two requests, each sent `count` times by turns; checks the first and last bodies. */
async function middles(asks, count, isRight) {
  const times = asks.map(() => []);
  for (let n = 0; n < count; n += 1) {
    const isEdge = n === 0 || n === count - 1;
    for (const [at, ask] of asks.entries()) {
      times[at].push(await timed(ask, isEdge ? isRight : isAnything));
    }
  }
  return times.map(median);
}

/**
 * p50 of one request / of the other, of each round.
 * @param {() => Promise<Response>} one
 * @param {() => Promise<Response>} other
 * @param {(body: Buffer) => boolean} isRight
 */
export async function timeRatios(one, other, isRight, { count = 80, warmUp = 10 } = {}) {
  await middles([one, other], warmUp, isRight);
  const ratios = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const [mine, theirs] = await middles([one, other], count, isRight);
    ratios.push(mine / theirs);
  }
  return ratios;
}

/** The ratios of a figure, printed with a verdict. */
export function judge(id, what, found, bar) {
  const result = verdict(found, bar);
  print(id, what, result, bar);
  return result.word;
}
