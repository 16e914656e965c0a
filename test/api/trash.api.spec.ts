import { Transactions } from '../../server/infra/database/transactions';
import { CountersService } from '../../server/modules/screenshots/counters/counters.service';
import { TrashRepository } from '../../server/modules/screenshots/trash/trash.repository';
import type { TestApp } from '../support/app';
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

const CANARY = 'quetzalcanary';

/** A screenshot that contains the canary in every text field. */
async function canary(): Promise<string> {
  const id = await ada.store(await uniqueImage(), `${CANARY}.png`);
  const params = { id };
  await ada.call('screenshots.update', {
    params,
    body: { ai_generated_title: CANARY, is_favorite: true },
  });
  await ada.call('screenshots.putTags', { params, body: { tags: [CANARY] } });
  await ada.call('screenshots.addDate', {
    params,
    body: { extracted_date: '2026-11-20', context_text: CANARY },
  });
  await ada.call('screenshots.image', { params, query: { w: '320' } }).catch(() => undefined);
  return id;
}

it('lists deleted screenshots, last deleted first, with their day of purge', async () => {
  const first = await ada.store(await uniqueImage(), 'first.png');
  const second = await ada.store(await uniqueImage(), 'second.png');
  await ada.call('screenshots.remove', { params: { id: second } });
  app.clock.advance({ minutes: 1 });
  await ada.call('screenshots.remove', { params: { id: first } });
  const page = await ada.send('trash.list', { query: { limit: 1 } });
  const rows = (await page.json()) as { original_name: string; purges_at: string }[];
  expect(rows).toMatchObject([
    { original_name: 'first.png', purges_at: '2026-12-14T12:01:00.000Z' },
  ]);
  const cursor = page.headers.get('x-next-cursor') ?? '';
  const rest = await ada.call('trash.list', { query: { cursor } });
  expect(rest.map(({ original_name }) => original_name)).toEqual(['second.png']);
});

it('deletes for good at once when it is asked to: row, files, text, index, words', async () => {
  const id = await canary();
  expect(await app.database.traces(CANARY)).not.toEqual([]);
  await ada.call('screenshots.remove', { params: { id }, query: { forever: 'true' } });
  expect(await app.database.traces(CANARY)).toEqual([]);
  expect(await app.screenshots.filesOf(id)).toEqual([]);
  expect((await ada.send('screenshots.restore', { params: { id } })).status).toBe(404);
});

it('deletes for good out of the trash, one and all', async () => {
  const one = await canary();
  const other = await ada.store(await uniqueImage());
  for (const id of [one, other]) await ada.call('screenshots.remove', { params: { id } });
  await ada.call('screenshots.remove', { params: { id: one }, query: { forever: 'true' } });
  expect(await ada.call('trash.list', {})).toHaveLength(1);
  await ada.call('trash.empty', {});
  expect(await ada.call('trash.list', {})).toEqual([]);
  expect(await app.screenshots.filesOf(other)).toEqual([]);
});

it('keeps deleted screenshots for 29 days and not longer', async () => {
  const id = await canary();
  await ada.call('screenshots.remove', { params: { id } });
  app.clock.advance({ days: 29, minutes: -1 });
  expect(await app.screenshots.purgeExpired()).toBe(0);
  app.clock.advance({ minutes: 2 });
  expect(await app.screenshots.purgeExpired()).toBe(1);
  expect(await app.database.traces(CANARY)).toEqual([]);
  expect(await app.screenshots.filesOf(id)).toEqual([]);
});

it('removes the words of trashed screenshots', async () => {
  const id = await canary();
  await ada.call('screenshots.remove', { params: { id } });
  const search = (q: string) => ada.call('screenshots.list', { query: { q } });
  expect(await search(CANARY)).toEqual([]);
  await ada.call('screenshots.restore', { params: { id } });
  expect(await search(CANARY)).toHaveLength(1);
});

