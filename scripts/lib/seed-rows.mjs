// Writes generated screenshots without the services, thousands at a time.
import { copyIn } from './copy-in.mjs';
import { COLLECTIONS, idOf, inOrderOfTime, shotOf, TAGS, wordOf } from './seed-shots.mjs';

/** The tables that a vault is written to, and those of the counters, which are computed afterwards. */
export const FILLED = [
  ...['screenshots', 'screenshot_texts', 'screenshot_search', 'screenshot_tags'],
  ...['screenshot_dates', 'favorites', 'collection_items'],
];
export const COUNTED = ['search_words'];

const BATCH = 10_000;
const NOW = Date.parse('2026-11-15T12:00:00Z');
const COLORS = [
  '#3B82F6',
  '#10B981',
  '#F59E0B',
  '#EF4444',
  '#8B5CF6',
  '#06B6D4',
  '#EC4899',
  '#84CC16',
];

/** The table that receives a batch before it is spread over the other tables. */
const STAGE = `
  create temp table if not exists seed_shots (
    id uuid, title text, name text, at timestamptz, made_on date, kind text, text text, words text,
    haystack text, tags int[], days date[], confidences real[], is_favorite bool, collections int[])
  on commit delete rows`;

const staged = (shot) => [
  ...[shot.id, shot.title, shot.name, shot.at, shot.madeOn, shot.kind, shot.text],
  ...[shot.words.join(' '), shot.haystack, [...new Set(shot.tags)]],
  ...[shot.dates.map(({ day }) => day), shot.dates.map(({ confidence }) => confidence)],
  ...[shot.isFavorite, shot.collections],
];

/**
 * Writes `rows` screenshots into one workspace, or the `newest` of them; the counters are counted by the caller
 * afterwards. `newest` are those uploaded last; `start` is where the numbers of their ids begin. With `isOneOfMany` the
 * caller also analyses the tables, once for all workspaces.
 * @param {import('pg').Client} client
 * @param {{ workspaceId: string, userId: string, rows: number, newest?: number, start?: number, isOneOfMany?: boolean, words?: number }} options
 * @param {(done: number) => void} onProgress
 */
export async function seedRows(
  client,
  { workspaceId, userId, rows, newest = rows, start = 0, isOneOfMany = false, words },
  onProgress,
) {
  const place = { workspaceId, userId };
  const labels = {
    tags: await seedTags(client, workspaceId),
    collections: await seedCollections(client, place),
  };
  await client.query(STAGE);
  await trustOurselves(client);
  const order = inOrderOfTime({ start, rows }, NOW).slice(-newest);
  for (let from = 0; from < newest; from += BATCH) {
    const shots = Array.from(order.subarray(from, from + BATCH), (index) =>
      shotOf(index, NOW, words),
    );
    await client.query('begin');
    await copyIn(client, 'seed_shots', shots.map(staged));
    await spread(client, place, labels);
    await client.query('commit');
    onProgress(from + shots.length);
  }
  await client.query('reset session_replication_role; reset synchronous_commit');
  // Without statistics about the new rows, counting them takes minutes instead of seconds.
  if (!isOneOfMany) await client.query('analyze');
}

/** Skips the checks of foreign keys, which would take half of the time. Only a superuser may. */
async function trustOurselves(client) {
  await client.query(`
    set synchronous_commit = off;
    select set_config('session_replication_role', 'replica', false)
    from pg_roles where rolname = current_user and rolsuper`);
}

async function seedTags(client, workspaceId) {
  const names = Array.from({ length: TAGS }, (_, index) => `tag ${wordOf(index)}`);
  await client.query(
    `insert into tags (id, workspace_id, name, created_at)
     select gen_random_uuid(), $1, name, now() from unnest($2::text[]) as name
     on conflict (workspace_id, name) where deleted_at is null do nothing`,
    [workspaceId, names],
  );
  const { rows } = await client.query(
    'select id, name from tags where workspace_id = $1 and name = any($2)',
    [workspaceId, names],
  );
  const byName = new Map(rows.map(({ id, name }) => [name, id]));
  return names.map((name) => byName.get(name));
}

async function seedCollections(client, { workspaceId, userId }) {
  const ids = Array.from({ length: COLLECTIONS }, (_, n) =>
    idOf(`collection ${workspaceId} ${n}`, NOW),
  );
  await client.query(
    `insert into collections (id, workspace_id, name, color, created_by_id, created_at, updated_at)
     select c.id, $1, c.name, c.color, $2, now(), now()
     from unnest($3::uuid[], $4::text[], $5::text[]) as c(id, name, color)
     on conflict do nothing`,
    [
      workspaceId,
      userId,
      ids,
      ids.map((_, n) => `Collection ${wordOf(n)}`),
      ids.map((_, n) => COLORS[n % COLORS.length]),
    ],
  );
  return ids;
}

/** Copies from the stage into every table with data of a screenshot. */
async function spread(client, { workspaceId, userId }, { tags, collections }) {
  await client.query(
    `insert into screenshots (id, workspace_id, uploaded_by_id, original_name, title, title_source, kind, sha256,
       content_type, file_size, width, height, image_created_at, image_created_on, image_created_source,
       processing_status, processed_at, created_at, updated_at)
     select id, $1, $2, name, title, 'ai', kind, sha256(id::text::bytea), 'image/png', 300000, 1440, 900, made_on,
            made_on, case when made_on is null then null else 'filename' end, 'done', at, at, at
     from seed_shots on conflict do nothing`,
    [workspaceId, userId],
  );
  await client.query(
    `insert into screenshot_texts (workspace_id, screenshot_id, text, lines, language, engine)
     select $1, id, text, '[]', 'eng', 'seed' from seed_shots on conflict do nothing`,
    [workspaceId],
  );
  await client.query(
    `insert into screenshot_search (workspace_id, screenshot_id, uploaded_at, document, haystack)
     select $1, id, at, array_to_tsvector(string_to_array(words, ' ')), haystack from seed_shots
     on conflict do nothing`,
    [workspaceId],
  );
  await client.query(
    `insert into screenshot_tags (workspace_id, screenshot_id, tag_id, position, source, uploaded_at)
     select $1, s.id, ($2::uuid[])[t.index + 1], t.place - 1, 'ai', s.at
     from seed_shots s, unnest(s.tags) with ordinality as t(index, place) on conflict do nothing`,
    [workspaceId, tags],
  );
  await client.query(
    `insert into screenshot_dates (id, workspace_id, screenshot_id, extracted_date, confidence, context_text)
     select gen_random_uuid(), $1, s.id, d.day, d.confidence, 'on this day'
     from seed_shots s, unnest(s.days, s.confidences) as d(day, confidence) on conflict do nothing`,
    [workspaceId],
  );
  await client.query(
    `insert into favorites (workspace_id, screenshot_id, user_id, uploaded_at, created_at)
     select $1, id, $2, at, at from seed_shots where is_favorite on conflict do nothing`,
    [workspaceId, userId],
  );
  await client.query(
    `insert into collection_items (workspace_id, collection_id, screenshot_id, uploaded_at, created_at)
     select $1, ($2::uuid[])[c.index + 1], s.id, s.at, s.at
     from seed_shots s, unnest(s.collections) as c(index) on conflict do nothing`,
    [workspaceId, collections],
  );
}
