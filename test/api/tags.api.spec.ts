import { TagChangesService } from '../../server/modules/screenshots/edits/tag-changes.service';
import type { TestApp } from '../support/app';
import { SYSTEM } from '../support/drivers/running-app';
import { openEvents } from '../support/events';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
  },
  { checksCounters: true },
);

/** Stores a screenshot with these tags, a minute after the one before. */
async function tagged(...tags: string[]): Promise<string> {
  const id = await ada.store(await uniqueImage());
  app.clock.advance({ minutes: 1 });
  await ada.call('screenshots.putTags', { params: { id }, body: { tags } });
  return id;
}

const tags = async () =>
  Object.fromEntries(
    (await ada.call('tags.list', {})).map((tag) => [tag.tag_name, tag.screenshot_count]),
  );

it('folds and trims tags, and keeps their order', async () => {
  const id = await ada.store(await uniqueImage());
  const row = await ada.call('screenshots.putTags', {
    params: { id },
    body: { tags: [' Receipt ', 'Zoo', 'receipt', 'two   words'] },
  });
  expect(row.tags.map(({ tag_name }) => tag_name)).toEqual(['receipt', 'zoo', 'two words']);
});

it.each([[['']], [['a,b']], [['x'.repeat(51)]], ['text'], [[7]]])(
  'refuses %j as tags',
  async (wrong) => {
    const id = await ada.store(await uniqueImage());
    const answer = await ada.send('screenshots.putTags', {
      params: { id },
      body: { tags: wrong },
    });
    expect(answer.status).toBe(422);
  },
);

it('counts and covers every tag in use', async () => {
  await tagged('cat', 'pet');
  const newer = await tagged('cat');
  const list = await ada.call('tags.list', {});
  expect(list[0]).toEqual({ tag_name: 'cat', screenshot_count: 2, first_screenshot_id: newer });
  await ada.call('screenshots.remove', { params: { id: newer } });
  expect(await tags()).toEqual({ cat: 1, pet: 1 });
  await ada.call('screenshots.restore', { params: { id: newer } });
  expect(await tags()).toEqual({ cat: 2, pet: 1 });
});

it('asks for all tags of a filter', async () => {
  await tagged('cat', 'pet');
  await tagged('cat');
  const found = async (query: string) =>
    (await ada.call('screenshots.list', { query: { tags: query } })).length;
  expect([await found('cat'), await found('Cat, PET'), await found('cat,dog')]).toEqual([2, 1, 0]);
  await tagged('café du  monde');
  expect(await found('Cafe\u0301  du monde')).toBe(1);
});

it('is heard of by open windows when it is renamed, which would bring the old name back', async () => {
  const id = await tagged('kat');
  const open = await openEvents(ada);
  await ada.call('tags.rename', { params: { name: 'kat' }, body: { name: 'cat' } });
  await open.until((event) => event.id === id && event.change === 'updated');
  open.close();
});

it('tells open windows of the newest that have it, since they ask for each that they hear of', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 22; n += 1) ids.push(await ada.store(await uniqueImage()));
  const open = await openEvents(ada);
  const told = () =>
    new Set(open.events.flatMap(({ id, change }) => (change === 'updated' ? [id] : [])));
  await ada.call('screenshots.bulk', { body: { ids, action: 'tag', tags: ['kat'] } });
  await open.until(() => told().size === ids.length);
  open.events.length = 0;
  await ada.call('tags.rename', { params: { name: 'kat' }, body: { name: 'cat' } });
  const last = await ada.store(await uniqueImage());
  await open.until((event) => event.id === last);
  open.close();
  expect(told()).toEqual(new Set(ids.slice(2)));
});

it('is renamed, and found under its new name only', async () => {
  await tagged('kat');
  const renamed = await ada.call('tags.rename', {
    params: { name: 'KAT' },
    body: { name: 'Cat' },
  });
  expect(renamed).toMatchObject({ tag_name: 'cat', screenshot_count: 1, merged: false });
  expect(await ada.call('screenshots.list', { query: { q: 'kat' } })).toEqual([]);
  expect(await ada.call('screenshots.list', { query: { q: 'cat' } })).toHaveLength(1);
});

it('is merged into a tag of the new name, each screenshot once', async () => {
  await tagged('cat', 'kat');
  await tagged('kat');
  const renamed = await ada.call('tags.rename', { params: { name: 'kat' }, body: { name: 'cat' } });
  expect(renamed).toMatchObject({ screenshot_count: 2, merged: true });
  expect(await tags()).toEqual({ cat: 2 });
});

