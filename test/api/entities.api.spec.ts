import { urlOf } from '../../server/contract/client';
import { ListedEntity } from '../../server/contract/reading/entities';
import { ENTITY_VERSION } from '../../server/analysis/entities/find-entities';
import { FindEntitiesWorker } from '../../server/modules/entities/find-entities.worker';
import { TextScansService } from '../../server/modules/screenshots/scans/text-scans.service';
import type { TestApp } from '../support/app';
import { SYSTEM } from '../support/drivers/running-app';
import { uniqueImage } from '../support/images';
import { ocrPage } from '../support/ocr-page';
import type { Client } from '../support/person';
import { qrImage } from '../support/qr-image';
import { useApp } from '../support/use-app';

const ADA = 'ada@example.com';
/** A decoder process starts at the first image. */
const PATIENCE_MS = 40_000;
const IBAN = 'DE89370400440532013000';
const RECEIPT = ['Corner Shop', 'Tel.: 030 901820', 'Total 1.234,50 €', 'Card 4111 1111 1111 1111'];

let app: TestApp;
let ada: Client;
useApp(
  async (started) => {
    app = started;
    ada = await app.person(ADA);
    await app.billing.givePlan(ADA, 'Silver');
  },
  // The detector without the text engine: the tests say what was read.
  { worker: 'idle' },
);

/** An image in which such lines were read. */
async function read(lines: readonly string[], image?: Buffer) {
  const id = await ada.store(image ?? (await uniqueImage()), 'a.png');
  await reread(id, lines);
  return id;
}

async function reread(id: string, lines: readonly string[]) {
  const page = ocrPage(lines);
  app.clock.advance({ minutes: 1 });
  await app.readings.store(id, { text: page.text, lines: page.lines });
  await find(id);
}

const find = (id: string) =>
  app.worker.get(TextScansService).run(SYSTEM, app.worker.get(FindEntitiesWorker), id);

const entitiesOf = async (id: string) =>
  (await ada.call('screenshots.get', { params: { id } })).entities ?? [];
const brief = (list: readonly { type: string; value: string }[]) =>
  list.map(({ type, value }) => `${type} ${value}`);
const search = async (q: string) =>
  (await ada.call('screenshots.list', { query: { q } })).map(({ id }) => id);

it(
  'are found after a reading, in its words and in its codes',
  async () => {
    const image = await qrImage(['https://example.com/menu', 'WIFI:T:WPA;S:Cafe;P:secret123;;']);
    const id = await read([`IBAN ${IBAN}`, ...RECEIPT], image);
    const entities = await entitiesOf(id);
    expect(brief(entities)).toEqual([
      `iban ${IBAN}`,
      'phone 030901820',
      'amount 1234.50 EUR',
      'card Visa •••• 1111',
      'qr https://example.com/menu',
      'wifi WIFI:T:WPA;S:Cafe;P:secret123;;',
    ]);
    const [iban, ...others] = entities;
    expect(iban).toMatchObject({ display: 'DE89 3704 0044 0532 0130 00', confidence: 0.99 });
    expect(iban?.boxes).toHaveLength(1);
    const code = others.find(({ type }) => type === 'qr')?.boxes[0];
    expect(code && code.x < 100 && code.w > 150).toBe(true);
  },
  PATIENCE_MS,
);

it(
  'are listed by type and day of the image, page by page, without passwords',
  async () => {
    const image = await qrImage(['WIFI:T:WPA;S:Cafe;P:secret123;;']);
    const [first, second] = [
      await read(RECEIPT, image),
      await read(['Paid 12,00 €', 'and 3,00 €']),
    ];
    for (const [id, day] of [
      [first, '2026-05-03'],
      [second, '2026-06-01'],
    ] as const)
      await ada.call('screenshots.update', { params: { id }, body: { image_created_at: day } });
    const list = (query: Record<string, string>) => ada.call('entities.list', { query });
    expect((await list({ type: 'amount' })).map(({ amount, date }) => [amount, date])).toEqual([
      [12, '2026-06-01'],
      [3, '2026-06-01'],
      [1234.5, '2026-05-03'],
    ]);
    expect(brief(await list({ from: '2026-05-01', to: '2026-05-31', type: 'wifi' }))).toEqual([
      'wifi Cafe',
    ]);
    const page = await ada.send('entities.list', { query: { type: 'amount', limit: '2' } });
    const cursor = page.headers.get('x-next-cursor') ?? '';
    const rest = await list({ type: 'amount', limit: '2', cursor });
    expect(rest.map(({ amount, currency }) => [amount, currency])).toEqual([[1234.5, 'EUR']]);
    expect(ListedEntity.parse(rest[0]).title).toBe('A title');
    expect((await ada.send('entities.list', { query: { cursor: 'x' } })).status).toBe(422);
  },
  PATIENCE_MS,
);

