import sharp from 'sharp';
import type { Rectangle } from '../../server/contract/sharing/redactions';
import { FileStorage } from '../../server/infra/storage/file-storage';
import type { TestApp } from '../support/app';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

/** Made up, of the form that GitHub gives its tokens. */
const TOKEN = 'ghp_9dKx2QmZr7LwT4vBn8YcHs3JfA6gPe1VuR0k';
const SECRET: Rectangle = { x: 40, y: 20, w: 40, h: 20 };

let app: TestApp;
let ada: Client;
let id: string;

/** Red where the secret stands, with metadata that says where it was made. */
async function pictureWithSecret(): Promise<Buffer> {
  const red = await sharp({
    create: { width: SECRET.w, height: SECRET.h, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width: 120, height: 60, channels: 3, background: '#ffffff' } })
    .composite([{ input: red, left: SECRET.x, top: SECRET.y }])
    .withExif({ IFD0: { Copyright: 'made at the secret harbor' } })
    .jpeg({ quality: 100 })
    .toBuffer();
}

const line = (text: string, box: Rectangle) => ({ box, words: [{ text, box }] });

useApp(async (started) => {
  app = started;
  ada = await app.person('ada@example.com');
  id = await ada.store(await pictureWithSecret(), `${TOKEN}.jpg`);
  await app.readings.store(id, { title: `Token ${TOKEN}`, text: `say ${TOKEN}` });
  await app.shares.read(id, [line('say', { x: 5, y: 20, w: 20, h: 20 }), line(TOKEN, SECRET)]);
});

const hide = (rectangles: Rectangle[] = [SECRET]) =>
  ada.call('redactions.put', { params: { id }, body: { rectangles } });
const share = (body: object = {}) =>
  ada.send('shares.create', { body: { screenshot_ids: [id], ...body } });
async function shared(body: object = {}): Promise<string> {
  const answer = await share({ allow_download: true, ...body });
  const { url } = (await answer.json()) as { url: string };
  return url.split('/s/')[1] ?? '';
}
const imageOf = async (token: string, w?: string) => {
  const params = { id: token, itemId: id };
  return app.visitor().send('shared.image', { params, ...(w ? { query: { w } } : {}) });
};

it('proposes what the radar finds, a little larger than its words', async () => {
  const { proposed, rectangles, state } = await ada.call('redactions.get', { params: { id } });
  expect({ rectangles, state }).toEqual({ rectangles: [], state: 'none' });
  expect(proposed).toEqual([{ x: 35, y: 15, w: 50, h: 30, reason: expect.any(String) as string }]);
  expect((await hide(proposed.map(({ reason: _, ...it }) => it))).proposed).toEqual([]);
});

it('ends rectangles at the edge of the image, in whole pixels', async () => {
  const { rectangles } = await hide([{ x: 100.4, y: 50.5, w: 500, h: 500 }]);
  expect(rectangles).toEqual([{ x: 100, y: 50, w: 20, h: 10 }]);
});

it('refuses a rectangle beside the image, and keeps those that were there', async () => {
  await hide();
  const beside = [SECRET, { x: 400, y: 0, w: 10, h: 10 }];
  const body = { rectangles: beside };
  const answer = await ada.send('redactions.put', { params: { id }, body });
  expect(answer.status).toBe(422);
  const { rectangles } = await ada.call('redactions.get', { params: { id } });
  expect(rectangles).toEqual([SECRET]);
});

it('refuses a link while something can be read, and names the place but not what stands there', async () => {
  const answer = await share();
  expect(answer.status).toBe(409);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    code: 'not_clean',
    details: { boxes: [SECRET], screenshots: [{ id }] },
  });
  expect(text).not.toContain('9dKx2QmZr7LwT4vBn8YcHs3J');
  await hide();
  expect((await share()).status).toBe(201);
});

