import { mintSystemScope } from '../../server/common/system-scope';
import { Database } from '../../server/infra/database/database';
import { Prisma } from '../../server/infra/database/generated/client';
import { FOUND, NONE } from '../../server/infra/database/row-shape';
import { Transactions } from '../../server/infra/database/transactions';
import { PurgeService } from '../../server/modules/screenshots/trash/purge.service';
import { ScreenshotStoreService } from '../../server/modules/screenshots/uploads/screenshot-store.service';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
afterEach(() => jest.restoreAllMocks());
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
  },
  { checksCounters: true },
);

const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const putTags = (id: string, tags: string[]) =>
  ada.send('screenshots.putTags', { params: { id }, body: { tags } });
const forever = (id: string) =>
  ada.send('screenshots.remove', { params: { id }, query: { forever: true } });

describe('changes of a tag beside changes of its screenshots', () => {
  /** No request fails because of another's lock; those that come second find nothing left. */
  const ALLOWED = [200, 204, 404];

  it.each([
    ['renamed', () => ada.send('tags.rename', { params: { name: 'old' }, body: { name: 'new' } })],
    ['merged', () => ada.send('tags.rename', { params: { name: 'old' }, body: { name: 'other' } })],
    ['deleted', () => ada.send('tags.remove', { params: { name: 'old' } })],
  ] as const)('are kept apart while it is %s', async (_what, change) => {
    for (let round = 0; round < 6; round += 1) {
      const ids = await Promise.all([1, 2, 3].map(async () => ada.store(await uniqueImage())));
      for (const id of ids) await putTags(id, ['old', 'other']);
      const statuses = await statusesOf([
        forever(ids[0] ?? ''),
        change(),
        putTags(ids[1] ?? '', ['other']),
        ada.send('screenshots.remove', { params: { id: ids[2] ?? '' } }),
      ]);
      expect(statuses.filter((status) => !ALLOWED.includes(status))).toEqual([]);
    }
  });

  it('are kept apart while it is brought back', async () => {
    const id = await ada.store(await uniqueImage());
    for (let round = 0; round < 4; round += 1) {
      await putTags(id, ['old']);
      await ada.send('tags.remove', { params: { name: 'old' } });
      const statuses = await statusesOf([
        putTags(id, ['old', 'more']),
        ada.send('tags.restore', { params: { name: 'old' } }),
      ]);
      expect(statuses.filter((status) => !ALLOWED.includes(status))).toEqual([]);
    }
  });
});

