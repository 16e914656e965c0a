import document from '../../server/contract/openapi.json';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';
import { hostileTexts, told, type HostileRequest } from '../drills/hostile-texts.mjs';

const MANY = '100000000';
const LIMITS = {
  RATE_LIMIT_REQUESTS: MANY,
  RATE_LIMIT_UPLOADS: MANY,
  RATE_LIMIT_IMAGES: MANY,
  RATE_LIMIT_EXPORTS: MANY,
  RATE_LIMIT_INVITES: MANY,
  RATE_LIMIT_PAIRINGS: MANY,
};
const REQUESTS = 500;
const NIL = '00000000-0000-7000-8000-000000000000';

let app: TestApp;
let ada: Client;
let shot: string;
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    await app.billing.givePlan('ada@example.com', 'Gold');
    shot = await ada.store(await uniqueImage());
  },
  { settings: LIMITS, once: true },
);

const statusOf = async (path: string) => (await ada.fetch(`/api${path}`)).status;
const list = (query: Record<string, string>) =>
  statusOf(`/screenshots?${new URLSearchParams(query).toString()}`);

describe('days', () => {
  it.each(['0000-01-01', '0000-12-31', '2026-02-30', '10000-01-01', '+010000-01-01'])(
    'refuses %s',
    async (day) => {
      expect(await list({ start_date: day })).toBe(422);
      expect(await list({ end_date: day, date_field: 'ai' })).toBe(422);
      expect(await statusOf(`/calendar/${encodeURIComponent(day)}/screenshots`)).toBe(422);
      const body = { extracted_date: day };
      const added = await ada.send('screenshots.addDate', { params: { id: shot }, body });
      expect(added.status).toBe(422);
    },
  );

  it.each(['0001-01-01', '9999-12-31'])('takes %s everywhere', async (day) => {
    for (const date_field of ['uploaded', 'created', 'ai']) {
      for (const tz of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
        expect(await list({ start_date: day, end_date: day, date_field, tz })).toBe(200);
      }
    }
    expect(await statusOf(`/calendar/${day}/screenshots?tz=Asia/Tokyo`)).toBe(200);
    const params = { id: shot };
    await ada.call('screenshots.addDate', { params, body: { extracted_date: day } });
    const { extracted_dates } = await ada.call('screenshots.get', { params });
    expect(extracted_dates.map(({ extracted_date }) => extracted_date)).toContain(day);
  });
});

describe('operators of a search', () => {
  it.each(['before:0000', 'after:0000-12', 'before:2026-02-30', 'after:10000'])(
    'refuses %s',
    async (q) => expect(await list({ q })).toBe(422),
  );

  it.each([
    ['before:0001', 0],
    ['before:0001-01-01', 0],
    ['before:9999-12-31', 1],
    ['after:0001-01-01', 1],
    ['after:9999', 0],
    ['after:9999-12-31', 0],
  ])('%s finds %d', async (q, count) => {
    expect(await ada.call('screenshots.list', { query: { q } })).toHaveLength(count);
  });
});

it('refuses a saved search with half of a character', async () => {
  const body = { name: 'a', search: { q: 'a\ud800' } };
  const answer = await ada.send('collections.create', { body });
  expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
  expect(answer.status).toBe(422);
});

it.each(['a\ud800', '\udc00a'])(
  'refuses half of a character in what people write: %j',
  async (half) => {
    const params = { id: shot };
    const changes = [{ ai_generated_title: half }, { note: half }];
    for (const body of changes) {
      expect((await ada.send('screenshots.update', { params, body })).status).toBe(422);
    }
    const tags = await ada.send('screenshots.putTags', { params, body: { tags: [half] } });
    const collection = await ada.send('collections.create', { body: { name: half } });
    expect([tags.status, collection.status]).toEqual([422, 422]);
  },
);

it('refuses a cursor of a year that the database does not have', async () => {
  const position = JSON.stringify([0, '0000-01-01T00:00:00.000Z', NIL]);
  expect(await list({ cursor: Buffer.from(position).toString('base64url') })).toBe(422);
});

describe('time zones', () => {
  it.each(['+01:00', '-23:59', 'Europe/Nowhere'])('refuses %s', async (tz) => {
    expect(await list({ tz })).toBe(422);
  });

  it('takes no zone that the database does not know', async () => {
    const unknown = await app.database.connected(async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select z.name from unnest($1::text[]) as z(name)
         where not exists (select 1 from pg_timezone_names p where lower(p.name) = lower(z.name))`,
        [Intl.supportedValuesOf('timeZone')],
      );
      return rows.map(({ name }) => name);
    });
    expect(unknown).toEqual([]);
  });
});

describe('every route of the interface', () => {
  it(`answers ${REQUESTS} requests full of edge values without a fault`, async () => {
    const asked = new Set<string>();
    const faults: string[] = [];
    const send = async (request: HostileRequest) => {
      const { path, method, headers, body } = request;
      const { status } = await ada.fetch(path, { method, headers, body });
      asked.add(request.name);
      if (status >= 500) faults.push(`${status}: ${told(request)}`);
    };
    for (const request of hostileTexts({
      document,
      count: REQUESTS,
      things: { screenshots: [shot] },
    })) {
      await send(request);
    }
    expect(faults).toEqual([]);
    // All but those that end a session or an account, or stay open.
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
    expect(asked.size).toBe(operations.length - 4);
  }, 120_000);
});
