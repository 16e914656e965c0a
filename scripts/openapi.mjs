// npm run openapi: writes server/contract/openapi.json from the contract; a test compares the two.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { requireTypeScript } from './lib/typescript.mjs';

const { ROOT } = await import('./lib/run.mjs');

const FILE = join(ROOT, 'server', 'contract', 'openapi.json');

const { openApiDocument } = requireTypeScript('server/modules/health/openapi-document.ts');
const document = JSON.stringify(await openApiDocument());
writeFileSync(FILE, await prettier.format(document, { parser: 'json' }));
