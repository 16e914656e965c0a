// Would the specs see it? One clause at a time is changed in a copy of the sources, and the
// spec that is named beside it has to fail.
//   npm run drill -- mutants [--short] [--spec=name,…]
// --short: about twelve of them, others every day; --spec: those that these specs must catch.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/run.mjs';
import { runApiSpec } from './isolation-spec.mjs';

const FOLDER = new URL('mutants/', import.meta.url);
/** One file for each area. */
const MUTANTS = readdirSync(FOLDER)
  .sort()
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 12;
/** The parts of the tree that the specs need. */
const COPIED = [
  'server',
  'cli',
  'sandbox',
  'prisma',
  'scripts',
  'test',
  'package.json',
  'tsconfig.json',
  'jest.config.mjs',
];

/** It starts the application from its sources. */
export const needsBuild = false;

export async function drill(options) {
  const copy = mkdtempSync(join(tmpdir(), 'shotvault-mutants-'));
  try {
    for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
    return await tryAll(copy, chosen(options), options);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function chosen(options) {
  if (options.includes('--short')) return ofToday();
  const specs = options.find((option) => option.startsWith('--spec='))?.slice('--spec='.length);
  const wanted = specs?.split(',');
  return MUTANTS.filter((mutant) => !wanted || wanted.includes(specOf(mutant)));
}

/** By turns, so that every mutant runs on some day. */
function ofToday() {
  const turns = Math.ceil(MUTANTS.length / AT_ONCE);
  const turn = Math.floor(Date.now() / DAY_MS) % turns;
  const today = MUTANTS.filter((_, n) => n % turns === turn);
  console.log(`${today.length} of ${MUTANTS.length}, turn ${turn + 1} of ${turns}`);
  return today;
}

async function tryAll(copy, mutants, options) {
  // In a whole run of the checks the specs have just passed.
  const problems = options.includes('--short') ? [] : await failingAnyway(copy, mutants);
  if (problems.length > 0) return problems;
  for (const mutant of mutants) {
    const problem = await tryOne(copy, mutant);
    if (problem) problems.push(problem);
  }
  console.log(`mutants ${mutants.length}, caught ${mutants.length - problems.length}`);
  return problems;
}

async function failingAnyway(copy, mutants) {
  const specs = [...new Set(mutants.map(specOf))];
  const { passed, failed, said } = await runApiSpec(copy, { specs });
  if (failed === 0 && passed > 0) return [];
  return [`${specs.join(', ')}: ${failed} tests fail without a mutant:\n${said}`];
}

const specOf = ({ spec = 'isolation' }) => spec;

/** Null when it is caught: some tests fail, and the others show that the application still starts. */
async function tryOne(copy, mutant) {
  const { file, find, replace, why } = mutant;
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const parts = source.split(find);
  if (parts.length !== 2)
    return `${file} has ${parts.length - 1} places like this, not one: ${find}`;
  writeFileSync(path, parts.join(replace));
  const { passed, failed, said } = await runApiSpec(copy, {
    specs: [specOf(mutant)],
    flags: [`--testEnvironment=${join(copy, 'test/drills/stop-when-caught.cjs')}`],
  });
  writeFileSync(path, source);
  console.log(
    `${why}: ${failed} of the first ${passed + failed} tests of ${specOf(mutant)} failed`,
  );
  if (passed === 0) return `nothing stood any more: ${why}\n${said}`;
  return failed > 0 ? null : `not caught: ${why} (${file})`;
}
