import { mintSystemScope } from '../../server/common/system-scope';
import { UsageMonthsService } from '../../server/modules/billing/usage/usage-months.service';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import { useApp } from '../support/use-app';

let app: TestApp;
useApp((started) => {
  app = started;
});

const turn = () => app.nest.get(UsageMonthsService).begin(mintSystemScope());

const months = () =>
  app.database.connected(async (client) => {
    const { rows } = await client.query<{ month: string; used: number; is_closed: boolean }>(
      `select month_year as month, screenshots_uploaded as used, closed_at is not null as is_closed
       from usage_records order by 1`,
    );
    return rows;
  });

it('closes the month that is over and opens the new one, once', async () => {
  const ada = await app.person('ada@example.com');
  await ada.store(await uniqueImage());
  app.clock.set('2026-12-01T00:05:00Z');
  expect(await turn()).toEqual({ month: '2026-12', opened: 1, closed: 1 });
  expect(await turn()).toEqual({ month: '2026-12', opened: 0, closed: 0 });
  expect(await months()).toEqual([
    { month: '2026-11', used: 1, is_closed: true },
    { month: '2026-12', used: 0, is_closed: false },
  ]);
});

it('catches up on a missed month without changing later counts', async () => {
  const ada = await app.person('ada@example.com');
  await ada.store(await uniqueImage());
  app.clock.set('2027-02-03T08:00:00Z');
  const again = await app.person('ada@example.com');
  await again.store(await uniqueImage());
  await turn();
  expect(await months()).toEqual([
    { month: '2026-11', used: 1, is_closed: true },
    { month: '2027-02', used: 1, is_closed: false },
  ]);
});

it('keeps the allowance exact while the plan and the month change under parallel uploads', async () => {
  const ada = await app.person('ada@example.com');
  const images = await Promise.all(Array.from({ length: 60 }, () => uniqueImage()));
  const send = (from: number, to: number) =>
    Promise.all(images.slice(from, to).map(async (image) => (await ada.upload(image)).status));
  const stored = (statuses: readonly number[]) => statuses.filter((it) => it === 201).length;

  app.clock.set('2026-11-30T23:59:59.000Z');
  expect(stored(await send(0, 30))).toBe(25);
  const [, during] = await Promise.all([
    app.billing.givePlan('ada@example.com', 'Bronze'),
    send(25, 40),
  ]);
  app.clock.set('2026-12-01T00:00:00.000Z');
  const [, after] = await Promise.all([turn(), send(40, 60)]);
  expect(stored(after)).toBe(20);
  const rows = await months();
  expect(rows).toMatchObject([
    { month: '2026-11', used: 25 + stored(during) },
    { month: '2026-12', used: 20 },
  ]);
  const list = await ada.call('screenshots.list', { query: {} });
  expect(list).toHaveLength(rows.reduce((sum, { used }) => sum + used, 0));
});
