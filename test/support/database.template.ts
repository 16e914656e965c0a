import { Client } from 'pg';

export const TEMPLATE = 'shotvault_template';

/** The variable through which a run tells its workers where the database listens. */
export const ADMIN_URL = 'TEST_DATABASE_ADMIN_URL';

/** The same server, another database of it. */
export function asDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

export async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}
