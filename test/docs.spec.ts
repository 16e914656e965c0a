import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Leads from old names to new ones, so it names files that no longer exist. */
const HISTORY = 'docs/renames.md';
const DOCUMENTS = [
  ...readdirSync(join(ROOT, 'docs')).flatMap((name) =>
    name.endsWith('.md') && `docs/${name}` !== HISTORY ? [`docs/${name}`] : [],
  ),
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
];

const SOURCES = ['server', 'sandbox', 'cli', 'web', 'prisma', 'scripts', 'test'];
const GENERATED = 'server/infra/database/generated';

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (path === GENERATED || name === 'node_modules') return [];
    if (statSync(join(ROOT, path)).isDirectory()) return filesBelow(path);
    return /\.(?:tsx?|mjs|mts|css|prisma|md)$/.test(name) ? [path] : [];
  });
}

/** Paths of this repository in backticks: `server/start.ts`, `docs/roles.md`, `web/routes`. */
const PATH = new RegExp(`\`((?:${SOURCES.join('|')}|docs)/[^\\s\`*…<#]+)(?:#[\\w-]+)?\``, 'g');
const LINK = /\]\(([^)#\s]+)(?:#[\w-]+)?\)/g;

/** Anchors as GitHub makes them: lower case, spaces as dashes, without other marks. */
const anchorsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );

it.each(DOCUMENTS)('%s names only files that exist', (document) => {
  const paths = [...read(document).matchAll(PATH)].map(([, path = '']) => path);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it.each(DOCUMENTS)('%s links only to files that exist', (document) => {
  const links = [...read(document).matchAll(LINK)].map(([, path = '']) => path);
  const local = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(local.filter((link) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([]);
});

const IMPORTS = /^import [^;]*;$/gm;
const MODIFIERS = '(?:(?:private|readonly|async|static) )*';

/** Declared, or written as a key: a name that a file imports is decided elsewhere. Flags and the like need only stand there. */
function decides(path: string, name: string): boolean {
  const text = read(path).replace(IMPORTS, '');
  if (!/^\w+$/.test(name)) return text.includes(name);
  const declaration = `\\b(?:function|const|class|interface|type|enum|FUNCTION) "?${name}\\b`;
  const key = `^ *${MODIFIERS}'?${name}'?[(<?:]|[{,] *${name}:`;
  const shorthand = `^ *${name},$`;
  const column = `as "${name}"`;
  return new RegExp(`${declaration}|${key}|${shorthand}|${column}`, 'm').test(text);
}

it('names in docs/where.md only names that their file decides', () => {
  const rows = [...read('docs/where.md').matchAll(/^\| .+ \| `(.+?)` +\| `(.+?)` +\|$/gm)];
  expect(rows.length).toBeGreaterThan(60);
  const wrong = rows.filter(([, path = '', name = '']) => !decides(path, name));
  expect(wrong.map(([row]) => row)).toEqual([]);
});

it('tells a name that a file decides from one that it imports or uses', () => {
  expect(decides('server/contract/team-roles.ts', 'invite_member')).toBe(true);
  expect(decides('server/modules/teams/invites.service.ts', 'create')).toBe(true);
  expect(decides('server/modules/teams/invites.service.ts', 'inviteRight')).toBe(false);
});

it('finds paths and links at all', () => {
  expect([...read('docs/tour.md').matchAll(PATH)].length).toBeGreaterThan(40);
  expect([...read('README.md').matchAll(LINK)].length).toBeGreaterThan(8);
});

it('has a section for each reference to docs in a comment', () => {
  const references = SOURCES.flatMap(filesBelow).flatMap((file) =>
    [...read(file).matchAll(/docs\/([\w-]+\.md)(?:#([\w-]+))?/g)].map(([, name = '', anchor]) => ({
      file,
      document: `docs/${name}`,
      anchor,
    })),
  );
  expect(references.length).toBeGreaterThan(100);
  const wrong = references.filter(
    ({ document, anchor }) =>
      !existsSync(join(ROOT, document)) ||
      (anchor !== undefined && !anchorsOf(document).includes(anchor)),
  );
  expect(wrong).toEqual([]);
});

it('refers to nothing that a clone lacks', () => {
  const absent =
    /\bdecisions? \d|\bspec §|\bquality bar [A-Z]\d|ai-notes|ui-guide|style-anchors|^\/\/ R[1-9]\b/m;
  const wrong = [...SOURCES, 'docs']
    .flatMap(filesBelow)
    .filter((file) => file !== 'test/docs.spec.ts')
    .filter((file) => absent.test(read(file)));
  expect(wrong).toEqual([]);
});

it('has a glossary of at most 40 terms, each with a file that owns it', () => {
  const rows = read('docs/glossary.md')
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line));
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.length).toBeLessThanOrEqual(40);
  expect(rows.filter((row) => !/\| `[^`]+`\s*\|$/.test(row))).toEqual([]);
});

/** Sentences of comments, and names of tests. */
const RIDDLES = [
  /^\s*(?:\/\*\*?|\/\/\/?|\*) (?:.*[.:;] )?(?:What|Who|Whoever|Whatever)\b(?!.*\?).*/gm,
  /\b(?:describe|it)(?:\.each)?\(['"`](?:what|who|whoever|whatever)\b.*/gim,
];

it('has no sentence of a comment and no name of a test that begins with a riddle', () => {
  const found = SOURCES.flatMap(filesBelow).flatMap((file) =>
    RIDDLES.flatMap((riddle) => [...read(file).matchAll(riddle)]).map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  );
  expect(found).toEqual([]);
});
