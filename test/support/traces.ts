import { onDatabase } from './database.template';

/** `table.column` of every place in the database whose value contains this text, in any case. */
export async function tracesOf(url: string, text: string): Promise<string[]> {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public'`,
    );
    const found: string[] = [];
    for (const { table, column } of rows) {
      const hit = await client.query(
        `select 1 from "${table}" where position($1 in lower("${column}"::text)) > 0 limit 1`,
        [text],
      );
      if (hit.rowCount) found.push(`${table}.${column}`);
    }
    return found;
  });
}
