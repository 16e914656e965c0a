// The record of statements that the tests have seen with the columns that their shapes declare.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RECORD = join(ROOT, 'reports', 'reached-statements.txt');

/**
 * Records that the statement at `server/…/file.ts:line` returned its declared columns.
 * @param {string} site
 */
export function record(site) {
  mkdirSync(dirname(RECORD), { recursive: true });
  appendFileSync(RECORD, `${site} ${stampOf(site)}\n`);
}

/** The sites that were recorded and whose file and schema have not changed since. */
export function recorded() {
  if (!existsSync(RECORD)) return new Set();
  const lines = [...new Set(readFileSync(RECORD, 'utf8').split('\n'))].filter(Boolean);
  const current = lines.filter((line) => {
    const [site, stamp] = line.split(' ');
    return stamp === stampOf(site);
  });
  return new Set(current.map((line) => line.split(' ')[0]));
}

/**
 * Changes with the file, because its lines move, and with the schema.
 * @param {string} site
 */
function stampOf(site) {
  const file = join(ROOT, site.split(':')[0]);
  const migrations = readdirSync(join(ROOT, 'prisma', 'migrations')).join();
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return createHash('sha256').update(migrations).update(text).digest('hex').slice(0, 12);
}
