// Requests out of the interface's own description, with the edge values of every primitive in every place.
//   npm run drill -- hostile-texts [--short]
import { readFileSync } from 'node:fs';
import { newcomer } from './hostile-things.mjs';
import { HOSTILE_BODIES, HOSTILE_TEXTS, OTHER_VALUES } from './hostile-values.mjs';
import { signIn, startProduct } from './product.mjs';

/**
 * @typedef {object} HostileRequest
 * @property {string} name
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 */

/** Routes that end the person's session or account, or stay open. */
const LEFT_OUT = ['operations.deleteAccount', 'auth.logout', 'auth.endSession', 'events.stream'];
/** The kinds of things whose ids have these names. */
const KINDS = {
  team_id: 'teams',
  collection_id: 'collections',
  ids: 'screenshots',
  screenshot_ids: 'screenshots',
  screenshotId: 'screenshots',
  dateId: 'dates',
};
/** Long texts belong into bodies: no server reads an address of a megabyte. */
const MOST_IN_ADDRESS = 6_000;

/**
 * Yields so many requests `{ name, method, path, headers, body }`, every operation of the OpenAPI document by turns;
 * the same ones for the same seed. `things` are ids of what is there, by kind: the first part of their path.
 * @param {{ document: object, count?: number, seed?: number, things?: Record<string, readonly string[]> }} options
 * @returns {Generator<HostileRequest>}
 */
export function* hostileTexts({ document, count = 500, seed = 1, things = {} }) {
  const random = randomOf(seed);
  const operations = operationsOf(document).filter(({ name }) => !LEFT_OUT.includes(name));
  const one = (list) => list[Math.floor(random() * list.length)];
  const draw = { one, random, document, things, all: Object.values(things).flat() };
  for (let n = 0; n < count; n += 1) yield requestOf(operations[n % operations.length], draw);
}

/** https://github.com/bryc/code/blob/master/jshash/PRNGs.md#mulberry32 */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function operationsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => ({
      ...{ path, name: operationId, method: method.toUpperCase(), parameters },
      content: requestBody?.content ?? {},
    })),
  );
}

function requestOf({ name, method, path, parameters, content }, drawer) {
  const draw = { ...drawer, path };
  const placed = parameters.filter((each) => each.in === 'path');
  const asked = parameters.filter((each) => each.in === 'query' && draw.random() < 0.6);
  const address = placed.reduce(
    (text, each) => text.replace(`{${each.name}}`, inAddress(drawn(each, draw, 0.3)) || '%20'),
    path,
  );
  const query = asked.map((each) => `${each.name}=${inAddress(drawn(each, draw, 0.7))}`);
  const request = {
    name,
    method,
    path: `/api${address}${query.length > 0 ? '?' : ''}${query.join('&')}`,
  };
  return { ...request, ...bodyOf(content, draw) };
}

/** A hostile value for this share of all cases, else a valid one. */
function drawn({ name, schema }, draw, share) {
  return draw.random() < share ? draw.one(HOSTILE_TEXTS) : fitting(schema, draw, name);
}

/** Percent-encoded; half a surrogate pair becomes the three bytes of a careless encoder. */
function inAddress(value) {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return Array.from(text.slice(0, MOST_IN_ADDRESS), (sign) =>
    /\p{Surrogate}/u.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign),
  ).join('');
}

function bodyOf(content, draw) {
  const schema = content['application/json']?.schema;
  if (content['multipart/form-data']) return formOf(draw);
  if (!schema) return {};
  const headers = { 'content-type': 'application/json' };
  if (draw.random() < 0.25) return { headers, body: draw.one(HOSTILE_BODIES) };
  return { headers, body: JSON.stringify(spoilt(fitting(schema, draw), draw)) };
}

function formOf(draw) {
  const boundary = 'between';
  const field = (name, value) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = draw.one(HOSTILE_TEXTS).replace(/["\r\n]/g, '');
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body:
      field('modified_at', draw.one(HOSTILE_TEXTS)) +
      (draw.random() < 0.5 ? field('team_id', draw.one(HOSTILE_TEXTS)) : '') +
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file}"\r\n\r\nGIF89a\r\n--${boundary}--\r\n`,
  };
}

/** Replaces one value of it, or inside it, by a wrong one. */
function spoilt(value, draw) {
  const isInside = typeof value === 'object' && value !== null && draw.random() < 0.85;
  const keys = isInside ? Object.keys(value) : [];
  if (keys.length === 0) return draw.one(draw.random() < 0.7 ? HOSTILE_TEXTS : OTHER_VALUES);
  const key = draw.one(keys);
  const changed = Array.isArray(value) ? [...value] : { ...value };
  changed[key] = spoilt(value[key], draw);
  return changed;
}

