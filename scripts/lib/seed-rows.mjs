// Writes made-up screenshots past the services, thousands at a time.
import { COLLECTIONS, idOf, shotOf, TAGS, wordOf } from './seed-shots.mjs';

const BATCH = 2000;
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

/** Writes `rows` screenshots into one workspace; the counters are counted by the caller afterwards. */
export async function seedRows(client, { workspaceId, userId, rows, start = 0 }, onProgress) {
  const now = Date.parse('2026-11-15T12:00:00Z');
  const place = { workspaceId, userId };
  const tagIds = await seedTags(client, workspaceId);
  const collectionIds = await seedCollections(client, place);
  for (let from = 0; from < rows; from += BATCH) {
    const size = Math.min(BATCH, rows - from);
    const shots = Array.from({ length: size }, (_, at) => shotOf(start + from + at, now));
    await client.query('begin');
    await insertShots(client, place, shots);
    await insertTexts(client, workspaceId, shots);
    await insertTags(client, { workspaceId, tagIds }, shots);
    await insertDates(client, workspaceId, shots);
    await insertFavorites(client, place, shots);
    await insertItems(client, { workspaceId, collectionIds }, shots);
    await client.query('commit');
    onProgress(from + size);
  }
  // Without knowledge of so many new rows, counting them takes minutes instead of seconds.
  await client.query('analyze');
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
  const ids = Array.from({ length: COLLECTIONS }, (_, n) => idOf(`collection ${workspaceId} ${n}`));
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

const column = (shots, read) => shots.map(read);

async function insertShots(client, { workspaceId, userId }, shots) {
  await client.query(
    `insert into screenshots (id, workspace_id, uploaded_by_id, original_name, title, title_source, kind, sha256,
       content_type, file_size, width, height, image_created_at, image_created_on, image_created_source,
       processing_status, processed_at, created_at, updated_at)
     select s.id, $1, $2, s.name, s.title, 'ai', s.kind, sha256(s.id::text::bytea), 'image/png', 300000,
            1440, 900, s.made, s.made::date, case when s.made is null then null else 'filename' end, 'done', s.at,
            s.at, s.at
     from unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::text[])
       as s(id, name, title, made, at, kind)
     on conflict do nothing`,
    [
      workspaceId,
      userId,
      column(shots, ({ id }) => id),
      column(shots, ({ name }) => name),
      column(shots, ({ title }) => title),
      column(shots, ({ madeOn }) => madeOn),
      column(shots, ({ at }) => at),
      column(shots, ({ kind }) => kind),
    ],
  );
}

async function insertTexts(client, workspaceId, shots) {
  const ids = column(shots, ({ id }) => id);
  await client.query(
    `insert into screenshot_texts (workspace_id, screenshot_id, text, lines, language, engine)
     select $1, t.id, t.text, '[]', 'eng', 'seed' from unnest($2::uuid[], $3::text[]) as t(id, text)
     on conflict do nothing`,
    [workspaceId, ids, column(shots, ({ text }) => text)],
  );
  await client.query(
    `insert into screenshot_search (workspace_id, screenshot_id, uploaded_at, document, haystack)
     select $1, t.id, t.at, array_to_tsvector(string_to_array(t.words, ' ')), t.haystack
     from unnest($2::uuid[], $3::timestamptz[], $4::text[], $5::text[]) as t(id, at, words, haystack)
     on conflict do nothing`,
    [
      workspaceId,
      ids,
      column(shots, ({ at }) => at),
      column(shots, ({ words }) => words.join(' ')),
      column(shots, ({ haystack }) => haystack),
    ],
  );
}

async function insertTags(client, { workspaceId, tagIds }, shots) {
  const links = shots.flatMap(({ id, at, tags }) =>
    [...new Set(tags)].map((tag, position) => ({ id, at, tag: tagIds[tag], position })),
  );
  await client.query(
    `insert into screenshot_tags (workspace_id, screenshot_id, tag_id, position, source, uploaded_at)
     select $1, l.id, l.tag, l.position, 'ai', l.at
     from unnest($2::uuid[], $3::uuid[], $4::int[], $5::timestamptz[]) as l(id, tag, position, at)
     on conflict do nothing`,
    [
      workspaceId,
      column(links, ({ id }) => id),
      column(links, ({ tag }) => tag),
      column(links, ({ position }) => position),
      column(links, ({ at }) => at),
    ],
  );
}

async function insertDates(client, workspaceId, shots) {
  const found = shots.flatMap(({ id, dates }) => dates.map((date) => ({ id, ...date })));
  await client.query(
    `insert into screenshot_dates (id, workspace_id, screenshot_id, extracted_date, confidence, context_text)
     select gen_random_uuid(), $1, d.id, d.day, d.confidence, 'on this day'
     from unnest($2::uuid[], $3::date[], $4::real[]) as d(id, day, confidence)
     on conflict do nothing`,
    [
      workspaceId,
      column(found, ({ id }) => id),
      column(found, ({ day }) => day),
      column(found, ({ confidence }) => confidence),
    ],
  );
}

async function insertFavorites(client, { workspaceId, userId }, shots) {
  const liked = shots.filter(({ isFavorite }) => isFavorite);
  await client.query(
    `insert into favorites (workspace_id, screenshot_id, user_id, uploaded_at, created_at)
     select $1, f.id, $2, f.at, f.at from unnest($3::uuid[], $4::timestamptz[]) as f(id, at)
     on conflict do nothing`,
    [workspaceId, userId, column(liked, ({ id }) => id), column(liked, ({ at }) => at)],
  );
}

async function insertItems(client, { workspaceId, collectionIds }, shots) {
  const items = shots.flatMap(({ id, at, collections }) =>
    collections.map((index) => ({ id, at, collection: collectionIds[index] })),
  );
  await client.query(
    `insert into collection_items (workspace_id, collection_id, screenshot_id, uploaded_at, created_at)
     select $1, i.collection, i.id, i.at, i.at
     from unnest($2::uuid[], $3::uuid[], $4::timestamptz[]) as i(id, collection, at)
     on conflict do nothing`,
    [
      workspaceId,
      column(items, ({ id }) => id),
      column(items, ({ collection }) => collection),
      column(items, ({ at }) => at),
    ],
  );
}
