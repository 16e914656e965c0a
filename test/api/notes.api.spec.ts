import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { unzip } from '../support/unzip';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
let id: string;

useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    id = await ada.store(await uniqueImage(), 'a.png');
    await app.readings.store(id, { title: 'Harbor', text: 'boats' });
  },
  { checksCounters: true },
);

const note = (text: string | null) =>
  ada.call('screenshots.update', { params: { id }, body: { note: text } });
const found = (q: string) => ada.call('screenshots.list', { query: { q } });

it('is written, trimmed, changed and removed', async () => {
  expect((await ada.call('screenshots.get', { params: { id } })).note).toBeNull();
  expect((await note('  Paid on\nFriday ')).note).toBe('Paid on\nFriday');
  const [row] = await ada.call('screenshots.list', {});
  const [card] = await ada.call('screenshots.list', { query: { fields: 'card' } });
  expect([row?.note, card?.note]).toEqual(['Paid on\nFriday', null]);
  expect((await note(' ')).note).toBeNull();
  await note('again');
  expect((await note(null)).note).toBeNull();
});

it('holds 2,000 characters and no more', async () => {
  expect((await note('x'.repeat(2_000))).note).toHaveLength(2_000);
  const body = { note: 'x'.repeat(2_001) };
  expect((await ada.send('screenshots.update', { params: { id }, body })).status).toBe(422);
});

it('is found by its words, with the reason, and no longer once it is gone', async () => {
  await note('Ask Kim about the mooring');
  expect(await found('mooring')).toMatchObject([{ id, match: { fields: ['note'] } }]);
  expect(await found('boats kim')).toMatchObject([{ id, match: { fields: ['text', 'note'] } }]);
  await app.readings.store(id, { title: 'Harbor', text: 'boats again' });
  expect(await found('mooring')).toHaveLength(1);
  await note(null);
  expect(await found('mooring')).toEqual([]);
});

it('is an operator: has:note', async () => {
  await app.billing.givePlan('ada@example.com', 'Silver');
  const other = await ada.store(await uniqueImage(), 'b.png');
  await note('mooring');
  expect((await found('has:note')).map((row) => row.id)).toEqual([id]);
  expect((await found('-has:note')).map((row) => row.id)).toEqual([other]);
});

it('is part of the export', async () => {
  await note('Ask Kim');
  const answer = await ada.send('export.download', {});
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  expect(JSON.parse(String(files['screenshots.json']))).toMatchObject([{ id, note: 'Ask Kim' }]);
});

describe('words that were changed since they were seen', () => {
  const edit = (body: object) => ada.send('screenshots.update', { params: { id }, body });

  it('are not written over, and told', async () => {
    await note('Ask Kim');
    const answer = await edit({ note: 'Ask Lee', expected: { note: null } });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'edited_meanwhile',
      details: { note: 'Ask Kim' },
    });
    expect((await ada.call('screenshots.get', { params: { id } })).note).toBe('Ask Kim');
    expect((await edit({ note: 'Ask Lee', expected: { note: 'Ask Kim' } })).status).toBe(200);
  });

  it('are the same words where somebody wrote them, too', async () => {
    await note('Ask Kim');
    expect((await edit({ note: 'Ask Kim', expected: { note: null } })).status).toBe(200);
  });

  it('are a title of a person, not one that was read meanwhile', async () => {
    const own = await ada.store(await uniqueImage(), 'c.png');
    const rename = (title: string, found: string | null) =>
      ada.send('screenshots.update', {
        params: { id: own },
        body: { ai_generated_title: title, expected: { ai_generated_title: found } },
      });
    await app.readings.store(own, { title: 'Read', text: 'boats' });
    expect((await rename('Mine', null)).status).toBe(200);
    expect((await rename('Theirs', 'Read')).status).toBe(409);
  });

  it('of two edits at a time are those of one', async () => {
    await note(null);
    const edits = ['Kim', 'Lee'].map((name) => edit({ note: name, expected: { note: null } }));
    const answers = (await Promise.all(edits)).map(({ status }) => status);
    expect(answers.sort()).toEqual([200, 409]);
  });

  it('are nothing to change by themselves', async () => {
    expect((await edit({ expected: { note: null } })).status).toBe(422);
  });
});
