import { Logger } from '@nestjs/common';
import { ErrorBody } from '../../server/contract/errors';
import { Health } from '../../server/contract/health';
import type { TestApp } from '../support/app';
import { asDatabase, onDatabase } from '../support/database.template';
import { hangUp, S3Store } from '../support/s3-store';
import { useApp } from '../support/use-app';

let s3: S3Store;
let app: TestApp;
beforeAll(async () => {
  Logger.overrideLogger(false);
  s3 = await S3Store.start();
});
useApp(
  (started) => {
    app = started;
  },
  { settings: () => s3.environment, once: true },
);
afterAll(() => s3.close());

const ask = (path: string) => fetch(`${app.base}/api/health${path}`);
const codeOf = async (path: string) => {
  const answer = await ask(path);
  return [answer.status, ErrorBody.parse(await answer.json()).code];
};

/** Refuses connections to the database of the application and ends the open ones. */
async function closeDatabase(isClosed: boolean): Promise<void> {
  const name = new URL(app.database.url).pathname.slice(1);
  await onDatabase(asDatabase(app.database.url, 'postgres'), async (client) => {
    await client.query(`alter database ${name} with allow_connections ${!isClosed}`);
    const others = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
    if (isClosed) await client.query(others, [name]);
  });
}

it.each(['', '/live', '/ready'])('/api/health%s says that all is well', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(Health.parse(await answer.json()).status).toBe('ok');
});

it('is live but not ready while the store is away', async () => {
  s3.failUntilTold(hangUp);
  expect(await codeOf('/ready')).toEqual([503, 'storage_unavailable']);
  expect(await codeOf('')).toEqual([503, 'storage_unavailable']);
  expect((await ask('/live')).status).toBe(200);
  s3.failUntilTold(null);
  expect((await ask('/ready')).status).toBe(200);
});

it('is live but not ready while the database is away', async () => {
  await closeDatabase(true);
  try {
    expect(await codeOf('/ready')).toEqual([503, 'database_unavailable']);
    expect((await ask('/live')).status).toBe(200);
  } finally {
    await closeDatabase(false);
  }
  expect((await ask('/ready')).status).toBe(200);
});
