import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import mutants from './drills/mutants/scope.json';

const ROOT = resolve(__dirname, '..');

it('has ten mutants', () => {
  expect(mutants).toHaveLength(10);
});

// What a drill can no longer find it could no longer break either.
it.each(mutants)('finds its clause once: $why', ({ file, find, replace }) => {
  const parts = readFileSync(join(ROOT, file), 'utf8').split(find);
  expect(parts).toHaveLength(2);
  expect(replace).not.toBe(find);
});
