// Data of every release starts on today's code, the release works on while it does, and an upgrade that fails leaves the
// release startable.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { OWNER } from './lived-in.mjs';
import {
  archiveOf,
  migrationsOf,
  newFolder,
  operate,
  ROOT,
  signIn,
  startProduct,
  uniqueImage,
  upload,
} from './product.mjs';
import { rollFrom } from './upgrade-rolling.mjs';

const ARCHIVES = join(ROOT, 'test', 'fixtures', 'releases');
const MIGRATIONS = join(ROOT, 'prisma', 'migrations');
/** Everything that a person looks at first. */
const PATHS = [
  '/api/screenshots',
  '/api/trash',
  '/api/tags',
  '/api/collections',
  '/api/dashboard',
  '/api/teams',
];

const releases = () =>
  readdirSync(ARCHIVES)
    .filter((name) => name.endsWith('.tar'))
    .map((name) => name.replace('.tar', ''));

/** Whether somebody who has an account finds everything, stores something and sees it read. */
async function lookAround(product, say) {
  const ask = await signIn(product, OWNER);
  for (const path of PATHS) {
    const { status } = await ask(path);
    if (status !== 200) say(`${path} answered ${status}`);
  }
  const screenshots = await (await ask('/api/screenshots')).json();
  if (screenshots.length === 0) say('the gallery is empty');
  for (const { id } of screenshots) {
    const { status } = await ask(`/api/screenshots/${id}/image`);
    if (status !== 200) say(`the image of ${id} answered ${status}`);
  }
  const { status } = await upload(ask, await uniqueImage('upgraded'));
  if (status !== 201) say(`an upload answered ${status}`);
  return screenshots.length;
}

/** The archive of a release, restored by today's commands, answers on today's code and has no fault. */
async function startOn(version, problems) {
  const say = (text) => problems.push(`data of ${version}: ${text}`);
  const dataDir = newFolder();
  await operate(dataDir, ['restore', archiveOf(version), '--yes']);
  const product = await startProduct({ dataDir });
  try {
    const count = await lookAround(product, say);
    // Ends with an error when rows, files and counters do not agree.
    await operate(dataDir, ['fsck']);
    console.log(`✓ data of ${version}: ${count} screenshots on today's code`);
  } finally {
    await product.stop();
  }
}

/** A migration that fails at the end of the upgrade changes nothing, so the release starts again. */
async function failAnUpgrade(version, problems) {
  const { applyMigrations, readMigrations } = requireTypeScript(
    'server/infra/database/migrations.ts',
  );
  const { startEmbeddedPostgres } = requireTypeScript(
    'server/infra/database/embedded/start-embedded-postgres.ts',
  );
  const dataDir = newFolder();
  const [broken, old] = [join(dataDir, 'broken'), join(dataDir, 'old')];
  const known = new Set(migrationsOf(version));
  for (const { name } of readMigrations(MIGRATIONS)) {
    cpSync(join(MIGRATIONS, name), join(broken, name), { recursive: true });
    if (known.has(name)) cpSync(join(MIGRATIONS, name), join(old, name), { recursive: true });
  }
  mkdirSync(join(broken, '99999999999999_broken'));
  writeFileSync(join(broken, '99999999999999_broken', 'migration.sql'), 'select nonsense;');
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    await applyMigrations(database.url, old);
    const failure = await applyMigrations(database.url, broken).then(() => null, String);
    if (!failure?.includes('broken')) problems.push(`${version}: the broken upgrade went through`);
    const again = await applyMigrations(database.url, old).then(() => null, String);
    if (again) problems.push(`${version} does not start after a failed upgrade: ${again}`);
    else console.log(`✓ a failed upgrade leaves ${version} startable`);
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function drill() {
  const problems = [];
  for (const version of releases()) {
    await startOn(version, problems);
    await rollFrom(version, problems);
    await failAnUpgrade(version, problems);
  }
  return problems;
}
