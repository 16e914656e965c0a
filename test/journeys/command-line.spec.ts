/// <reference lib="dom" />
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { uniqueImage } from '../support/images';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(60_000);

const MAIN = resolve(__dirname, '../../dist/cli/main.js');
let server: RunningServer;
let browser: Browser;
let page: Page;
let folder: string;

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The built command in its own environment. */
function command(argv: readonly string[], onStderr: (text: string) => void = () => undefined) {
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    SHOTVAULT_URL: server.url,
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_STATE_HOME: join(folder, 'state'),
  };
  const child = spawn(process.execPath, [MAIN, ...argv], { env, cwd: folder });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => {
    said.stderr += chunk.toString();
    onStderr(said.stderr);
  });
  const ended = new Promise<Ended>((done) =>
    child.once('close', (code) => done({ code, ...said })),
  );
  return { ended, stdin: child.stdin, stdout: child.stdout };
}

const shotvault = (...argv: string[]) => command(argv).ended;

/** Starts a login and returns the code, and the address at which it is typed. */
async function beginLogin(): Promise<{ code: string; address: string; ended: Promise<Ended> }> {
  let found: (shown: { code: string; address: string }) => void;
  const shown = new Promise<{ code: string; address: string }>((done) => (found = done));
  const { ended } = command(['login', '--no-browser'], (text) => {
    const [, code, address] = /Your code: +(\S+)\nType it at (\S+)\n/.exec(text) ?? [];
    if (code && address) found({ code, address });
  });
  return { ...(await shown), ended };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shotvault-shell-'));
  server = await startServer();
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('is allowed in the browser, sends an image, and is signed out', async () => {
  const { code, address, ended } = await beginLogin();
  await signIn(page, address, 'shell@example.com');
  expect(page.url()).toBe(address);
  expect(address).not.toContain(code);
  await page.getByLabel('Code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Allow' }).waitFor();
  await page.getByText('127.0.0.1', { exact: true }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.getByText('Connected', { exact: true }).waitFor();
  expect(await ended).toMatchObject({ code: 0 });

  writeFileSync(join(folder, 'desk.png'), await uniqueImage());
  expect(await shotvault('upload', 'desk.png')).toMatchObject({ code: 0, stdout: '1 uploaded.\n' });
  expect((await shotvault('list')).stdout).toContain('desk');

  // Nobody reads what it writes, and one file is missing.
  writeFileSync(join(folder, 'away.png'), await uniqueImage());
  const unread = command(['upload', '--jsonl', '--delete-after', '--yes', 'away.png', 'none.png']);
  unread.stdout.destroy();
  expect(await unread.ended).toMatchObject({ code: 3 });
  expect(existsSync(join(folder, 'away.png'))).toBe(false);

  // A watch has no other end than Ctrl+C, and ends at the first line that nobody reads.
  writeFileSync(join(folder, 'seen.png'), await uniqueImage());
  const watch = command(['upload', '--jsonl', '--watch', 'seen.png']);
  watch.stdout.destroy();
  expect(await watch.ended).toMatchObject({ code: 130 });

  await page.goto(`${server.url}/settings`);
  const clis = page.getByRole('region', { name: 'Connected CLIs' });
  await clis.getByRole('button', { name: /^Revoke/ }).click();
  await clis.getByRole('button', { name: 'Revoke', exact: true }).click();
  await clis.getByText('No command line is connected').waitFor();
  expect(await shotvault('list')).toMatchObject({ code: 4, stdout: '' });
});

it('works with a key that was made in the settings', async () => {
  await page.goto(`${server.url}/settings`);
  const keys = page.getByRole('region', { name: 'API keys' });
  await keys.getByText('API keys need the Gold plan or a larger one.').waitFor();
  await server.givePlan('shell@example.com', 'Gold');
  await page.reload();
  await keys.getByLabel('Name').fill('Night script');
  await keys.getByRole('button', { name: 'Create key' }).click();
  const token = await keys.getByLabel('New key').innerText();
  expect(await accessibilityFindings(page)).toEqual([]);
  const login = command(['login', '--with-token']);
  login.stdin.end(`${token}\n`);
  expect(await login.ended).toMatchObject({ code: 0 });
  // A read-only key.
  writeFileSync(join(folder, 'other.png'), await uniqueImage());
  const refused = await shotvault('upload', 'other.png');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stderr).toContain('This token may only read.');
  await page.reload();
  expect(await page.content()).not.toContain(token);
});

it('loads neither the server nor its schemas before a command needs them', async () => {
  const script = `require(${JSON.stringify(resolve(MAIN, '../program.js'))});
    console.log(JSON.stringify(Object.keys(require.cache)))`;
  const child = spawn(process.execPath, ['-e', script]);
  let text = '';
  for await (const chunk of child.stdout) text += String(chunk);
  const loaded = (JSON.parse(text) as string[]).flatMap(sourcesOf);
  expect(loaded.some((file) => file.includes('commander'))).toBe(true);
  expect(loaded.filter((file) => /@nestjs|[\\/]zod[\\/]|server[\\/]modules/.test(file))).toEqual(
    [],
  );
});

/** The sources that a file of the build was made of. */
function sourcesOf(file: string): string[] {
  const map = `${file}.map`;
  if (!existsSync(map)) return [file];
  return (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources;
}
