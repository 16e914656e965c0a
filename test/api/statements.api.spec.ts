import { mintSystemScope } from '../../server/common/system-scope';
import { MAX_KEYS } from '../../server/contract/limits';
import { Database } from '../../server/infra/database/database';
import { Prisma } from '../../server/infra/database/generated/client';
import {
  FOUND,
  int4,
  nullable,
  oneOf,
  type Shape,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../server/infra/database/row-shape';
import { Transactions } from '../../server/infra/database/transactions';
import { workspaceKind } from '../../server/infra/database/enum-columns';
import type { TestApp } from '../support/app';
import { wrongRows } from '../support/row-watch';
import { useApp } from '../support/use-app';

let app: TestApp;
let database: Database;
let transactions: Transactions;
useApp((started) => {
  app = started;
  database = app.nest.get(Database);
  transactions = app.nest.get(Transactions);
});

const rows = Prisma.sql`
  select 1 as count, 'tag'::text as name, null::timestamptz as "deletedAt", 'team'::"WorkspaceKind" as kind`;
const declared = { count: int4, name: text, deletedAt: nullable(timestamptz), kind: workspaceKind };

/** The faults of one statement, by either way of reading. */
const faultsOf = async (columns: Shape, how: 'query' | 'cells') => {
  await database[how](columns, rows);
  return wrongRows();
};

describe.each(['query', 'cells'] as const)('a statement read by %s', (how) => {
  it('passes with the columns that PostgreSQL reports', async () => {
    expect(await faultsOf(shape(declared), how)).toEqual([]);
  });

  it.each<[string, Shape]>([
    ['of another name', { ...declared, name: undefined as never, title: text }],
    ['of another type', { ...declared, name: uuid }],
    ['of another enumeration', { ...declared, kind: oneOf(['team'], 'WorkspaceRole') }],
    [
      'in another order',
      { name: text, count: int4, deletedAt: nullable(timestamptz), kind: workspaceKind },
    ],
    ['too many', { ...declared, more: text }],
    ['too few', { count: int4, name: text }],
  ])('is refused with a column %s', async (_what, columns) => {
    const given = Object.fromEntries(Object.entries(columns).filter(([, column]) => column));
    expect(await faultsOf(given, how)).toEqual([expect.stringContaining('it declares (')]);
  });

  it('is refused with a null or a word that its shape does not allow', async () => {
    const strict = { ...declared, deletedAt: timestamptz, name: oneOf(['label']) };
    expect(await faultsOf(strict, how)).toEqual([
      expect.stringContaining('name holds "tag"'),
      expect.stringContaining('deletedAt holds null'),
    ]);
  });
});

describe('work that needs a transaction', () => {
  it('is refused without one', async () => {
    expect(() => transactions.assertOpen()).toThrow('This needs a transaction around it.');
    await transactions.run(async () => transactions.assertOpen());
    const lock = database.lockWorkspace(
      mintSystemScope().workspace('00000000-0000-7000-8000-000000000000'),
    );
    await expect(lock).rejects.toThrow('This needs a transaction around it.');
  });

  it('opens no second connection inside one', async () => {
    const nested = transactions.run(() =>
      database.prisma.$transaction([database.prisma.plan.findMany(), database.prisma.plan.count()]),
    );
    await expect(nested).rejects.toThrow('A transaction uses one connection only.');
    expect(await database.query(FOUND, Prisma.sql`select 1`)).toHaveLength(1);
  });
});

it('keeps each transaction on its connection while others begin, fail and end', async () => {
  const backend = () =>
    database.query(shape({ pid: int4 }), Prisma.sql`select pg_backend_pid() as pid`);
  const long = (rounds: number) =>
    transactions.run(async () => {
      const pids = new Set<number>();
      for (let round = 0; round < rounds; round += 1) {
        transactions.assertOpen();
        for (const { pid } of await backend()) pids.add(pid);
        await new Promise((done) => setTimeout(done, 1));
      }
      return pids.size;
    });
  const refused = transactions.run(async () => Promise.reject(new Error('refused')));
  const found = await Promise.allSettled([long(9), long(1), refused, long(5), long(1)]);
  expect(found.map((it) => (it.status === 'fulfilled' ? it.value : 'refused'))).toEqual([
    1,
    1,
    'refused',
    1,
    1,
  ]);
  expect(await long(2)).toBe(1);
});

it('deletes no idle command line for a token that is refused', async () => {
  const ada = await app.person('ada@example.com');
  await app.billing.givePlan('ada@example.com', 'Gold');
  const body = { name: 'script', scopes: ['read'] };
  for (let made = 0; made < MAX_KEYS; made += 1) await ada.call('keys.create', { body });
  const count = () =>
    app.database.connected(async (client) => {
      const result = await client.query<{ n: string }>('select count(*) as n from access_tokens');
      return Number(result.rows[0]?.n);
    });
  await app.database.query(
    `insert into access_tokens (id, user_id, kind, name, can_write, token_hash, created_at)
       select gen_random_uuid(), id, 'cli', 'an old laptop', true, '\\x00', '2020-01-01' from users`,
  );
  expect((await ada.send('keys.create', { body })).status).toBe(409);
  expect(await count()).toBe(MAX_KEYS + 1);
});
