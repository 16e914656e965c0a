// R8, texts: requests out of the interface's own description, with the edge values of every primitive in every place.
//   npm run drill -- hostile-texts [--short]
import { readFileSync } from 'node:fs';
import { signIn, startProduct } from './product.mjs';

const LONG = 'ä'.repeat(500_000);
const DEEP = `${'['.repeat(20_000)}1${']'.repeat(20_000)}`;
const DAYS =
  '0000-01-01 0000-12-31 0001-01-01 0999-12-31 1969-12-31 2026-02-29 2026-02-30 2026-13-01 2026-00-10 9999-12-31 10000-01-01 -000001-01-01 +010000-01-01 2026-11-20T00:00:00Z';
const ZONES =
  'UTC europe/berlin Asia/Kathmandu +01:00 -23:59 +99:99 Etc/GMT+14 EST5EDT posixrules GMT0 ../etc/passwd Factory';
const NUMBERS =
  '-1 0 1 1.5 1e309 NaN Infinity 0x10 2147483647 2147483648 9007199254740993 -9223372036854775809 99999999999999999999999';
const OPERATORS =
  'before:0000 before:0001 before:0001-01-01 before:9999-12-31 before:10000 after:0000-01-01 after:9999 after:9999-12 after:9999-12-31 after:2026-02-30 uploaded:0000..9999 date:..0001 created:9999-12-31.. tag:" in:% kind:x -tag:a OR "" " -"a" tag:\\ in:_';
const REGEX_LIKE = ['(a+)+$', '[', '\\', '%_\\', '(?<=a)', '.*'.repeat(200), 'a'.repeat(499) + '!'];
const SIGNS = [
  '\0', 'a\0b', '\ud800', 'a\udfff', '\udc00\ud800', '\uffff', '\ufffe', '\ufeff', '\u202e', '\u2028',
  '👩‍👩‍👧‍👦', 'é'.normalize('NFD').repeat(60), 'ﷺ'.repeat(500), 'İ'.repeat(50), '&', "' & !x | y:*", ':*', '<->',
]; // prettier-ignore
const TEXTS = [
  '', ' ', '\t\n', ',', "'; drop table users; --", '<script>alert(1)</script>', '${7*7}', '{{7*7}}', '__proto__',
  'constructor', 'null', 'undefined', 'true', 'CON', '../../etc/passwd', '%00', '%ff', 'x'.repeat(10_000),
]; // prettier-ignore
const IDS =
  '00000000-0000-0000-0000-000000000000 ffffffff-ffff-ffff-ffff-ffffffffffff 01890000-0000-7000-8000-00000000000g {} 1 personal';
const cursorOf = (position) => Buffer.from(JSON.stringify(position)).toString('base64url');
const NIL = '00000000-0000-0000-0000-000000000000';
const CURSORS = [
  cursorOf([0, '0000-01-01T00:00:00.000Z', NIL]),
  cursorOf([9, '9999-12-31T23:59:59.999Z', NIL]),
  cursorOf([1, '2026-11-20T00:00:00.999999999999Z', NIL]),
  cursorOf([1e99, null, {}]),
  cursorOf('\ud800'),
  '====',
];
/**
 * @typedef {object} HostileRequest
 * @property {string} name
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 */

/** Every text that means trouble somewhere. */
export const HOSTILE_TEXTS = [
  ...[DAYS, ZONES, NUMBERS, OPERATORS, IDS].flatMap((list) => list.split(' ')),
  ...REGEX_LIKE,
  ...SIGNS,
  ...TEXTS,
  ...CURSORS,
];
const OTHER_VALUES = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  [[]],
  LONG,
  Array(5_000).fill('a'),
];
const HOSTILE_BODIES = [
  DEEP, '', 'null', '"', '[]', '{"a":', '\u0000', '{"__proto__":{"a":1}}', `"${LONG}"`, '{"name":"\\ud800"}',
  JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, i]))),
  JSON.stringify({ name: 'a', ['\ud800']: 1 }), `{"name":${DEEP}}`, '1e999', '-0',
]; // prettier-ignore
/** Routes that end the person's session or account, or stay open. */
const LEFT_OUT = ['operations.deleteAccount', 'auth.logout', 'auth.endSession', 'events.stream'];
/** Long texts belong into bodies: no server reads an address of a megabyte. */
const MOST_IN_ADDRESS = 6_000;

/**
 * Yields so many requests `{ name, method, path, headers, body }`, every operation of the OpenAPI document by turns;
 * the same ones for the same seed. `ids` are things that are there.
 * @param {{ document: object, count?: number, seed?: number, ids?: readonly string[] }} options
 * @returns {Generator<HostileRequest>}
 */
export function* hostileTexts({ document, count = 500, seed = 1, ids = [] }) {
  const random = randomOf(seed);
  const operations = operationsOf(document).filter(({ name }) => !LEFT_OUT.includes(name));
  const draw = { one: (list) => list[Math.floor(random() * list.length)], random, document, ids };
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

function requestOf({ name, method, path, parameters, content }, draw) {
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
  if (/(^|_)ids?$|Id$/.test(name) && draw.ids.length > 0) return draw.one(draw.ids);
  const known = {
    tz: 'Europe/Berlin',
    time_zone: 'Europe/Berlin',
    color: '#3B82F6',
    email: 'bob@example.com',
  };
  return known[name] ?? 'invoice';
}

/** Sends them all from several people at once; answers how many there were of each status. */
export async function sendHostileTexts(people, requests, each = (_request, _answer) => {}) {
  const waiting = [...requests];
  await Promise.all(
    people.map(async (ask) => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { path, method, headers, body } = next;
        const answer = await ask(path, { method, headers, body }).catch((error) => error);
        each(next, answer);
        await answer.body?.cancel();
      }
    }),
  );
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

export async function drill(options) {
  const product = await startProduct({ env: LIMITS });
  const problems = [];
  try {
    const people = await Promise.all(
      Array.from({ length: 5 }, (_, n) => signIn(product, `attacker${n}@example.com`)),
    );
    const document = openApi();
    const count = options.includes('--short') ? 500 : 5_000;
    const faults = [];
    await sendHostileTexts(people, hostileTexts({ document, count }), (request, answer) => {
      const isFault = answer instanceof Error || answer.status >= 500;
      if (isFault) faults.push(`${answer.status ?? answer.cause ?? answer}: ${told(request)}`);
    });
    console.log(`requests ${count}, 5xx ${faults.length}`);
    problems.push(...faults);
    const health = await people[0]('/api/health');
    if (!health.ok) problems.push(`afterwards the product is ${health.status}`);
  } finally {
    await product.stop();
  }
  return problems;
}

/**
 * For whoever has to look for the cause.
 * @param {HostileRequest} request
 */
export const told = ({ name, path, body = '' }) =>
  `${name} ${path.slice(0, 200)} ${body.slice(0, 200)}`;
