// Prisma's schema language cannot express generated columns, partial and expression indexes, or special index types.
// Migrations contain those as SQL, and a comparison with the schema would remove them.

/** Removes statements from a script that would only undo such SQL; `client` is connected to the migrated database. */
export async function withoutHandWrittenSql(script, client) {
  const indexes = new Set(await handWrittenIndexes(client));
  const columns = new Set(await generatedColumns(client));
  return splitStatements(script)
    .map((statement) => withoutDroppedDefaults(statement, columns))
    .filter((statement) => statement && !indexes.has(droppedIndex(statement)))
    .join('\n\n');
}

function splitStatements(script) {
  return script
    .split(/;\s*(?:\n|$)/)
    .map((text) => text.trim())
    .filter((text) => text.replace(/^--.*$/gm, '').trim())
    .map((text) => `${text};`);
}

function droppedIndex(statement) {
  return /^DROP INDEX (?:"\w+"\.)?"(.+)";$/m.exec(statement)?.[1];
}

/** The engine mistakes a generated column's expression for a default that the schema does not have. */
function withoutDroppedDefaults(statement, columns) {
  const alter = /^((?:--.*\n)*)ALTER TABLE (?:"\w+"\.)?"(\w+)" ([\s\S]*);$/.exec(statement);
  if (!alter) return statement;
  const [, comment, table, body] = alter;
  const clauses = body.split(/,\n/).filter((clause) => {
    const column = /^\s*ALTER COLUMN "(\w+)" DROP DEFAULT$/.exec(clause)?.[1];
    return !(column && columns.has(`${table}.${column}`));
  });
  return clauses.length > 0
    ? `${comment}ALTER TABLE "${table}" ${clauses.join(',\n').trim()};`
    : '';
}

async function handWrittenIndexes(client) {
  const { rows } = await client.query(`
    SELECT c.relname AS name
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am m ON m.oid = c.relam
    WHERE c.relnamespace = current_schema()::regnamespace
      AND (i.indpred IS NOT NULL OR i.indexprs IS NOT NULL OR m.amname <> 'btree'
           OR i.indnkeyatts < i.indnatts
           OR EXISTS (SELECT 1 FROM unnest(i.indclass::oid[]) AS k(oid) JOIN pg_opclass o ON o.oid = k.oid
                      WHERE NOT o.opcdefault))`);
  return rows.map(({ name }) => name);
}

async function generatedColumns(client) {
  const { rows } = await client.query(`
    SELECT c.relname || '.' || a.attname AS name
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND a.attgenerated <> ''`);
  return rows.map(({ name }) => name);
}
