import { Client } from 'pg';

/** The first row of a statement, on a connection of its own. Throws when the server cannot be reached. */
export async function firstRowOf<Row extends object>(
  url: string,
  sql: string,
): Promise<Row | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows[0];
  } finally {
    await client.end();
  }
}
