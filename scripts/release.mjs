// npm run release -- <version> [--title "…"] [--quick] [--no-archive] [--date YYYY-MM-DD]
// Prepares a release in the working tree and says what to do next. It commits nothing, tags nothing, sends nothing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { releasedVersions, releaseSection, unreleased } from './lib/changelog.mjs';
import { ROOT, run } from './lib/run.mjs';

const USAGE = `npm run release -- <version> [options]

  --title <words>     the title of the release on /releases
  --quick             only format, lint and types here; the long checks are left to CI
  --no-archive        no archive for the upgrade drill, for a release without a change of the data
  --date <day>        YYYY-MM-DD, today without it`;

/** Seconds each; all other stages of npm test are the long ones. */
const QUICK = ['lock file', 'format', 'lint', 'types of the server', 'types of the pages'];
const OPENAPI = 'server/contract/openapi.json';
const COMPOSE = 'docker-compose.yml';
const FILES = ['package.json', 'package-lock.json', OPENAPI, COMPOSE, 'CHANGELOG.md'];
const SBOM = 'reports/sbom.cdx.json';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const write = (file, text) => writeFileSync(join(ROOT, file), text);
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        title: { type: 'string', default: '' },
        quick: { type: 'boolean', default: false },
        'no-archive': { type: 'boolean', default: false },
        date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      },
    });
  } catch (error) {
    return fail(`${error.message}\n\n${USAGE}`);
  }
}

const numbersOf = (version) => version.split('.').map(Number);

function isNewer(version, before) {
  const [ours, theirs] = [numbersOf(version), numbersOf(before)];
  const at = ours.findIndex((number, index) => number !== theirs[index]);
  return at >= 0 && ours[at] > theirs[at];
}

/** Everything that can be wrong before a file is written. */
function refuse(version, date) {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version ?? ''))
    fail(`"${version ?? ''}" is no version such as 1.2.0.\n\n${USAGE}`);
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    fail(`"${date}" is no day such as 2026-11-23.`);
  const current = JSON.parse(read('package.json')).version;
  const changelog = read('CHANGELOG.md');
  for (const before of [current, ...releasedVersions(changelog)])
    if (!isNewer(version, before)) fail(`${version} is not newer than ${before}.`);
  if (git('tag', '--list', `v${version}`) !== '') fail(`The tag v${version} is there already.`);
  const changed = git('status', '--porcelain');
  if (changed !== '') fail(`Commit or undo these changes first:\n${changed}`);
  try {
    if (unreleased(changelog) === '') fail('CHANGELOG.md has nothing under Unreleased to release.');
  } catch (error) {
    fail(error.message);
  }
  return current;
}

/** `npm version` would also run scripts and needs a clean tree at the end. */
function setVersion(version, before) {
  const manifest = JSON.parse(read('package.json'));
  write('package.json', `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
  const lock = JSON.parse(read('package-lock.json'));
  lock.version = version;
  lock.packages[''].version = version;
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  write(
    COMPOSE,
    read(COMPOSE).replace(`image: shotvault:${before}`, `image: shotvault:${version}`),
  );
  // A test compares the document with the contract; here only its version changes.
  write(OPENAPI, read(OPENAPI).replace(`"version": "${before}"`, `"version": "${version}"`));
  return manifest;
}

function setChangelog(version, { title, date }, manifest) {
  const { repository } = manifest;
  const address = (repository?.url ?? repository)?.replace(/^git\+|\.git$/g, '');
  const linkable = git('tag', '--list', 'v*')
    .split('\n')
    .map((tag) => tag.slice(1));
  const release = { version, date, title, address, linkable };
  write('CHANGELOG.md', releaseSection(read('CHANGELOG.md'), release));
}

/** Of what runs: the tools of development are not delivered. npm writes it from the lock file, without the network. */
function writeSbom(version) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  // The warnings of npm's own settings are not part of the document.
  const text = execFileSync('npm', [...args, '--loglevel', 'error'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const document = JSON.parse(text);
  if (document.metadata.component.version !== version) fail('The SBOM names another version.');
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  write(SBOM, `${JSON.stringify(document, null, 2)}\n`);
  return document.components.length;
}

async function step(what, script, args = []) {
  console.log(`${what}…`);
  const code = await run(process.execPath, [join(ROOT, script), ...args]);
  if (code === 0) return;
  fail(`${what} failed. "git checkout -- ." takes back what was written.`);
}

const { values, positionals } = readOptions();
const [version] = positionals;
if (positionals.length > 1) fail(USAGE);
const before = refuse(version, values.date);
// It tells: some weaknesses cannot be reached here, and docs/security.md explains those.
await run(process.execPath, [join(ROOT, 'scripts/weaknesses.mjs')]);
await step('Running the checks', 'scripts/test.mjs', values.quick ? QUICK : []);
const manifest = setVersion(version, before);
setChangelog(version, values, manifest);
if (!values['no-archive'])
  await step('Writing the archive for the upgrade drill', 'scripts/release-archive.mjs');
const components = writeSbom(version);
console.log(`
${version} is prepared: ${FILES.join(', ')}${values['no-archive'] ? '' : `, test/fixtures/releases/${version}.tar`}.
${SBOM}: ${components} packages, for the page of the release; it is not committed.

Read the section of CHANGELOG.md once more, then:
  git add -A && git commit -m "release: ${version}"
  git tag -a v${version} -m "${version}"
  git push --follow-tags   # the tag builds the image, see .github/workflows/release.yml${
    values.quick ? '\nThe long checks did not run here: push the tag only when CI has passed.' : ''
  }`);
