// npm run openapi: writes server/contract/openapi.json from the contract; a test compares the two.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import prettier from 'prettier';

const { ROOT } = await import('./lib/run.mjs');
const { build } = await import('./lib/build.mjs');

const FILE = join(ROOT, 'server', 'contract', 'openapi.json');

await build();
const require = createRequire(import.meta.url);
const { openApiDocument } = require(join(ROOT, 'dist/server/modules/health/openapi-document.js'));
const document = JSON.stringify(await openApiDocument());
writeFileSync(FILE, await prettier.format(document, { parser: 'json' }));