function fitting(schema, draw, name = '') {
  const { document } = draw;
  if (!schema) return 'a';
  if (schema.$ref)
    return fitting(
      schema.$ref
        .slice(2)
        .split('/')
        .reduce((node, key) => node[key], document),
      draw,
      name,
    );
  const [way] = [schema.anyOf, schema.oneOf, schema.allOf].filter(Boolean);
  if (way) return fitting(draw.one(way), draw, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return draw.one(schema.enum);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [
          key,
          fitting(each, draw, key),
        ]),
      );
    case 'array':
      return [fitting(schema.items, draw, name)];
    case 'integer':
    case 'number':
      return name === 'year' ? 2026 : Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return draw.random() < 0.5;
    case 'null':
      return null;
    default:
      return fittingText(schema, draw, name);
  }
}

function fittingText({ format }, draw, name) {
  if (format === 'date' || name === 'date') return '2026-11-20';
  if (format === 'date-time') return '2026-11-20T00:00:00Z';
  const fitting = draw.things[KINDS[name] ?? (/^(id|name)$/.test(name) && draw.path.split('/')[1])];
  if (fitting) return draw.one(fitting);
  if (/(^|_)ids?$|Id$/.test(name) && draw.all.length > 0) return draw.one(draw.all);
  const known = {
    tz: 'Europe/Berlin',
    time_zone: 'Europe/Berlin',
    color: '#3B82F6',
    email: 'bob@example.com',
  };
  return known[name] ?? 'invoice';
}

/** Limits so high that no request is refused before it reaches the code that it tests. */
export const LIMITS = Object.fromEntries(
  ['REQUESTS', 'UPLOADS', 'IMAGES', 'EXPORTS', 'INVITES', 'PAIRINGS'].map((kind) => [
    `RATE_LIMIT_${kind}`,
    '1000000',
  ]),
);

const openApi = () =>
  JSON.parse(readFileSync(new URL('../../server/contract/openapi.json', import.meta.url), 'utf8'));

/** Together 20,000 requests, each part by somebody new. */
const PARTS = 50;
const REQUESTS_EACH = 400;
const AT_ONCE = 5;

const BELOW_500 = Array.from({ length: 400 }, (_, n) => 100 + n);

/** The part of the drill `hostile`: any answer is right that is no fault. */
export const texts = {
  name: 'texts',
  attacks: (isShort) =>
    [...hostileTexts({ document: openApi(), count: isShort ? 200 : 500 })].map((request) => ({
      name: told(request),
      right: BELOW_500,
      send: (ask) => {
        const { path, method, headers, body } = request;
        return ask(path, { method, headers, body });
      },
    })),
};

/** The answers to a part of the requests, from somebody who has the things that they speak of. */
async function sendAs({ product, operator, n, count }, note) {
  const { ask, things } = await newcomer(product, `attacker${n}@example.com`);
  for (const request of hostileTexts({ document: openApi(), count, seed: n, things })) {
    const { name, path, method, headers, body } = request;
    const send = name.startsWith('operator.') ? operator : ask;
    const answer = await send(path, { method, headers, body }).catch((error) => error);
    note(request, answer);
    await answer.body?.cancel();
  }
}

/** @param {string[]} options */
export async function drill(options) {
  const product = await startProduct({ env: LIMITS });
  const figures = { requests: 0, '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 };
  /** @type {string[]} */
  const faults = [];
  const [asked, reached] = [new Set(), new Set()];
  const note = (request, answer) => {
    const status = answer instanceof Error ? 500 : answer.status;
    figures.requests += 1;
    figures[`${Math.floor(status / 100)}xx`] += 1;
    asked.add(request.name);
    if (status < 400) reached.add(request.name);
    if (status >= 500) faults.push(`${answer.status ?? answer.cause ?? answer}: ${told(request)}`);
  };
  try {
    const operator = await signIn(product, 'operator@example.com');
    const waiting = Array.from({ length: options.includes('--short') ? 2 : PARTS }, (_, n) => n);
    const work = async () => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift())
        await sendAs({ product, operator, n, count: REQUESTS_EACH }, note);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const shown = Object.entries(figures).map(([name, count]) => `${name} ${count}`);
    console.log(`${shown.join(', ')}; routes ${asked.size}, of them succeeded ${reached.size}`);
    const health = await operator('/api/health');
    if (!health.ok) faults.push(`afterwards the product is ${health.status}`);
  } finally {
    await product.stop();
  }
  return faults;
}

/**
 * For whoever has to look for the cause.
 * @param {HostileRequest} request
 */
export const told = ({ name, path, body = '' }) =>
  `${name} ${path.slice(0, 200)} ${body.slice(0, 200)}`;
