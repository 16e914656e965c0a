import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
useApp(async (started) => {
  app = started;
  ada = await app.person('ada@example.com');
});

/** Stores images a minute apart and returns their ids, oldest first. */
async function storeSeries(names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    ids.push(await ada.store(await uniqueImage(), name));
    app.clock.advance({ minutes: 1 });
  }
  return ids;
}

const namesOf = (rows: unknown) =>
  (rows as { original_name: string }[]).map((row) => row.original_name);

describe('the list', () => {
  it('is newest first and pages by cursor without gap or repeat', async () => {
    await storeSeries(['1.png', '2.png', '3.png', '4.png', '5.png']);
    const first = await ada.send('screenshots.list', { query: { limit: 2, count: 'true' } });
    expect(first.headers.get('x-total-count')).toBe('5');
    expect(first.headers.get('link')).toMatch(/rel="next"/);
    const seen = namesOf(await first.json());
    let cursor = first.headers.get('x-next-cursor');
    while (cursor) {
      const page = await ada.send('screenshots.list', { query: { limit: 2, cursor } });
      seen.push(...namesOf(await page.json()));
      cursor = page.headers.get('x-next-cursor');
    }
    expect(seen).toEqual(['5.png', '4.png', '3.png', '2.png', '1.png']);
  });

  it.each([
    ['cursor', 'nonsense', 422],
    ['cursor', Buffer.from('[0,"2026-99-99",1]').toString('base64url'), 422],
    ['limit', '0', 422],
    ['limit', '201', 422],
    ['limit', 'many', 422],
    ['start_date', '2026-02-31', 422],
    ['tz', 'Mars/Olympus', 422],
    ['fields', 'all', 422],
    ['favorites', 'maybe', 422],
    ['team_id', 'not-a-team', 404],
    ['team_id', '0192f0c1-0000-7000-8000-000000000000', 404],
    ['collection_id', 'x', 404],
    ['start_date', '', 200],
    ['favorites', '', 200],
    ['limit', '', 200],
    ['collection_id', '', 200],
    ['q', `%'"\\_()&|!:*<->\u0000🦊`, 200],
    ['q', ' ', 200],
    ['tags', ',,;--', 200],
  ])('answers %s=%s with %i', async (key, value, status) => {
    const answer = await ada.send('screenshots.list', { query: { [key]: value } });
    expect(answer.status).toBe(status);
  });

  it('keeps every key of a light row', async () => {
    await storeSeries(['a.png']);
    const [full] = await ada.call('screenshots.list', {});
    const [card] = await ada.call('screenshots.list', { query: { fields: 'card' } });
    expect(Object.keys(card ?? {})).toEqual(Object.keys(full ?? {}));
  });

  it('narrows to favourites, which are a person’s own', async () => {
    const [first = ''] = await storeSeries(['a.png', 'b.png']);
    await ada.call('screenshots.update', { params: { id: first }, body: { is_favorite: true } });
    const rows = await ada.call('screenshots.list', { query: { favorites: 'true' } });
    expect(namesOf(rows)).toEqual(['a.png']);
  });

  it('reads days of upload in the zone that is asked for', async () => {
    app.clock.set('2026-11-14T23:30:00.000Z');
    await ada.store(await uniqueImage(), 'late.png');
    const day = (start_date: string, tz: string) =>
      ada.call('screenshots.list', { query: { start_date, end_date: start_date, tz } });
    expect(await day('2026-11-14', 'UTC')).toHaveLength(1);
    expect(await day('2026-11-15', 'UTC')).toHaveLength(0);
    expect(await day('2026-11-15', 'Pacific/Kiritimati')).toHaveLength(1);
    expect(await day('2026-11-14', 'Pacific/Pago_Pago')).toHaveLength(1);
  });

  it('finds a file name by words first and by a part of a word after that', async () => {
    await storeSeries(['MPU6050 board.png', 'invoice 6050.png', 'other.png']);
    const rows = await ada.call('screenshots.list', { query: { q: '6050' } });
    expect(namesOf(rows)).toEqual(['invoice 6050.png', 'MPU6050 board.png']);
    const typed = await ada.call('screenshots.list', { query: { q: 'invoice 60' } });
    expect(namesOf(typed)).toEqual(['invoice 6050.png']);
  });

  it('pages through a search', async () => {
    await storeSeries(['cat 1.png', 'cat 2.png', 'concat 3.png']);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await ada.send('screenshots.list', { query: { q: 'cat', limit: 1, cursor } });
      seen.push(...namesOf(await page.json()));
      cursor = page.headers.get('x-next-cursor');
    }
    expect(seen).toEqual(['cat 2.png', 'cat 1.png', 'concat 3.png']);
  });
});

