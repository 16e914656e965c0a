import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../server/contract/routes';
import { buildOpenApiDocument } from '../server/modules/health/openapi-document';

const FILE = join(__dirname, '../server/contract/openapi.json');

it('is a valid OpenAPI document for an independent validator', () => {
  // A separate program, because its ES modules cannot be required here.
  const judge = require.resolve('@seriousme/openapi-schema-validator/bin/validate-api-cli.js');
  const judged = execFileSync(process.execPath, [judge, FILE], { encoding: 'utf8' });
  expect(JSON.parse(judged)).toEqual({ valid: true });
});

it('has a committed document that matches the contract (npm run openapi writes it)', async () => {
  const committed: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(await buildOpenApiDocument())));
});

it('gives way to other requests after each call while it is built', async () => {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await buildOpenApiDocument();
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(Object.keys(routes).length - 1);
});

/** Columns of 8 bytes. */
const LARGE = ['storage_limit'];
const MOST = 2_147_483_647;

/** The names of whole numbers in a schema that may be larger than a column of the database. */
function tooLarge(schema: unknown, name = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum = Infinity } = schema as { type?: unknown; maximum?: number };
  if (type === 'integer' && maximum > MOST) return [name];
  return Object.entries(schema).flatMap(([key, value]) =>
    tooLarge(value, /^(schema|properties|items|anyOf|\d+)$/.test(key) ? name : key),
  );
}

it('takes no number that the database cannot hold', () => {
  const { paths } = JSON.parse(readFileSync(FILE, 'utf8')) as {
    paths: Record<string, Record<string, { parameters?: unknown; requestBody?: unknown }>>;
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const taken = operations.flatMap(({ parameters, requestBody }) =>
    tooLarge([parameters, requestBody]),
  );
  expect([...new Set(taken)]).toEqual(LARGE);
});
