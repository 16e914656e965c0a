import { Database } from '../../server/infra/database/database';
import type { TestApp } from './app';
import { lockWatch } from './lock-watch';

/** The statements that transactions of the API send while `work` runs. The order of locks is watched as before. */
export async function statementsOf(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const database = app.nest.get(Database);
  const watch = lockWatch();
  const sent: string[] = [];
  database.observe((text, transaction) => {
    if (transaction) sent.push(text);
    watch(text, transaction);
  });
  await work();
  database.observe(lockWatch());
  return sent;
}
