// Made-up screenshots: words by Zipf's law, a number of its own on each, a hundred tags, three years of dates.
import { createHash } from 'node:crypto';

const BATCH = 2000;
const VOCABULARY = 30_000;
const TAGS = 100;
const YEARS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const WORDS_OF_A_TEXT = 40;
const SYLLABLES =
  'ba be bi bo ra re ri ro ta te ti to na ne ni no ka ke ko la le lo ma me mi mo sa se so'.split(
    ' ',
  );

/** The same numbers every time (mulberry32, public domain). */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const wordOf = (index) => {
  let rest = index;
  let word = '';
  do {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  } while (rest > 0 || word.length < 4);
  return word;
};

/** Small ranks are common: about every tenth word is one of the first ten. */
const zipf = (random, size) => Math.floor(size ** random()) - 1;

const idOf = (index) => {
  const hex = createHash('md5').update(`shot ${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};

function shotOf(index, now) {
  const random = randomFrom(index + 1);
  const words = Array.from({ length: WORDS_OF_A_TEXT }, () => wordOf(zipf(random, VOCABULARY)));
  const code = `nr${String(index).padStart(7, '0')}`;
  const at = now - Math.floor(random() * YEARS * 365 * DAY_MS);
  const day = (moment) => new Date(moment).toISOString().slice(0, 10);
  const title = `${words[0]} ${words[1]} ${code}`;
  const text = `${words.join(' ')} ${code}`;
  return {
    id: idOf(index),
    title,
    name: `shot ${code}.png`,
    at: new Date(at).toISOString(),
    madeOn: random() < 0.6 ? day(at - Math.floor(random() * 30) * DAY_MS) : null,
    text,
    words: [...new Set([...words, code, 'shot', 'png'])],
    haystack: `${title} shot ${code}.png ${text}`,
    tags: Array.from({ length: 3 }, () => zipf(random, TAGS)),
    date:
      random() < 0.35
        ? { day: day(at + Math.floor(random() * 60) * DAY_MS), confidence: random() }
        : null,
    isFavorite: random() < 0.03,
  };
}

/** Writes `rows` screenshots into one workspace; the counters are counted by the caller afterwards. */
export async function seedRows(client, { workspaceId, userId, rows, start = 0 }, onProgress) {
  const now = Date.parse('2026-11-15T12:00:00Z');
  const tagIds = await seedTags(client, workspaceId);
  for (let from = 0; from < rows; from += BATCH) {
    const size = Math.min(BATCH, rows - from);
    const shots = Array.from({ length: size }, (_, at) => shotOf(start + from + at, now));
    await client.query('begin');
    await insertShots(client, { workspaceId, userId }, shots);
    await insertTexts(client, workspaceId, shots);
    await insertLinks(client, { workspaceId, userId, tagIds }, shots);
    await client.query('commit');
    onProgress(from + size);
  }
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

const column = (shots, read) => shots.map(read);

async function insertShots(client, { workspaceId, userId }, shots) {
  await client.query(
    `insert into screenshots (id, workspace_id, uploaded_by_id, original_name, title, title_source, kind, sha256,
       content_type, file_size, width, height, image_created_at, image_created_on, image_created_source,
       processing_status, processed_at, created_at, updated_at)
     select s.id, $1, $2, s.name, s.title, 'ai', 'document', sha256(s.id::text::bytea), 'image/png', 300000,
            1440, 900, s.made, s.made::date, case when s.made is null then null else 'filename' end, 'done', s.at,
            s.at, s.at
     from unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::timestamptz[])
       as s(id, name, title, made, at)
     on conflict do nothing`,
    [
      workspaceId,
      userId,
      column(shots, ({ id }) => id),
      column(shots, ({ name }) => name),
      column(shots, ({ title }) => title),
      column(shots, ({ madeOn }) => madeOn),
      column(shots, ({ at }) => at),
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

async function insertLinks(client, { workspaceId, userId, tagIds }, shots) {
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
  const dated = shots.filter(({ date }) => date);
  await client.query(
    `insert into screenshot_dates (id, workspace_id, screenshot_id, extracted_date, confidence, context_text)
     select gen_random_uuid(), $1, d.id, d.day, d.confidence, 'on this day'
     from unnest($2::uuid[], $3::date[], $4::real[]) as d(id, day, confidence)
     on conflict do nothing`,
    [
      workspaceId,
      column(dated, ({ id }) => id),
      column(dated, ({ date }) => date.day),
      column(dated, ({ date }) => date.confidence),
    ],
  );
  const liked = shots.filter(({ isFavorite }) => isFavorite);
  await client.query(
    `insert into favorites (workspace_id, screenshot_id, user_id, uploaded_at, created_at)
     select $1, f.id, $2, f.at, f.at from unnest($3::uuid[], $4::timestamptz[]) as f(id, at)
     on conflict do nothing`,
    [workspaceId, userId, column(liked, ({ id }) => id), column(liked, ({ at }) => at)],
  );
}
