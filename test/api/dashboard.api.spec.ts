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

const dashboard = (query: { tz?: string } = {}) => ada.call('dashboard.get', { query });

it('is all zeros before the first upload', async () => {
  const { counts, activity, recent } = await dashboard();
  expect(counts).toEqual({ screenshots: 0, favorites: 0, collections: 0, tags: 0, teams: 0 });
  expect(activity).toHaveLength(30);
  expect(activity.every(({ uploaded, created }) => uploaded + created === 0)).toBe(true);
  expect(recent).toEqual([]);
});

it('names the team whose space it is, and none in the personal one', async () => {
  const owner = 'ada@example.com';
  const team_id = await app.teams.make({ name: 'Harbor', owner });
  expect((await ada.call('dashboard.get', { query: { team_id } })).team_name).toBe('Harbor');
  expect((await dashboard()).team_name).toBeNull();
});

it('counts all screenshots, and shows the newest five', async () => {
  const ids: string[] = [];
  for (let n = 1; n <= 6; n += 1) {
    ids.push(await ada.store(await uniqueImage(), `${n}.png`));
    app.clock.advance({ minutes: 1 });
  }
  const params = { id: ids[0] ?? '' };
  await ada.call('screenshots.update', { params, body: { is_favorite: true } });
  await ada.call('screenshots.putTags', { params, body: { tags: ['a', 'b'] } });
  await ada.call('collections.create', { body: { name: 'One' } });
  await ada.call('screenshots.remove', { params: { id: ids[5] ?? '' } });
  const { counts, recent } = await dashboard();
  expect(counts).toEqual({ screenshots: 5, favorites: 1, collections: 1, tags: 2, teams: 0 });
  expect(recent.map(({ original_name }) => original_name)).toEqual([
    '5.png',
    '4.png',
    '3.png',
    '2.png',
    '1.png',
  ]);
});

it('ends with today as it is in the zone that is asked for', async () => {
  await ada.store(await uniqueImage(), 'Screenshot 2026-11-10 at 08.00.00.png');
  const last = async (tz: string) => (await dashboard({ tz })).activity.at(-1);
  // It is noon in UTC on the 15th.
  expect(await last('UTC')).toEqual({ date: '2026-11-15', uploaded: 1, created: 0 });
  expect(await last('Pacific/Kiritimati')).toEqual({ date: '2026-11-16', uploaded: 1, created: 0 });
  expect((await last('Pacific/Pago_Pago'))?.date).toBe('2026-11-15');
  const { activity } = await dashboard();
  expect(activity.find(({ date }) => date === '2026-11-10')).toMatchObject({ created: 1 });
  expect(activity[0]?.date).toBe('2026-10-17');
});