it(
  'are a table of all rows as comma-separated values',
  async () => {
    await read(['Paid 12,00 €', 'mail =sum@example.com', 'refund -3,00 €']);
    const path = urlOf('entities.list', { query: { limit: '1' } });
    const answer = await ada.fetch(path, { headers: { accept: 'text/csv' } });
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    const [head, ...rows] = (await answer.text()).trimEnd().split('\r\n');
    expect(head).toBe('date,type,value,amount,currency,title,screenshot_id');
    expect(rows.map((row) => row.split(',').slice(1, 5).join(','))).toEqual([
      'amount,12.00 EUR,12,EUR',
      'email,sum@example.com,,',
      "amount,'-3.00 EUR,-3,EUR",
    ]);
  },
  PATIENCE_MS,
);

it(
  'are none once a person has said so, also in later readings and other images',
  async () => {
    const [id, other] = [await read(RECEIPT), await read(RECEIPT)];
    const phone = (await entitiesOf(id)).find(({ type }) => type === 'phone');
    const params = { id: phone?.id ?? '' };
    expect((await ada.send('entities.dismiss', { params })).status).toBe(204);
    await reread(id, RECEIPT);
    const later = await read(['Call us', ...RECEIPT]);
    for (const it of [id, other, later]) {
      const types = (await entitiesOf(it)).map(({ type }) => type);
      expect(types).toEqual(['amount', 'card']);
    }
    expect(await search('has:phone')).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'keep their ids over a new reading',
  async () => {
    const id = await read(RECEIPT);
    const before = await entitiesOf(id);
    await reread(id, ['A new line', ...RECEIPT]);
    expect((await entitiesOf(id)).map((it) => it.id)).toEqual(before.map((it) => it.id));
  },
  PATIENCE_MS,
);

it(
  'are found by a search, and its live collection follows',
  async () => {
    const body = { name: 'Receipts', live: true, search: { q: 'amount>1000' } };
    const { collection_id } = await ada.call('collections.create', { body });
    const [id, cheap] = [await read(RECEIPT), await read(['Paid 12,00 $', 'https://example.com'])];
    expect(await search('amount>50')).toEqual([id]);
    expect(await search('amount>50USD')).toEqual([]);
    expect(await search('-amount>50')).toEqual([cheap]);
    expect(await search('has:link amount=12')).toEqual([cheap]);
    expect(await search('has:iban OR has:card')).toEqual([id]);
    await app.collections.follow();
    const inside = await ada.call('screenshots.list', { query: { collection_id } });
    expect(inside.map((row) => row.id)).toEqual([id]);
  },
  PATIENCE_MS,
);

it(
  'go along with a copy and a move, and end with their screenshot',
  async () => {
    await app.billing.givePlan(ADA, 'Bronze');
    const team_id = await app.teams.make({ name: 'Harbor', owner: ADA });
    const id = await read(RECEIPT);
    const before = brief(await entitiesOf(id));
    const copy = { ids: [id], team_id, copy: true };
    const { done } = await ada.call('screenshots.transfer', { body: copy });
    const copied = done[0]?.new_id ?? '';
    expect(brief(await entitiesOf(copied))).toEqual(before);
    await ada.call('screenshots.remove', { params: { id: copied }, query: { forever: 'true' } });
    await ada.call('screenshots.transfer', { body: { ids: [id], team_id, copy: false } });
    expect(brief(await entitiesOf(id))).toEqual(before);
    const rows = await app.database.query<{ n: string }>('select count(*) as n from entities', []);
    expect(Number(rows[0]?.n)).toBe(before.length);
  },
  PATIENCE_MS,
);

it(
  'are looked for in old readings, those of an older detector first of all',
  async () => {
    const id = await read(RECEIPT);
    await app.database.query('update screenshot_texts set entity_version = 0', []);
    await app.database.query('delete from entities', []);
    await app.database.query('delete from jobs', []);
    await app.worker.get(TextScansService).queueOld(SYSTEM);
    await app.worker.get(TextScansService).queueOld(SYSTEM);
    const jobs = await app.database.query(
      `select key, workspace_id from jobs where kind = 'entities.find'`,
      [],
    );
    expect(jobs).toEqual([{ key: id, workspace_id: null }]);
    await find(id);
    expect(await entitiesOf(id)).toHaveLength(3);
    const versions = await app.database.query(
      'select entity_version as v from screenshot_texts',
      [],
    );
    expect(versions).toEqual([{ v: ENTITY_VERSION }]);
  },
  PATIENCE_MS,
);