it('lets a finding through that somebody has dismissed', async () => {
  await app.database.query(
    `insert into findings (id, workspace_id, screenshot_id, rule, class, confidence, boxes, state, value_hash)
     select gen_random_uuid(), workspace_id, id, 'github_token', 'secret', 0.99, $2::jsonb, 'dismissed', '\\x01'
     from screenshots where id = $1`,
    [id, JSON.stringify([SECRET])],
  );
  expect((await share()).status).toBe(201);
});

it('serves nothing of what is hidden, at any width and by any way', async () => {
  await hide();
  await app.shares.copy(id, { text: 'say', hidden: ['ghp_9dkx2qmzr7lwt4vbn8ychs3jfa6gpe1vur0k'] });
  const token = await shared();
  for (const width of [undefined, '320', '640']) {
    const answer = await imageOf(token, width);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    let red = 0;
    for (let at = 0; at < data.length; at += info.channels)
      if ((data[at] ?? 0) > (data[at + 1] ?? 0) + 40) red += 1;
    expect([width, red]).toEqual([width, 0]);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const inHeaders = JSON.stringify([...answer.headers]);
    expect(inHeaders + bytes.toString('latin1')).not.toMatch(/ghp_|harbor/i);
  }
  for (const path of [`/api/s/${token}`, `/s/${token}`, `/api/s/${token}/download`]) {
    const answer = await app.visitor().fetch(path);
    const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect([path, answer.status]).toEqual([path, 200]);
    expect(body + JSON.stringify([...answer.headers])).not.toMatch(/ghp_|9dkx2qm|harbor/i);
  }
});

it('shows a title of which no word is hidden, and another one where one is', async () => {
  await hide();
  await app.shares.copy(id, { text: 'say', hidden: ['harbor'] });
  const token = await shared();
  const titleOf = async (title: string) => {
    await ada.call('screenshots.update', { params: { id }, body: { ai_generated_title: title } });
    return (await app.visitor().call('shared.get', { params: { id: token } })).items[0]?.title;
  };
  expect(await titleOf('Quay plan')).toBe('Quay plan');
  expect(await titleOf('The Harbor plan')).toBe('Screenshot 1');
  expect(await titleOf(`Key ${TOKEN}`)).toBe('Screenshot 1');
});

it('shows the text of the copy only where the link says so', async () => {
  await hide();
  await app.shares.copy(id, { text: 'read again' });
  const textOf = async (body: object) =>
    (await app.visitor().call('shared.get', { params: { id: await shared(body) } })).items[0]?.text;
  expect(await textOf({})).toBe('read again');
  expect(await textOf({ show_text: false })).toBeUndefined();
});

it('is being prepared after another recipe, and says so on the page', async () => {
  await hide();
  await app.shares.copy(id);
  const token = await shared();
  expect((await imageOf(token)).status).toBe(200);
  await hide([{ x: 0, y: 0, w: 119, h: 59 }]);
  const stale = await imageOf(token);
  expect([stale.status, await stale.json()]).toMatchObject([409, { code: 'being_prepared' }]);
  const { items } = await app.visitor().call('shared.get', { params: { id: token } });
  expect(items).toMatchObject([{ id, is_ready: false }]);
  expect(await (await app.visitor().fetch(`/s/${token}`)).text()).toContain('being prepared');
  await app.shares.copy(id);
  expect((await imageOf(token)).status).toBe(200);
});

it('shows nothing on which something can still be read', async () => {
  await hide();
  await app.shares.copy(id);
  const token = await shared();
  await app.shares.fail(id);
  expect((await imageOf(token)).status).toBe(404);
  expect((await app.visitor().fetch(`/api/s/${token}`)).status).toBe(404);
  expect(await ada.call('redactions.get', { params: { id } })).toMatchObject({
    state: 'not_clean',
    left: [{ x: 1, y: 2, w: 3, h: 4, reason: 'github_token' }],
  });
  expect(await (await share()).json()).toMatchObject({ code: 'not_clean' });
});