it('is deleted and brought back, also when its name was given again meanwhile', async () => {
  const first = await tagged('cat');
  await ada.call('tags.remove', { params: { name: 'cat' } });
  expect(await tags()).toEqual({});
  expect((await ada.call('screenshots.get', { params: { id: first } })).tags).toEqual([]);
  expect(await ada.call('screenshots.list', { query: { q: 'cat' } })).toEqual([]);
  await tagged('cat');
  const back = await ada.call('tags.restore', { params: { name: 'cat' } });
  expect(back).toMatchObject({ tag_name: 'cat', screenshot_count: 2 });
});

it.each([
  ['tags.rename', { name: 'x' }],
  ['tags.remove', undefined],
  ['tags.restore', undefined],
] as const)('%s of a tag that is not there is a 404', async (name, body) => {
  const answer = await ada.send(name, { params: { name: "no'such, tag\u0000" }, body });
  expect(answer.status).toBe(404);
});

it('leaves the tags that a person chose alone when the image is read again', async () => {
  const id = await tagged('mine');
  await app.worker.start();
  await ada.call('processing.process', { params: { id }, body: { rerun: true } });
  await app.worker.stop();
  const row = await ada.call('screenshots.get', { params: { id } });
  expect(row.processing_status).toBe('done');
  expect(row.tags).toEqual([{ tag_name: 'mine' }]);
});

describe('a proposed tag that a person takes away', () => {
  const names = async (id: string) =>
    (await ada.call('screenshots.get', { params: { id } })).tags.map(({ tag_name }) => tag_name);
  const put = (id: string, list: string[]) =>
    ada.call('screenshots.putTags', { params: { id }, body: { tags: list } });
  /** A new screenshot in which a reading finds these tags. */
  const proposed = async (...list: string[]) => {
    const id = await ada.store(await uniqueImage());
    await app.readings.store(id, { tags: list });
    return id;
  };

  it('is not proposed again in that space', async () => {
    await put(await proposed('invoice', 'payment'), ['payment']);
    expect(await names(await proposed('invoice', 'payment'))).toEqual(['payment']);
    expect(await tags()).toEqual({ payment: 2 });
  });

  it('is not proposed again either when it was taken off many at once', async () => {
    const body = { ids: [await proposed('invoice')], action: 'untag', tags: ['invoice'] };
    await ada.call('screenshots.bulk', { body });
    expect(await names(await proposed('invoice'))).toEqual([]);
  });

  it('is not proposed again either when the whole tag was deleted, until that is undone', async () => {
    await proposed('invoice');
    await ada.call('tags.remove', { params: { name: 'invoice' } });
    expect(await names(await proposed('invoice'))).toEqual([]);
    await ada.call('tags.restore', { params: { name: 'invoice' } });
    expect(await names(await proposed('invoice'))).toEqual(['invoice']);
  });

  it('is not proposed again either when the whole tag is deleted later, and that is undone', async () => {
    const id = await proposed('invoice');
    await proposed('invoice');
    await put(id, []);
    app.clock.advance({ minutes: 1 });
    await ada.call('tags.remove', { params: { name: 'invoice' } });
    await ada.call('tags.restore', { params: { name: 'invoice' } });
    expect(await names(await proposed('invoice'))).toEqual([]);
  });

  it.each(['bill', 'payment'])(
    'keeps its new name %s when the image is read again',
    async (name) => {
      const id = await proposed('invoice', 'payment');
      await ada.call('tags.rename', { params: { name: 'invoice' }, body: { name } });
      await app.readings.store(id, { tags: ['invoice'] });
      expect(await names(id)).toEqual([name]);
      expect(await names(await proposed('invoice'))).toEqual([]);
    },
  );

  it('comes back with an undone deletion also where the image was read meanwhile', async () => {
    const id = await proposed('invoice');
    await ada.call('tags.remove', { params: { name: 'invoice' } });
    await app.readings.store(id, { tags: ['invoice'] });
    await ada.call('tags.restore', { params: { name: 'invoice' } });
    expect(await names(id)).toEqual(['invoice']);
  });

  it('is still one after another was given beside it', async () => {
    const id = await proposed('invoice');
    await put(id, ['invoice', 'mine']);
    await put(id, ['mine']);
    expect(await names(await proposed('invoice'))).toEqual([]);
  });

  it.each([
    ['on the screenshot', (id: string) => put(id, ['invoice'])],
    [
      'on many at once',
      (id: string) =>
        ada.call('screenshots.bulk', { body: { ids: [id], action: 'tag', tags: ['invoice'] } }),
    ],
  ])('is proposed again after a person added it by hand %s', async (_, give) => {
    const id = await proposed('invoice');
    await put(id, []);
    await give(id);
    expect(await names(await proposed('invoice'))).toEqual(['invoice']);
  });

  it('is hidden while the state is stored elsewhere', async () => {
    const kept = await proposed('invoice');
    await put(await proposed('invoice'), []);
    await put(kept, ['invoice', 'more']);
    expect(await names(await proposed('invoice'))).toEqual([]);
  });

  it('is still proposed for one’s own tags and in another workspace', async () => {
    const own = await proposed();
    await put(own, ['invoice']);
    await put(own, []);
    expect(await names(await proposed('invoice'))).toEqual(['invoice']);
    await put(await proposed('payment'), []);
    ada = await app.person('bob@example.com');
    expect(await names(await proposed('payment'))).toEqual(['payment']);
  });
});