it('deletes many for good at once, in the trash or not', async () => {
  const ids = [await canary(), await ada.store(await uniqueImage())];
  await ada.call('screenshots.remove', { params: { id: ids[0] ?? '' } });
  const body = { ids, action: 'delete_forever' } as const;
  const answer = await ada.call('screenshots.bulk', { body });
  expect(answer.done.sort()).toEqual([...ids].sort());
  expect(await ada.call('trash.list', {})).toEqual([]);
  expect(await ada.call('screenshots.list', {})).toEqual([]);
  expect(await app.database.traces(CANARY)).toEqual([]);
  for (const id of ids) expect(await app.screenshots.filesOf(id)).toEqual([]);
  expect((await ada.call('screenshots.bulk', { body })).failed).toHaveLength(2);
});

it('moves many at once and brings them back', async () => {
  const ids = [await canary(), await ada.store(await uniqueImage())];
  const act = (action: string) => ada.call('screenshots.bulk', { body: { ids, action } });
  expect((await act('delete')).done.sort()).toEqual([...ids].sort());
  expect(await ada.call('screenshots.list', {})).toEqual([]);
  expect((await act('favorite')).failed).toHaveLength(2);
  expect((await act('restore')).done).toHaveLength(2);
  expect(await ada.call('screenshots.list', {})).toHaveLength(2);
});

it.each([
  ['listExpired', () => app.screenshots.purgeExpired()],
  ['listTrashedIds', () => ada.call('trash.empty', {})],
] as const)('keeps one that was restored after %s had found it', async (list, purge) => {
  const [back, gone] = [await canary(), await ada.store(await uniqueImage())];
  for (const id of [back, gone]) await ada.call('screenshots.remove', { params: { id } });
  app.clock.advance({ days: 30 });
  // The session has ended meanwhile.
  ada = await app.person('ada@example.com');
  const trash = app.nest.get(TrashRepository);
  const found = trash[list].bind(trash) as (...parts: unknown[]) => Promise<never>;
  jest.spyOn(trash, list).mockImplementationOnce(async (...parts: unknown[]) => {
    const ids = await found(...parts);
    await ada.call('screenshots.restore', { params: { id: back } });
    return ids;
  });
  await purge();
  expect((await ada.call('screenshots.list', {})).map(({ id }) => id)).toEqual([back]);
  expect(await app.screenshots.filesOf(back)).not.toEqual([]);
  expect(await app.screenshots.filesOf(gone)).toEqual([]);
});

it('reaches no screenshot of another space, whatever ids its statements are given', async () => {
  const bob = await app.person('bob@example.com');
  const [mine, theirs] = [
    await ada.store(await uniqueImage()),
    await bob.store(await uniqueImage()),
  ];
  const trash = app.nest.get(TrashRepository);
  const own = await app.screenshots.scopeOf(mine);
  const foreign = await app.screenshots.scopeOf(theirs);
  const now = app.clock.now();
  const locked = (change: () => Promise<string[]>) =>
    app.nest
      .get(Transactions)
      .run(() => app.nest.get(CountersService).recounted(own, [theirs], [], change));

  expect(await locked(() => trash.moveIn(own, [theirs], now))).toEqual([]);
  expect(await trash.countOutside(own, [theirs])).toBe(0);
  expect(await bob.call('screenshots.list', {})).toHaveLength(1);

  await bob.call('screenshots.remove', { params: { id: theirs } });
  expect(await locked(() => trash.takeOut(own, [theirs], now))).toEqual([]);
  expect(await trash.listTrashedIds(own, 10)).not.toContain(theirs);
  expect(await trash.listTrashedIds(foreign, 10)).toEqual([theirs]);
  expect(await bob.call('screenshots.list', {})).toEqual([]);
});

it('tells open pages once that a screenshot is back', async () => {
  const id = await ada.store(await uniqueImage());
  await app.readings.store(id, {});
  const page = await openEvents(ada);
  const deletions = () => page.events.filter(({ change }) => change === 'deleted').length;
  await ada.call('screenshots.remove', { params: { id } });
  // Events come some time after the answer.
  await page.until(() => deletions() === 1);
  const before = page.events.length;
  await ada.call('screenshots.restore', { params: { id } });
  await ada.call('screenshots.remove', { params: { id } });
  await page.until(() => deletions() === 2);
  expect(page.events.slice(before).map(({ change }) => change)).toEqual(['created', 'deleted']);
  page.close();
});
