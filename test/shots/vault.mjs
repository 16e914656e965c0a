// A person signed in through the sandbox, and a vault with plausible contents.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import pg from 'pg';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { ROOT } from '../../scripts/lib/run.mjs';
import { signIn } from '../bench/lib.mjs';
import { draw, NAMES } from './drawings.mjs';
import { makeLinks } from './share-scenes.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const PATIENCE_MS = 300_000;
/** Days before today of each upload: some days with several, four months in all. */
const AGES = [0, 0, 0, 1, 1, 4, 4, 4, 12, 27, 27, 41, 70, 101];
const COLLECTIONS = [
  ['Travel', '#3B82F6', ['Train to Hamburg.png', 'Museum entry.png', 'Concert ticket.png']],
  ['Money', '#10B981', ['Invoice 20418.png', 'Budget 2027.png']],
  ['Kitchen', '#F59E0B', ['Carrot soup.png']],
  ['Garden', '#EC4899', []],
];
const FAVORITES = ['Train to Hamburg.png', 'Carrot soup.png', 'Deploy log.png'];

/** A person's client of the REST interface. */
export async function personOf(url, email) {
  const cookie = await signIn(url, email);
  const call = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie, ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}) },
      body: isForm || !body ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  return { cookie, email, call };
}

/** Uploads a PNG under this name, to a team or the personal workspace; returns its id. */
export async function put({ call }, png, name, teamId = '') {
  const form = new FormData();
  form.append('team_id', teamId);
  form.append('file', new Blob([png], { type: 'image/png' }), name);
  return (await call('POST', '/screenshots/upload', form)).screenshot_id;
}

async function untilRead({ call }) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if ((await call('GET', '/screenshots/unprocessed')).length === 0) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error('The screenshots were not read in time.');
}

const context = () => createRequire(import.meta.url)(`${ROOT}/dist/server/operator-context.js`);

/** Passes a client of the product's database, and its address, to `work`. */
export async function withDatabase(dataDir, work) {
  const address = requireTypeScript(
    'server/infra/database/embedded/start-embedded-postgres.ts',
  ).findRunningPostgres(dataDir);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client, address);
  } finally {
    await client.end();
  }
}

/** Marks everything as read, because reading many pictures takes long. */
export const skipReading = (dataDir) =>
  withDatabase(dataDir, (client) =>
    client.query(
      `update screenshots set processing_status = 'done', processed_at = created_at
         where processing_status = 'pending'`,
    ),
  );

/** Spreads the uploads over time, because all were made at the same moment. */
const spreadOverTime = (dataDir, ids) =>
  withDatabase(dataDir, async (client, address) => {
    for (const [at, id] of ids.entries()) {
      const shift = `${AGES[at] * DAY_MS + at * 60_000} milliseconds`;
      await client.query(
        `update screenshots set created_at = created_at - $2::interval,
           processed_at = processed_at - $2::interval where id = $1`,
        [id, shift],
      );
    }
    const { rows } = await client.query('select workspace_id from screenshots where id = $1', [
      ids[0],
    ]);
    await context().rebuildCounters(address, rows[0].workspace_id);
  });

/** Gives a plan by the operator's command. */
export function givePlan({ dataDir }, { email }, plan) {
  const args = ['dist/cli/main.js', 'users', 'set-plan', email, plan];
  const env = { ...process.env, DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env });
  if (status !== 0) throw new Error(`${email} did not get the plan: ${stderr}`);
}

/** Fills the vault as months of use would have. */
export async function fill(product, person) {
  const ids = [];
  for (const name of NAMES) ids.push(await put(person, draw(name), name));
  for (const id of ids) await person.call('POST', `/screenshots/${id}/process`);
  await untilRead(person);
  await spreadOverTime(product.dataDir, ids);
  // Gold opens every screen to this person.
  givePlan(product, person, 'Gold');
  const idOf = (name) => ids[NAMES.indexOf(name)];
  for (const name of FAVORITES)
    await person.call('PATCH', `/screenshots/${idOf(name)}`, { is_favorite: true });
  for (const [name, color, members] of COLLECTIONS) {
    const made = await person.call('POST', '/collections', { name, color });
    for (const member of members)
      await person.call('POST', `/collections/${made.collection_id}/screenshots/${idOf(member)}`);
  }
  await person.call('DELETE', `/screenshots/${idOf('Password policy.png')}`);
  const links = await makeLinks(person, idOf);
  return (name) => links[name] ?? idOf(name);
}