it('are at most 50 for an image, whichever way they come', async () => {
  const names = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => `tag ${from + n}`);
  const full = await ada.store(await uniqueImage());
  const free = await ada.store(await uniqueImage());
  const params = { id: full };
  const put = async (tags: string[]) =>
    (await ada.send('screenshots.putTags', { params, body: { tags } })).status;
  expect([await put(names(0, 51)), await put(names(0, 49))]).toEqual([422, 200]);
  const add = (tags: string[]) =>
    ada.call('screenshots.bulk', { body: { action: 'tag', ids: [full, free], tags } });
  const refused = await add(['tag 3', 'tag 60', 'tag 61']);
  expect(refused.done).toEqual([free]);
  expect(refused.failed).toEqual([
    {
      id: full,
      code: 'invalid_input',
      error:
        'A screenshot has at most 50 tags, with those deleted in the last day. Remove some first.',
    },
  ]);
  expect((await add(['tag 3', 'tag 60', 'tag 60'])).failed).toEqual([]);
  expect((await ada.call('screenshots.get', { params })).tags).toHaveLength(50);
});

describe('a deleted tag of an image', () => {
  const tags = Array.from({ length: 50 }, (_, n) => `tag ${n}`);
  let params: { id: string };
  const put = async (names: string[]) =>
    (await ada.send('screenshots.putTags', { params, body: { tags: names } })).status;
  const add = async (name: string) =>
    (
      await ada.call('screenshots.bulk', {
        body: { action: 'tag', ids: [params.id], tags: [name] },
      })
    ).done.length;
  const names = async () =>
    (await ada.call('screenshots.get', { params })).tags.map(({ tag_name: name }) => name);
  const remove = () => ada.call('tags.remove', { params: { name: 'tag 0' } });
  const restore = () => ada.call('tags.restore', { params: { name: 'tag 0' } });

  beforeEach(async () => {
    params = { id: await ada.store(await uniqueImage()) };
  });

  it('counts among its 50 while it can be restored', async () => {
    expect(await put(tags)).toBe(200);
    await remove();
    const others = tags.slice(1);
    expect([await add('late'), await put([...others, 'late'])]).toEqual([0, 422]);
    expect([await put(others), await put([...others.slice(1), 'late'])]).toEqual([200, 200]);
    await restore();
    expect(await names()).toHaveLength(50);
    expect(await names()).toEqual(expect.arrayContaining(['tag 0', 'late']));
  });

  it('counts also beside a new one of its name, which may be renamed', async () => {
    await put(tags);
    await remove();
    expect([await add('tag 0'), await put(tags)]).toEqual([0, 422]);
    await put(tags.slice(2));
    expect(await add('tag 0')).toBe(1);
    await ada.call('tags.rename', { params: { name: 'tag 0' }, body: { name: 'renamed' } });
    expect(await add('late')).toBe(0);
    await restore();
    expect(await names()).toHaveLength(50);
  });

  it('comes back although its other tags were set meanwhile', async () => {
    await put(['tag 0', 'harbor']);
    await remove();
    await put(['pier']);
    await restore();
    expect((await names()).sort()).toEqual(['pier', 'tag 0']);
  });

  it('leaves room once it cannot be restored any more', async () => {
    await put(tags);
    await remove();
    app.clock.advance({ days: 2 });
    await app.nest.get(TagChangesService, { strict: false }).purgeDeleted(SYSTEM);
    expect(await add('late')).toBe(1);
  });
});

it('above 50 from an earlier version can be removed, and no new one takes their place', async () => {
  const id = await ada.store(await uniqueImage());
  const params = { id };
  const put = async (names: string[]) =>
    (await ada.send('screenshots.putTags', { params, body: { tags: names } })).status;
  const tags = Array.from({ length: 50 }, (_, n) => `tag ${n}`);
  await put(tags);
  await app.screenshots.addReadTags(id, ['old', 'older']);
  expect([await put([...tags, 'new']), await put([...tags.slice(1), 'old', 'new'])]).toEqual([
    422, 422,
  ]);
  expect([await put([...tags, 'old']), await put([...tags, 'old', 'older'])]).toEqual([200, 422]);
  expect(await put([...tags.slice(1), 'new'])).toBe(200);
});