it('checks its copy anew when a finding is dismissed, and when that is taken back', async () => {
  const [finding] = await app.database.query<{ id: string }>(
    `insert into findings (id, workspace_id, screenshot_id, rule, class, confidence, boxes, state, value_hash)
     select gen_random_uuid(), workspace_id, id, 'github_token', 'secret', 0.99, $2::jsonb, 'open', '\\x01'
     from screenshots where id = $1 returning id`,
    [id, JSON.stringify([SECRET])],
  );
  const mark = (state: 'open' | 'dismissed') =>
    ada.call('findings.update', { params: { id: finding!.id }, body: { state } });
  const stateOfCopy = async () => (await ada.call('redactions.get', { params: { id } })).state;
  await mark('dismissed');
  const token = await shared();
  await app.shares.copy(id);
  expect((await imageOf(token)).status).toBe(200);
  await mark('open');
  expect((await imageOf(token)).status).toBe(409);
  await app.shares.fail(id);
  expect((await imageOf(token)).status).toBe(404);
  await mark('dismissed');
  expect(await stateOfCopy()).toBe('preparing');
});

it('never serves a file that is not the one that was checked', async () => {
  await hide();
  await app.shares.copy(id);
  const token = await shared();
  const storage = app.nest.get(FileStorage);
  await storage.put(id, 'redacted', await pictureWithSecret());
  expect((await imageOf(token)).status).toBe(409);
  expect(await ada.call('redactions.get', { params: { id } })).toMatchObject({
    state: 'preparing',
  });
});

it('shows members the copy itself', async () => {
  await hide();
  await app.shares.copy(id);
  const answer = await ada.send('screenshots.image', { params: { id }, query: { redacted: '1' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const stats = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  expect(stats.channels[0]?.mean).toBeCloseTo(stats.channels[1]?.mean ?? 0, 0);
});

it('removes the copy after the last link that shows it', async () => {
  await hide();
  await app.shares.copy(id);
  const answer = await share();
  const { id: linkId } = (await answer.json()) as { id: string };
  app.clock.advance({ minutes: 90 });
  expect(await app.shares.purgeUnused()).toBe(0);
  await ada.call('shares.revoke', { params: { id: linkId } });
  expect(await app.shares.purgeUnused()).toBe(1);
  const files = await app.screenshots.filesOf(id);
  expect(files.filter((name) => name.includes('redacted'))).toEqual([]);
  expect(await app.screenshots.drift()).toEqual([]);
});

it('goes with the screenshot', async () => {
  await hide();
  await app.shares.copy(id);
  await ada.send('screenshots.remove', { params: { id }, query: { forever: 'true' } });
  expect(await app.screenshots.filesOf(id)).toEqual([]);
});

it('draws pictures anew that hide nothing', async () => {
  const token = await shared({ redact: false });
  const bytes = Buffer.from(await (await imageOf(token)).arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe('webp');
  expect(bytes.includes('harbor')).toBe(false);
});

it('is demanded by the owner where the radar has found something', async () => {
  const set = (body: object) => ada.call('shares.updateRules', { query: {}, body });
  await set({ redaction_needed: true });
  const answer = await share({ redact: false });
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'share_rule' }]);
  await set({ redaction_needed: false });
  expect((await share({ redact: false })).status).toBe(201);
});

it('is not demanded for a screenshot of a collection that the plan has locked: its link will not show that', async () => {
  await ada.call('shares.updateRules', { query: {}, body: { redaction_needed: true } });
  const { collection_id } = await ada.call('collections.create', {
    query: {},
    body: { name: 'Quays' },
  });
  await ada.call('collections.addItem', { params: { id: collection_id, screenshotId: id } });
  const made = async () =>
    (await ada.send('shares.create', { body: { collection_id, redact: false } })).status;
  expect(await made()).toBe(403);
  await app.database.query(
    `update workspaces set lock_after_created_at = '2020-01-01', lock_until = '2035-01-01',
       lock_after_id = '00000000-0000-7000-8000-000000000000'`,
  );
  expect(await made()).toBe(201);
});
