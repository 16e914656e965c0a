import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../server/modules/health/openapi-document';

const FILE = join(__dirname, '../server/contract/openapi.json');

it('is a valid OpenAPI document for an independent validator', () => {
  // A separate program, because its ES modules cannot be required here.
  const judge = require.resolve('@seriousme/openapi-schema-validator/bin/validate-api-cli.js');
  const judged = execFileSync(process.execPath, [judge, FILE], { encoding: 'utf8' });
  expect(JSON.parse(judged)).toEqual({ valid: true });
});

it('has a committed document that matches the contract (npm run openapi writes it)', () => {
  const committed: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});
