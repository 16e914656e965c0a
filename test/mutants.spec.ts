import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Mutant {
  file: string;
  find: string;
  replace: string;
  why: string;
  /** The API spec that must catch it; `isolation` by default. */
  spec?: string;
}

const ROOT = resolve(__dirname, '..');
const FOLDER = join(ROOT, 'test/drills/mutants');
const mutants = readdirSync(FOLDER).flatMap(
  (name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Mutant[],
);

it('has mutants that differ', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(100);
  expect(new Set(mutants.map(({ why }) => why)).size).toBe(mutants.length);
});

// A mutant whose clause is not found would change nothing.
it.each(mutants)('finds its clause once: $why', ({ file, find, replace, spec = 'isolation' }) => {
  const parts = readFileSync(join(ROOT, file), 'utf8').split(find);
  expect(parts).toHaveLength(2);
  expect(replace).not.toBe(find);
  const name = spec.replace(/\.api$/, '');
  expect(existsSync(join(ROOT, `test/api/${name}.api.spec.ts`))).toBe(true);
});
