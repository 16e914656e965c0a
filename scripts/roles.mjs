// npm run docs:roles: writes docs/roles.md from the role table; a test compares the two.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolesPage } from './lib/roles-page.mjs';

const { ROOT } = await import('./lib/run.mjs');
const { build } = await import('./lib/build.mjs');

await build();
const require = createRequire(import.meta.url);
const { TEAM_RIGHTS, TEAM_ROLES } = require(join(ROOT, 'dist/server/contract/team-roles.js'));
writeFileSync(join(ROOT, 'docs', 'roles.md'), rolesPage(TEAM_ROLES, TEAM_RIGHTS));
