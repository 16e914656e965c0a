import type { Command } from 'commander';
import { createProgram, run } from './program';

let said = '';
beforeEach(() => {
  said = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

function pathsOf(command: Command, path: string[] = []): string[][] {
  return command.commands.flatMap((sub) => {
    const own = [...path, sub.name()];
    return [own, ...pathsOf(sub, own)];
  });
}

it.each(pathsOf(createProgram()).map((path) => [path.join(' '), path]))(
  'shows an example for %s, which it could run',
  async (name, path) => {
    expect(await run([...path, '--help'])).toBe(0);
    const examples = said.split(/\nExamples?:\n/)[1] ?? '';
    expect(examples).toMatch(new RegExp(`shotvault ${name.split(' ')[0]}`));
  },
);

it.each(pathsOf(createProgram()).map((path) => [path.join(' '), path]))(
  'explains %s in 80 columns',
  async (_name, path) => {
    expect(await run([...path, '--help'])).toBe(0);
    expect(said.split('\n').filter((line) => line.length > 80)).toEqual([]);
  },
);

it('names a word after help that is no command, and the near one', async () => {
  let refusal = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    refusal += String(text);
    return true;
  });
  expect(await run(['help', 'uplaod'])).toBe(2);
  expect(refusal).toContain("unknown command 'uplaod'");
  expect(refusal).toContain('Did you mean upload?');
  expect(said + refusal).not.toContain('Usage:');
  expect(await run(['help', 'upload'])).toBe(0);
  expect(said).toContain('Usage: shotvault upload');
});

it('has the commands of an operator', () => {
  const names = pathsOf(createProgram()).map((path) => path.join(' '));
  const families = {
    plans: ['seed', 'list'],
    usage: ['reset'],
    users: ['list', 'show', 'set-plan'],
    teams: ['list'],
    jobs: ['status', 'retry', 'pause', 'resume', 'clear'],
    screenshots: ['reprocess'],
    db: ['migrate', 'status'],
  };
  const wanted = Object.entries(families).flatMap(([noun, verbs]) =>
    verbs.map((verb) => `${noun} ${verb}`),
  );
  expect(names).toEqual(expect.arrayContaining([...wanted, 'fsck', 'doctor']));
});
