import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failureSentence } from './failure-sentence';

const folder = mkdtempSync(join(tmpdir(), 'shotvault-failures-'));
const file = join(folder, 'a.png');
writeFileSync(file, 'x');

function failureOf(work: () => unknown): string {
  try {
    work();
    return 'none';
  } catch (error) {
    return failureSentence(error);
  }
}

function hangUp(): never {
  throw Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' });
}

it.each([
  ['what is not there', () => readFileSync('/no/x'), 'There is no file or folder /no/x.'],
  ['a file for a folder', () => readdirSync(file), `${file} is not a folder.`],
  ['a folder in the way', () => renameSync(file, folder), `${folder} is a folder.`],
  ['a file in the way', () => mkdirSync(file), `${file} is there already.`],
  ['a server that has hung up', hangUp, 'write EPIPE'],
  ['anything else', () => JSON.parse('{') as unknown, /JSON/],
])('tells of %s', (_what, work, sentence) => {
  expect(failureOf(work)).toEqual(
    sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence,
  );
});
