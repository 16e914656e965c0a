import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const OWN = resolve(__dirname, '../../scripts/lib/compiled');
const HASH_BYTES = 32;

let dist: string;
let program: string;
let part: string;

const node = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8' });
const run = () => node(program).trim();
const keep = () => node(join(OWN, 'keep-compiled.cjs'), dist, 'server/part.js');

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'kept-'));
  mkdirSync(join(dist, 'server'));
  copyFileSync(join(OWN, 'load-compiled.cjs'), join(dist, 'server/load-compiled.js'));
  program = join(dist, 'server/program.js');
  part = join(dist, 'server/part.js');
  writeFileSync(program, "require('./load-compiled.js'); console.log(require('./part.js').word);");
  writeFileSync(part, "exports.word = 'first ' + require('node:path').basename(__filename);");
});
afterEach(() => rmSync(dist, { recursive: true }));

it('runs what the engine compiled at the build', () => {
  keep();
  const compiled = readFileSync(`${part}.compiled`).subarray(HASH_BYTES);
  // The engine compares only the length of the text, so the older code shows that kept code runs.
  writeFileSync(part, readFileSync(part, 'utf8').replace('first', 'other'));
  keep();
  const hash = readFileSync(`${part}.compiled`).subarray(0, HASH_BYTES);
  writeFileSync(`${part}.compiled`, Buffer.concat([hash, compiled]));
  expect(run()).toBe('first part.js');
});

it('compiles a file anew that has changed since', () => {
  keep();
  writeFileSync(part, readFileSync(part, 'utf8').replace('first', 'other'));
  expect(run()).toBe('other part.js');
});

it.each(['', 'short', 'x'.repeat(5000)])('does not need the kept code (%#)', (bytes) => {
  keep();
  const hash = readFileSync(`${part}.compiled`).subarray(0, HASH_BYTES);
  writeFileSync(`${part}.compiled`, bytes === '' ? '' : Buffer.concat([hash, Buffer.from(bytes)]));
  expect(run()).toBe('first part.js');
});

it('leaves the files to Node where stack traces show the lines of the sources', () => {
  keep();
  writeFileSync(`${part}.compiled`, '');
  expect(node('--enable-source-maps', program).trim()).toBe('first part.js');
});
