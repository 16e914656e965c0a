import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCRIPT = join(__dirname, '../../scripts/db.mjs');
const SCHEMA = `
  datasource db {
    provider = "postgresql"
  }
  model Note {
    id     Int    @id
    text   String
    search Unsupported("tsvector")?
    @@map("notes")
  }`;
const BY_HAND = `
  CREATE EXTENSION pg_trgm;
  ALTER TABLE notes DROP COLUMN search;
  ALTER TABLE notes ADD COLUMN search tsvector GENERATED ALWAYS AS (to_tsvector('simple', text)) STORED;
  CREATE INDEX notes_search ON notes USING gin (search);
  CREATE INDEX notes_trigrams ON notes USING gin (text gin_trgm_ops);
  CREATE INDEX notes_some ON notes (text) WHERE id > 3;
  CREATE UNIQUE INDEX notes_lower ON notes (lower(text));
  ALTER TABLE notes ADD CONSTRAINT notes_positive CHECK (id > 0);`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shotvault-drift-'));
  writeFileSync(join(folder, 'schema.prisma'), SCHEMA);
});
afterEach(() => rmSync(folder, { recursive: true }));

function db(...args: string[]) {
  const paths = ['--schema', join(folder, 'schema.prisma'), '--migrations', join(folder, 'm')];
  const result = spawnSync(process.execPath, [SCRIPT, ...args, ...paths], { encoding: 'utf8' });
  return { status: result.status, output: result.stdout + result.stderr };
}

function writeByHand(sql: string): void {
  mkdirSync(join(folder, 'm', '29990101000000_by_hand'), { recursive: true });
  writeFileSync(join(folder, 'm', '29990101000000_by_hand', 'migration.sql'), sql);
}

describe('schema and migrations', () => {
  it('say the same in this repository', () => {
    const result = spawnSync(process.execPath, [SCRIPT, 'drift'], { encoding: 'utf8' });
    expect(result.stdout + result.stderr).toBe('The migrations say what the schema says.\n');
    expect(result.status).toBe(0);
  });

  it('are brought together by a written migration, and tolerate SQL by hand', () => {
    expect(db('drift')).toMatchObject({ status: 2, output: expect.stringContaining('"notes"') });
    expect(db('migrate', 'init').status).toBe(0);
    const name = readdirSync(join(folder, 'm')).find((entry) => entry.endsWith('_init')) ?? '';
    expect(name).toMatch(/^\d{14}_init$/);
    const sql = readFileSync(join(folder, 'm', name, 'migration.sql'), 'utf8');
    expect(sql).toContain('CREATE TABLE "notes"');
    writeByHand(BY_HAND);
    expect(db('drift')).toEqual({
      status: 0,
      output: 'The migrations say what the schema says.\n',
    });
  }, 30_000);

  it('differ when a migration adds a column or an index that the schema lacks', () => {
    db('migrate', 'init');
    writeByHand('ALTER TABLE notes ADD COLUMN extra int; CREATE INDEX plain ON notes (text);');
    const { status, output } = db('drift');
    expect(status).toBe(2);
    expect(output).toContain('DROP COLUMN "extra"');
    expect(output).toContain('DROP INDEX "plain"');
  }, 30_000);
});
