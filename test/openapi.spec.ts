import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../server/modules/health/openapi-document';

it('has a committed document that says what the contract says (npm run openapi writes it)', () => {
  const file = join(__dirname, '../server/contract/openapi.json');
  const committed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});
