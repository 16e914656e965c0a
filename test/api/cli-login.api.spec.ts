import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from '../support/app';
import { CommandLine } from '../support/command-line';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
let shell: CommandLine;

useApp(async (started) => {
  app = started;
  ada = await app.person('ada@example.com');
  shell = new CommandLine(app);
});
afterEach(() => shell.close());

const config = () => join(shell.folder, 'config', 'config.json');

/** Waits until the command has printed its code, and answers it as the person would. */
async function answerCode(answer: 'approve' | 'deny'): Promise<void> {
  for (;;) {
    const code = /Your code: +(\S+)/.exec(shell.stderr)?.[1];
    if (code) {
      const name = answer === 'approve' ? 'keys.approvePairing' : 'keys.denyPairing';
      return ada.call(name, { params: { id: code } });
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('signs in by a code, stores the token privately, and removes it', async () => {
  const [ended] = await Promise.all([shell.run('login'), answerCode('approve')]);
  expect(ended).toMatchObject({ code: 0 });
  expect(ended.stdout).toBe(`Signed in as ada@example.com at ${app.base}.\n`);
  expect(statSync(config()).mode & 0o777).toBe(0o600);
  expect((await shell.run('whoami')).stdout).toContain('ada@example.com');
  const kept = readFileSync(config(), 'utf8');
  expect(ended.stdout + ended.stderr).not.toContain((JSON.parse(kept) as { token: string }).token);

  expect(await shell.run('logout')).toMatchObject({ code: 0 });
  expect(readFileSync(config(), 'utf8')).not.toContain('token');
  expect(await ada.call('keys.list', {})).toEqual([]);
  expect(await shell.run('whoami')).toMatchObject({ code: 4, stdout: '' });
});

it('ends with 4 when the code is denied', async () => {
  const [ended] = await Promise.all([shell.run('login'), answerCode('deny')]);
  expect(ended).toMatchObject({ code: 4, stdout: '' });
  expect(ended.stderr).toContain('You denied this code.');
  expect(existsSync(config())).toBe(false);
});

it('takes an API key on stdin, and only a valid one', async () => {
  shell.pipe('shv_key_invented\n');
  expect(await shell.run('login', '--with-token')).toMatchObject({ code: 4 });
  expect(existsSync(config())).toBe(false);
  await app.billing.givePlan('ada@example.com', 'Gold');
  const body = { name: 'laptop', scopes: ['read' as const] };
  const { token } = await ada.call('keys.create', { body });
  shell.pipe(`${token}\n`);
  expect(await shell.run('login', '--with-token')).toMatchObject({ code: 0 });
  expect(await shell.json('whoami')).toMatchObject({ email: 'ada@example.com', team_id: null });
  await app.billing.givePlan('ada@example.com', 'Free');
  expect(await shell.run('whoami')).toMatchObject({ code: 5 });
});

it('prefers a flag to the environment, and that to the file', async () => {
  await Promise.all([shell.run('login'), answerCode('approve')]);
  delete process.env.SHOTVAULT_URL;
  expect(await shell.json('whoami')).toMatchObject({ server: app.base });
  process.env.SHOTVAULT_URL = 'http://127.0.0.1:9';
  expect(await shell.json('--server', `${app.base}/`, 'whoami')).toMatchObject({
    server: app.base,
  });
  shell.token = 'shv_cli_invented';
  expect(await shell.run('--server', app.base, 'whoami')).toMatchObject({ code: 4 });
});

it('shows the token to no other server', async () => {
  await Promise.all([shell.run('login'), answerCode('approve')]);
  process.env.SHOTVAULT_URL = 'http://127.0.0.1:9';
  const ended = await shell.run('whoami');
  expect(ended).toMatchObject({ code: 4 });
  expect(ended.stderr).toContain('Not signed in at http://127.0.0.1:9');
});

it.each([
  [['whoami'], 4, 'Not signed in'],
  [['upload', 'x.png'], 4, 'Not signed in'],
  [['list', '--limit', 'many'], 2, 'is not a number'],
  [['upload'], 2, 'Name what to upload'],
  [['show'], 2, "missing required argument 'id'"],
  [['completion', 'powershell'], 2, 'Allowed choices'],
  [['--server', 'ftp://x', 'status'], 2, 'is not an address'],
  [['--server', 'http://127.0.0.1:9', 'login'], 1, 'cannot be reached'],
  [['serch', 'x'], 2, 'Did you mean search'],
])('%j ends with %i and a sentence', async (argv, code, sentence) => {
  const ended = await shell.run(...argv);
  expect(ended.stderr).toContain(sentence);
  expect(ended).toMatchObject({ code, stdout: '' });
});

it('shows two groups, and an example for every command', async () => {
  const { stdout } = await shell.run('--help');
  expect(stdout.match(/^.*ommands:$/gm)).toEqual(['User commands:', 'Operator commands:']);
  expect(stdout).toMatch(/User commands:[\s\S]+ upload [\s\S]+Operator commands:[\s\S]+ users /);
  for (const name of 'login logout whoami upload list search show open download export tag collection team usage status completion'.split(
    ' ',
  )) {
    expect((await shell.run(name, '--help')).stdout).toMatch(/Examples?:\n +(\S.*)?shotvault /);
  }
});

it('completes commands and options in a real shell', async () => {
  const { stdout: script } = await shell.run('completion', 'bash');
  const completed = (...words: string[]) => {
    const typed = words.map((word) => `'${word}'`).join(' ');
    const line = `COMP_WORDS=(shotvault ${typed}); COMP_CWORD=${words.length}; _shotvault; echo "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', `${script}\n${line}`], { encoding: 'utf8' }).trim();
  };
  expect(completed('collection', '')).toBe('list create add');
  expect(completed('coll')).toBe('collection');
  expect(completed('jobs', 're')).toBe('retry resume');
  expect(completed('upload', '--dry')).toBe('--dry-run');
  expect(completed('fsck', '--j')).toBe('--json');
  expect(completed('completion', '')).toBe('bash zsh fish');
  // A value is never completed as a command; the shell completes it.
  expect(completed('--server', 'http', ':', '//x', 'users', 'sh')).toBe('show');
  expect(completed('--team', 'users', 'db', '')).toBe('status migrate');
  expect(completed('upload', '--from-file', '')).toBe('');
  expect(completed('search', 'users', '--fav')).toBe('--favorites');
  expect((await shell.run('completion', 'fish')).stdout).toContain(
    "-n '__fish_seen_subcommand_from upload' -l dry-run",
  );
});
