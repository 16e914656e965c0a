// npm run docs:roles: writes docs/roles.md from the role table; a test compares the two.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireTypeScript } from './lib/typescript.mjs';
import { rolesPage } from './lib/roles-page.mjs';

const { ROOT } = await import('./lib/run.mjs');

const { TEAM_RIGHTS, TEAM_ROLES } = requireTypeScript('server/contract/team-roles.ts');
writeFileSync(join(ROOT, 'docs', 'roles.md'), rolesPage(TEAM_ROLES, TEAM_RIGHTS));
