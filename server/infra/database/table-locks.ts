import type { Client } from 'pg';

/**
 * Less than the second after which PostgreSQL looks for deadlocks: a request that waits for us never becomes the victim of
 * one, because we let go before.
 */
const TRY_MS = 500;
const PAUSES_MS = { first: 200, longest: 2_000 };

/** Ours alone: a shared schema may hold tables of other programs. */
const LOCK_ALL = `
  DO $$
  DECLARE names text;
  BEGIN
    SELECT string_agg(quote_ident(tablename), ', ' ORDER BY tablename) INTO names
    FROM pg_tables
    WHERE schemaname = current_schema() AND tableowner = current_user
      AND tablename <> '_prisma_migrations';
    IF names IS NOT NULL THEN
      EXECUTE 'LOCK TABLE ' || names || ' IN ACCESS EXCLUSIVE MODE';
    END IF;
  END $$`;

/** The statement ran out of time, or met a deadlock all the same. */
const IN_USE = new Set(['57014', '40P01']);
const isInUse = (error: unknown) => IN_USE.has((error as { code?: string }).code ?? '');

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Begins a transaction that holds every table, so that statements in it can meet no deadlock with processes that go on
 * working (docs/upgrade.md#two-versions-side-by-side). Throws when the tables are in use for longer than `patienceMs`.
 */
export async function beginWithAllTables(client: Client, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs;
  for (let wait = PAUSES_MS.first; ; wait = Math.min(wait * 2, PAUSES_MS.longest)) {
    await client.query('BEGIN');
    try {
      await client.query(`SET LOCAL statement_timeout = ${TRY_MS}`);
      await client.query(LOCK_ALL);
      await client.query('SET LOCAL statement_timeout = 0');
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      if (!isInUse(error) || performance.now() > end) throw error;
    }
    await pause(wait);
  }
}
