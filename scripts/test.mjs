// npm test [stage…]: runs every check to its end, then prints a table and one line with the count.
import './lib/node-version.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const { bin, ROOT, run, runAside } = await import('./lib/run.mjs');
const { installPackages } = await import('./lib/packages.mjs');
const { runStages } = await import('./lib/schedule.mjs');
const { GROUPS, STAGES } = await import('./lib/stages.mjs');

const REPORTS = join(ROOT, 'reports');
const isCI = Boolean(process.env.CI) && process.env.CI !== 'false';

/** Of the message of a failure, and of the end of what a failed program printed. */
const REASON_LINES = 12;

/** Stages that use the build. */
const NEED_BUILD = ['budgets', 'journeys', 'smoke'];

process.chdir(ROOT);
const stages = chosenStages(process.argv.slice(2));
/** A single stage uses all cores itself. */
const isWhole = stages.length > 1;
const cores = availableParallelism();
const workers = isWhole ? Math.max(1, cores >> 1) : Math.max(2, cores - 1);
await prepare(stages);
report(await runStages(stages, runStage));

function chosenStages(names) {
  const wanted = names.flatMap((name) => GROUPS[name] ?? [name]);
  const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = [...Object.keys(GROUPS), ...STAGES.map(({ name }) => name)].join(', ');
    console.error(`There is no stage "${unknown.join('", "')}". The stages: ${known}.`);
    process.exit(1);
  }
  return wanted.length > 0 ? STAGES.filter(({ name }) => wanted.includes(name)) : STAGES;
}

/** Installs packages and generates code for every stage, and builds for those that need it. */
async function prepare(chosen) {
  try {
    await installPackages();
    const { build, generateClient } = await import('./lib/build.mjs');
    await generateClient();
    const isBuildNeeded = chosen.some(({ name }) => NEED_BUILD.includes(name));
    // In a whole run the build is a stage of its own.
    if (isBuildNeeded && !chosen.some(({ name }) => name === 'build')) await build();
  } catch (error) {
    console.error(error.message);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
  mkdirSync(REPORTS, { recursive: true });
}

async function runStage(stage) {
  const missing = (stage.needs ?? []).filter((need) => !need.isThere());
  if (missing.length > 0) return { stage, missing, passed: 0, failed: isCI ? 1 : 0, seconds: 0 };
  const start = performance.now();
  const counts = stage.project ? await runJest(stage) : await runCheck(stage);
  const parts = (stage.wants ?? []).filter((need) => !need.isThere());
  if (isCI) counts.failed += parts.length;
  return { stage, ...counts, parts, seconds: (performance.now() - start) / 1000 };
}

async function runCheck({ name, command, args }) {
  const { code, output } = await runNamed(name, command, args);
  if (code === 0) return { passed: 1, failed: 0 };
  const last = linesOf(output.trim()).slice(-REASON_LINES);
  return { passed: 0, failed: 1, failures: output ? [last.join('\n  ')] : [] };
}

/** A single stage prints its output at once; one of many when it has ended, so that outputs do not mix. */
async function runNamed(name, command, args, options) {
  const head = `\n── ${name} ──`;
  if (isWhole) return runAside(head, command, args, options);
  console.log(head);
  return { code: await run(command, args, options), output: '' };
}

async function runJest({ name, project }) {
  const file = join(REPORTS, `${project}.json`);
  rmSync(file, { force: true });
  const [node, jest] = bin('jest/bin/jest.js');
  const flags = [
    '--selectProjects',
    project,
    `--maxWorkers=${workers}`,
    // Modules of many realms stay in memory, so a process that has grown is replaced.
    '--workerIdleMemoryLimit=1500MB',
    '--json',
    `--outputFile=${file}`,
    '--passWithNoTests',
  ];
  const { code } = await runNamed(name, node, [jest, ...flags], {
    stdio: ['ignore', 'ignore', isWhole ? 'pipe' : 'inherit'],
    // Specs share realms: jest.config.mjs.
    env: { ...process.env, SPEC_GROUPS: '1' },
  });
  if (!existsSync(file)) return { passed: 0, failed: 1, note: 'jest did not finish' };
  const result = JSON.parse(readFileSync(file, 'utf8'));
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = result;
  const found = numFailedTests + numRuntimeErrorTestSuites;
  if (numPassedTests + found === 0) return { passed: 0, failed: 1, note: 'no test was executed' };
  return {
    passed: numPassedTests,
    // A crashed jest worker fails the run without a failing test.
    failed: found === 0 && code !== 0 ? 1 : found,
    note: numPendingTests > 0 ? `${numPendingTests} skipped` : '',
    failures: result.testResults.flatMap(failuresOf),
  };
}

/** The names of what failed in one file and why, for the end of the output: the log of a run may be cut. */
function failuresOf({ name, status, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((it) => it.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [file] : [];
  return failed.map(({ fullName, failureMessages: [first = ''] }) =>
    [`${file}: ${fullName}`, ...linesOf(first).slice(0, REASON_LINES)].join('\n  '),
  );
}

function linesOf(text) {
  return stripVTControlCharacters(text).split('\n');
}

function report(all) {
  const width = Math.max(...all.map(({ stage }) => stage.name.length));
  console.log(`\n${'stage'.padEnd(width)}  passed  failed  seconds`);
  for (const { stage, passed, failed, seconds, note, missing } of all)
    console.log(
      [
        stage.name.padEnd(width),
        String(passed).padStart(6),
        String(failed).padStart(6),
        seconds.toFixed(1).padStart(7),
        missing ? 'not run' : (note ?? ''),
      ]
        .join('  ')
        .trimEnd(),
    );
  for (const { stage, missing } of all)
    for (const { name, install } of missing ?? [])
      console.log(`\nNot run: ${stage.name}, because ${name} is missing. Install it: ${install}`);
  for (const { stage, parts } of all)
    for (const { name, install } of parts ?? [])
      console.log(
        `\nNot run: parts of ${stage.name}, because ${name} is missing. Install it: ${install}`,
      );
  for (const { stage, failures = [] } of all)
    for (const failure of failures) console.log(`\nFailed in ${stage.name}: ${failure}`);
  const sum = (key) => all.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
