import { findRunningPostgres } from '../../../infra/database/embedded/start-embedded-postgres';
import { databaseStatus, type MigrationRow } from '../../../infra/database/migration-status';
import { type Check, fail, type CheckResult, ok, warn } from './check';
import { firstRowOf } from './first-row';

const ABOUT = 'database';
const OLDEST = 150_000;
const WAITS_LONG_MINUTES = 10;

/** Checks that the database answers, is new enough and migrated, and that its queue makes progress. */
export const databaseCheck: Check = {
  about: ABOUT,
  run: async ({ config: { databaseUrl, dataDir } }) => {
    const url = databaseUrl ?? findRunningPostgres(dataDir);
    if (!url) {
      const advice = 'Start the server, and look again.';
      return [warn(ABOUT, 'The embedded one does not run, so it was not looked at.', advice)];
    }
    const reached = await serverResult(url, databaseUrl === undefined);
    if (reached.state === 'fail') return [reached];
    const schema = await schemaResults(url);
    const isReady = schema.every(({ state }) => state === 'ok');
    return [reached, ...schema, ...(isReady ? await queueResults(url) : [])];
  },
};

async function serverResult(url: string, isEmbedded: boolean): Promise<CheckResult> {
  const sql = `select current_setting('server_version_num')::int as number,
                      current_setting('server_version') as version`;
  try {
    const row = await firstRowOf<{ number: number; version: string }>(url, sql);
    const kind = isEmbedded ? 'the embedded one' : 'at DATABASE_URL';
    const text = `PostgreSQL ${row?.version ?? ''}, ${kind}.`;
    if ((row?.number ?? 0) >= OLDEST) return ok(ABOUT, text);
    return fail(ABOUT, text, 'Version 15 or newer is needed.');
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    const text = `It cannot be reached: ${message || (code ?? 'no reason was given')}`;
    return fail(ABOUT, text, 'See whether it runs, and whether DATABASE_URL is right.');
  }
}

async function schemaResults(url: string): Promise<CheckResult[]> {
  const { migrations, drift } = await databaseStatus(url);
  const found = [migrationResult(migrations)];
  if (drift !== null && drift.length > 0) {
    const text = `${drift.length} things are not as the migrations made them, first: ${drift[0] ?? ''}.`;
    found.push(fail('tables', text, 'All of them: shotvault db status'));
  }
  return found;
}

function migrationResult(migrations: readonly MigrationRow[]): CheckResult {
  const wrong = migrations.find(({ state }) => state !== 'applied' && state !== 'pending');
  const pending = migrations.filter(({ state }) => state === 'pending').length;
  if (wrong)
    return fail('migrations', `${wrong.name} is ${wrong.state}.`, 'See: shotvault db status');
  if (pending > 0)
    return warn('migrations', `${pending} are to be applied.`, 'Run: shotvault db migrate');
  return ok('migrations', `All ${migrations.length} are applied.`);
}

async function queueResults(url: string): Promise<CheckResult[]> {
  const row = await firstRowOf<{
    isPaused: boolean;
    waiting: number;
    minutes: number;
    failed: number;
  }>(
    url,
    `select exists (select 1 from queue_pause) as "isPaused",
            (count(*) filter (where state = 'queued'))::int as waiting,
            (count(*) filter (where state = 'failed'))::int as failed,
            coalesce(floor(extract(epoch from now() - min(updated_at) filter (where state = 'queued'))
                           / 60), 0)::int as minutes
     from jobs`,
  );
  if (!row) return [];
  const { isPaused, waiting, minutes, failed } = row;
  if (isPaused)
    return [warn('queue', `It is paused, and ${waiting} jobs wait.`, 'Run: shotvault jobs resume')];
  const text = `${waiting} jobs wait, ${failed} have failed.`;
  if (waiting > 0 && minutes >= WAITS_LONG_MINUTES)
    return [
      warn('queue', `${text} One waits for ${minutes} minutes.`, 'See: shotvault jobs status'),
    ];
  return [ok('queue', text)];
}
