import { PLANS } from '../../server/contract/plans';
import { seedPlans } from '../../prisma/seed';
import { testDatabase } from '../support/database';
import { onDatabase } from '../support/database.template';

let url: string;
const sql = (text: string) => onDatabase(url, (client) => client.query(text));
beforeAll(async () => {
  ({ url } = await testDatabase());
});
afterEach(async () => {
  await sql('delete from plans');
  await seedPlans(url);
});

it('lets several processes that start together on an empty database seed the plans once', async () => {
  await sql('delete from plans');
  await Promise.all(Array.from({ length: 4 }, () => seedPlans(url)));
  expect((await sql('select id from plans')).rows).toHaveLength(PLANS.length);
});

it('keeps a plan of that name that was written a moment earlier', async () => {
  await sql(`update plans set id = 40 where name = 'Gold'`);
  await seedPlans(url);
  expect((await sql('select id, name from plans order by rank')).rows).toEqual(
    PLANS.map(({ id, name }) => ({ id: name === 'Gold' ? 40 : id, name })),
  );
});
