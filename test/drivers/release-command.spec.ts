import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const PROGRAMS = ['scripts/release.mjs', 'scripts/lib/changelog.mjs', 'scripts/lib/run.mjs'];
/** Minutes of checks are not the subject here; this one says what it was asked for. */
const CHECKS = `import { existsSync, writeFileSync } from 'node:fs';
writeFileSync('reports.log', JSON.stringify(process.argv.slice(2)));
process.exit(existsSync('broken.log') ? 1 : 0);
`;
const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- A thing.

### Fixed

- Another.

## [1.0.0] - 2024-08-24

Launch

### Added

- The beginning.
`;

let clone: string;

const git = (...args: string[]) => {
  const person = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  return execFileSync('git', [...person, ...args], { cwd: clone, encoding: 'utf8' });
};
/** The fields of the JSON documents that the tests read. */
interface Document {
  version: string;
  packages: Record<string, { version: string }>;
  info: { version: string };
  components: { name: string }[];
}

const parse = (file: string) => JSON.parse(read(file)) as Document;
const read = (file: string) => readFileSync(join(clone, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(clone, file), text);

function release(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/release.mjs', '--no-archive', '--date', '2027-02-03', ...args],
    { cwd: clone, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'shotvault-release-'));
  execFileSync('git', ['clone', '--quiet', '--shared', ROOT, clone]);
  // The tested programs are those of the working tree, committed or not.
  for (const file of PROGRAMS) cpSync(join(ROOT, file), join(clone, file));
  const repository = { type: 'git', url: 'git+https://example.com/shotvault.git' };
  const manifest = { ...parse('package.json'), repository };
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  write('scripts/test.mjs', CHECKS);
  // No test asks a registry.
  write('scripts/weaknesses.mjs', '');
  write('CHANGELOG.md', CHANGELOG);
  git('add', '-A');
  git('commit', '--quiet', '--message', 'the programs under test');
});

afterEach(() => {
  git('reset', '--hard', '--quiet');
  git('clean', '--force', '-x', '--quiet');
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

it.each([
  ['a version that is none', ['1.2'], 'is no version'],
  ['no version', [], 'is no version'],
  ['an older version', ['0.0.9'], '0.0.9 is not newer than'],
  ['a version that the changelog has', ['1.0.0'], 'is not newer than'],
  ['a day that does not exist', ['9.0.0', '--date', '2027-02-30'], 'is no day'],
  ['an unknown option', ['9.0.0', '--fast'], "Unknown option '--fast'"],
])('refuses %s and writes nothing', (_name, args, message) => {
  const { status, stderr } = release(...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(git('status', '--porcelain', '--ignored')).toBe('');
});

it('refuses a tree with changes, a tag that exists, and a changelog without news', () => {
  write('NOTICE', 'changed');
  expect(release('9.0.0').stderr).toMatch(/Commit or undo these changes first:\n\s*M NOTICE/);
  git('checkout', '--', 'NOTICE');

  git('tag', 'v9.0.0');
  expect(release('9.0.0').stderr).toContain('The tag v9.0.0 is there already.');
  git('tag', '--delete', 'v9.0.0');

  write('CHANGELOG.md', CHANGELOG.replace(/### Added\n\n- A thing[^]*Another\.\n\n/, ''));
  git('commit', '--quiet', '--all', '--message', 'no news');
  expect(release('9.0.0').stderr).toContain('nothing under Unreleased');
  git('reset', '--hard', '--quiet', 'HEAD~1');
});

it('writes nothing when a check fails', () => {
  write('broken.log', '');
  const { status, stderr } = release('9.0.0');
  expect([status, stderr]).toEqual([1, expect.stringContaining('Running the checks failed')]);
  expect(git('status', '--porcelain')).toBe('');
});

it('sets the version everywhere, dates the section, and writes the packages that are delivered', () => {
  git('tag', 'v1.0.0');
  const { status, stdout, stderr } = release('9.0.0', '--title', 'Great things', '--quick');
  git('tag', '--delete', 'v1.0.0');
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(read('reports.log'))).toContain('lint');
  expect(stdout).toContain('git tag -a v9.0.0');
  expect(stdout).toContain('push the tag only when CI has passed');

  const lock = parse('package-lock.json');
  const versions = [parse('package.json'), lock, lock.packages['']];
  expect(versions.map((found) => found?.version)).toEqual(['9.0.0', '9.0.0', '9.0.0']);
  expect(parse('server/contract/openapi.json').info.version).toBe('9.0.0');
  expect(read('docker-compose.yml')).toContain('image: shotvault:9.0.0');
  const dated =
    '## [Unreleased]\n\n## [9.0.0] - 2027-02-03\n\nGreat things\n\n### Added\n\n- A thing.';
  const links = `
[Unreleased]: https://example.com/shotvault/compare/v9.0.0...HEAD
[9.0.0]: https://example.com/shotvault/compare/v1.0.0...v9.0.0
[1.0.0]: https://example.com/shotvault/releases/tag/v1.0.0
`;
  expect(read('CHANGELOG.md')).toBe(
    `${CHANGELOG.replace('## [Unreleased]\n\n### Added\n\n- A thing.', dated)}${links}`,
  );

  const sbom = parse('reports/sbom.cdx.json');
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { version: '9.0.0' } },
  });
  const names = sbom.components.map(({ name }) => name);
  expect(names).toContain('fastify');
  expect(names).not.toContain('jest');

  const changed = git('status', '--porcelain')
    .trim()
    .split('\n')
    .map((line) => line.trim().slice(2).trim());
  expect(changed.sort()).toEqual([
    'CHANGELOG.md',
    'docker-compose.yml',
    'package-lock.json',
    'package.json',
    'server/contract/openapi.json',
  ]);
});

it('runs all checks without --quick', () => {
  expect(release('9.0.0').status).toBe(0);
  expect(JSON.parse(read('reports.log'))).toEqual([]);
});
