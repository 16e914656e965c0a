// R1: would the isolation spec see it? Ten clauses that keep spaces apart are taken out, one at a time, in a copy.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/run.mjs';
import { runIsolationSpec } from './isolation-spec.mjs';

const MUTANTS = JSON.parse(readFileSync(new URL('mutants/scope.json', import.meta.url), 'utf8'));
/** What the spec needs of the tree. */
const COPIED = ['server', 'prisma', 'test', 'package.json', 'tsconfig.json', 'jest.config.mjs'];

/** It starts the application out of its sources. */
export const needsBuild = false;

export async function drill() {
  const copy = mkdtempSync(join(tmpdir(), 'shotvault-mutants-'));
  try {
    for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
    return await tryAll(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function tryAll(copy) {
  const whole = await runIsolationSpec(copy);
  if (whole.failed > 0 || whole.passed === 0) return [`it fails without a mutant:\n${whole.said}`];
  const problems = [];
  for (const mutant of MUTANTS) {
    const problem = await tryOne(copy, mutant, whole.passed);
    if (problem) problems.push(problem);
  }
  console.log(`mutants ${MUTANTS.length}, caught ${MUTANTS.length - problems.length}`);
  return problems;
}

/** Null when it is caught: some tests fail, and the others show that the application still stands. */
async function tryOne(copy, { file, find, replace, why }, tests) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const parts = source.split(find);
  if (parts.length !== 2)
    return `${file} has ${parts.length - 1} places like this, not one: ${find}`;
  writeFileSync(path, parts.join(replace));
  const { passed, failed, said } = await runIsolationSpec(copy);
  writeFileSync(path, source);
  console.log(`${why}: ${failed} of ${tests} tests failed`);
  if (passed === 0) return `nothing stood any more: ${why}\n${said}`;
  return failed > 0 ? null : `not caught: ${why} (${file})`;
}
