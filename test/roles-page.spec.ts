import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEAM_RIGHTS, TEAM_ROLES } from '../server/contract/team-roles';

it('has a committed page that matches the role table (npm run docs:roles writes it)', async () => {
  const { rolesPage } = await import('../scripts/lib/roles-page.mjs');
  const committed = readFileSync(join(__dirname, '../docs/roles.md'), 'utf8');
  expect(committed).toBe(rolesPage(TEAM_ROLES, TEAM_RIGHTS));
});