describe('a transaction', () => {
  /** Two rows that nothing else of the test touches. */
  const twoTeams = async () => {
    const people = { owner: 'ada@example.com' };
    const make = (name: string) => app.teams.make({ name, ...people });
    return [await make('Harbor'), await make('Quay')] as const;
  };
  const rename = (id: string, name: string) =>
    app.nest
      .get(Database)
      .query(NONE, Prisma.sql`update workspaces set description = ${name} where id = ${id}::uuid`);

  it('that met another in a deadlock runs again, and both are kept', async () => {
    const [harbor, quay] = await twoTeams();
    const transactions = app.nest.get(Transactions);
    let runs = 0;
    let holding = 0;
    let met: () => void = () => undefined;
    const isMet = new Promise<void>((resolve) => (met = resolve));
    const both = (first: string, second: string, name: string) =>
      transactions.run(async () => {
        runs += 1;
        await rename(first, name);
        holding += 1;
        // Each holds its first row before either asks for its second.
        if (holding === 2) met();
        await isMet;
        await rename(second, name);
      });
    await Promise.all([both(harbor, quay, 'a'), both(quay, harbor, 'b')]);
    // The one that was aborted can meet the other again before that one has its second row.
    expect(runs).toBeGreaterThan(2);
  });

  it('that fails for another reason does not run again', async () => {
    let runs = 0;
    const fault = app.nest.get(Transactions).run(async () => {
      runs += 1;
      throw new Error('no conflict');
    });
    await expect(fault).rejects.toThrow('no conflict');
    expect(runs).toBe(1);
  });

  it('keeps the changes before and after a part that failed', async () => {
    const [harbor, quay] = await twoTeams();
    const database = app.nest.get(Database);
    const transactions = app.nest.get(Transactions);
    const told: string[] = [];
    await transactions.run(async () => {
      await rename(harbor, 'before');
      const part = transactions.savepoint(async () => {
        await rename(harbor, 'lost');
        transactions.afterCommit(() => void told.push('lost'));
        await database.query(FOUND, Prisma.sql`select 1 / 0`);
      });
      await expect(part).rejects.toThrow('division by zero');
      await rename(quay, 'after');
      transactions.afterCommit(() => void told.push('after'));
    });
    const rows = await app.database.query<{ description: string }>(
      'select description from workspaces where id = any($1) order by name',
      [[harbor, quay]],
    );
    expect(rows.map(({ description }) => description)).toEqual(['before', 'after']);
    expect(told).toEqual(['after']);
  });

  it('that writes contents of a workspace without its lock is refused by the tests', async () => {
    const database = app.nest.get(Database);
    const transactions = app.nest.get(Transactions);
    const unlocked = () =>
      transactions.run(() => database.query(NONE, Prisma.sql`update tags set name = name`));
    await expect(unlocked()).rejects.toThrow('The order of locks is broken');
    const late = () =>
      transactions.run(async () => {
        await database.query(
          NONE,
          Prisma.sql`update workspace_members set favorite_count = 0 where false`,
        );
        await database.lockWorkspace(
          mintSystemScope().workspace('00000000-0000-7000-8000-000000000000'),
        );
      });
    await expect(late()).rejects.toThrow('The order of locks is broken');
  });
});

describe('an upload during the final deletion of its twin', () => {
  /** Deletes the twin for good between the first look for it and the answer. */
  const purgeAfterLook = (workspaceId: string, id: string) => {
    const store = jest.spyOn(ScreenshotStoreService.prototype, 'asOnlyWriter');
    store.mockImplementationOnce(async function (this: ScreenshotStoreService, ...parts) {
      await app.nest.get(PurgeService).purge(mintSystemScope().workspace(workspaceId), [id]);
      return this.asOnlyWriter(...parts);
    });
  };
  const workspaceOf = async (id: string) => {
    const rows = await app.database.query<{ workspace_id: string }>(
      'select workspace_id from screenshots where id = $1',
      [id],
    );
    return rows[0]?.workspace_id ?? '';
  };

  it.each(['among the others', 'in the trash'])('is stored where that lay %s', async (place) => {
    const image = await uniqueImage();
    const id = await ada.store(image);
    if (place === 'in the trash') await ada.send('screenshots.remove', { params: { id } });
    purgeAfterLook(await workspaceOf(id), id);
    const answer = await ada.upload(image, 'again.png');
    expect(answer.status).toBe(201);
    const rows = await ada.call('screenshots.list', {});
    expect(rows.map(({ original_name: name }) => name)).toEqual(['again.png']);
    const [row] = rows;
    expect((await ada.send('screenshots.image', { params: { id: row?.id ?? '' } })).status).toBe(
      200,
    );
    expect(await app.screenshots.filesOf(id)).toEqual([]);
  });

  it('is stored or refused as a duplicate, with any number of uploads at once', async () => {
    const image = await uniqueImage();
    let id = await ada.store(image);
    for (let round = 0; round < 6; round += 1) {
      const [removed, ...uploads] = await Promise.all([
        forever(id),
        ada.upload(image, 'a.png'),
        ada.upload(image, 'b.png'),
      ]);
      expect(removed.status).toBe(204);
      const statuses = uploads.map(({ status }) => status).sort();
      expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
      const [row] = await ada.call('screenshots.list', {});
      id = row?.id ?? (await ada.store(image));
    }
  });
});