describe('a change', () => {
  it('sets title and favourite, and the title is found at once', async () => {
    const [id = ''] = await storeSeries(['a.png']);
    const changed = await ada.call('screenshots.update', {
      params: { id },
      body: { ai_generated_title: '  Grüße aus Köln ', is_favorite: true },
    });
    expect(changed).toMatchObject({ ai_generated_title: 'Grüße aus Köln', is_favorite: true });
    expect(await ada.call('screenshots.list', { query: { q: 'grusse koln' } })).toHaveLength(1);
  });

  it.each([
    ['an empty title', { ai_generated_title: '   ' }],
    ['nothing', {}],
    ['a field that is not theirs to set', { is_processed: true }],
    ['another owner', { workspace_id: 'x', is_favorite: true }],
    ['the wrong kind of value', { is_favorite: 'yes' }],
    ['a list', []],
  ])('refuses %s', async (_what, body) => {
    const [id = ''] = await storeSeries(['a.png']);
    const answer = await ada.send('screenshots.update', { params: { id }, body });
    expect(answer.status).toBe(422);
  });

  it('refuses a body that is no JSON, and accepts an empty one where none is needed', async () => {
    const [id = ''] = await storeSeries(['a.png']);
    const headers = { 'content-type': 'application/json' };
    const path = `/api/screenshots/${id}`;
    expect((await ada.fetch(path, { method: 'PATCH', body: '{"a', headers })).status).toBe(422);
    expect((await ada.fetch(path, { method: 'PATCH', body: 'a=b' })).status).toBe(422);
    expect((await ada.fetch(path, { method: 'DELETE', headers })).status).toBe(204);
  });
});

describe('the trash', () => {
  it('hides a screenshot everywhere but shows its thumbnail, and gives it back', async () => {
    const [id = ''] = await storeSeries(['a.png']);
    await ada.call('screenshots.remove', { params: { id } });
    expect(await ada.call('screenshots.list', {})).toEqual([]);
    expect(await ada.call('screenshots.unprocessed', {})).toEqual([]);
    expect((await ada.send('screenshots.get', { params: { id } })).status).toBe(404);
    expect((await ada.send('screenshots.remove', { params: { id } })).status).toBe(404);
    expect((await ada.send('processing.process', { params: { id } })).status).toBe(404);
    expect((await ada.send('screenshots.image', { params: { id } })).status).toBe(404);
    const small = await ada.send('screenshots.image', { params: { id }, query: { w: 320 } });
    expect(small.status).toBe(200);
    const back = await ada.call('screenshots.restore', { params: { id } });
    expect(back.id).toBe(id);
    const counted = await ada.send('screenshots.list', { query: { count: 'true' } });
    expect(counted.headers.get('x-total-count')).toBe('1');
  });
});

describe('a new title', () => {
  it('waits for another writer of the workspace, and neither fails', async () => {
    const id = await ada.store(await uniqueImage(), 'a.png');
    const title = 'Riverbank invoice';
    const body = { ai_generated_title: title };
    await app.database.connected(async (reading) => {
      await reading.query('begin');
      await reading.query('select 1 from workspaces for no key update');
      const renamed = ada.call('screenshots.update', { params: { id }, body });
      const waiting = `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await reading.query(waiting)).rowCount === 0) continue;
      await reading.query('update screenshots set updated_at = updated_at');
      await reading.query('commit');
      expect(await renamed).toMatchObject({ ai_generated_title: title });
    });
  });
});

it('is found by the days that it shows, and by no less likely ones', async () => {
  const id = await ada.store(await uniqueImage());
  await app.readings.suggestDates(id, { '2026-11-20': 0.49, '2026-11-21': 0.5, '2026-11-22': 0.9 });
  const found = async (day: string) => {
    const query = { start_date: day, end_date: day, date_field: 'ai' };
    return (await ada.call('screenshots.list', { query })).length;
  };
  expect([await found('2026-11-20'), await found('2026-11-21'), await found('2026-11-22')]).toEqual(
    [0, 1, 1],
  );
  // Adding a day by hand accepts the suggestion, however unlikely it was.
  const body = { extracted_date: '2026-11-20' };
  await ada.call('screenshots.addDate', { params: { id }, body });
  expect(await found('2026-11-20')).toBe(1);
});
