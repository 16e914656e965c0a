/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { textImage } from '../support/images';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(60_000);

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const GONE = /^That team was deleted, or you are no longer a member\./;

let server: RunningServer;
let browser: Browser;
let owner: Page;
let member: Page;
let teamId: string;
const faults: string[] = [];

interface Answer {
  id: string;
  url: string;
  members: { id: string; user_email: string }[];
}

/** A person in a new window. */
async function arrive(email: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: WIDE })).newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  await signIn(page, `${server.url}/gallery`, email);
  return page;
}

async function call(page: Page, method: string, path: string, data?: object): Promise<Answer> {
  const answer = await page.request.fetch(`${server.url}/api${path}`, { method, data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()}`);
  const text = await answer.text();
  return (text === '' ? {} : JSON.parse(text)) as Answer;
}

async function upload(page: Page, text: string): Promise<void> {
  const file = { name: `${text}.png`, mimeType: 'image/png', buffer: await textImage([text]) };
  await page.locator('#upload-files').setInputFiles([file]);
  await page.getByText('1 added').waitFor();
}

async function join(): Promise<void> {
  const invite = { email: 'deck@example.com', role: 'member' };
  const { url } = await call(owner, 'POST', `/teams/${teamId}/invite`, invite);
  await call(member, 'POST', `/invites/${url.split('/').at(-1) ?? ''}/accept`);
}

async function removeMember(): Promise<void> {
  const { members } = await call(owner, 'GET', `/teams/${teamId}`);
  const gone = members.find(({ user_email: email }) => email === 'deck@example.com');
  await call(owner, 'DELETE', `/teams/${teamId}/members/${gone?.id ?? ''}`);
}

const space = (page: Page, name: string) => page.getByRole('button', { name: `Space: ${name}` });
const count = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
const chosen = (page: Page) => page.evaluate(() => localStorage.getItem('current_team_id'));

async function go(page: Page, from: string, to: RegExp): Promise<void> {
  await space(page, from).click();
  await page.getByRole('menuitemradio', { name: to }).click();
}

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  owner = await arrive('captain@example.com');
  member = await arrive('deck@example.com');
  await server.givePlan('captain@example.com', 'Bronze');
  teamId = (await call(owner, 'POST', '/teams', { name: 'Harbor' })).id;
  await join();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it('switches to a team and stays on the page; each space has its own', async () => {
  await space(member, 'Personal').click();
  await member.getByRole('menuitemradio', { name: /Harbor/ }).waitFor();
  expect(await accessibilityFindings(member)).toEqual([]);
  await member.getByRole('menuitemradio', { name: /Harbor/ }).click();
  await space(member, 'Harbor').waitFor();
  expect(new URL(member.url()).pathname).toBe('/gallery');
  expect(await chosen(member)).toBe(teamId);
  await upload(member, 'Tide table');
  await count(member, '1 screenshot').waitFor();
  await go(member, 'Harbor', /Personal/);
  await member.getByText('Drop your first screenshots here').waitFor();
  await member.goto(`${server.url}/?team_id=${teamId}`);
  await member.getByText('The Harbor gallery').waitFor();
  expect(await accessibilityFindings(member)).toEqual([]);
});

it('offers a member the deletion of their own only', async () => {
  await member.goto(`${server.url}/gallery`);
  await owner.goto(`${server.url}/gallery?team_id=${teamId}`);
  await upload(owner, 'Crane plan');
  // It arrives without a reload.
  await count(member, '2 screenshots').waitFor();
  const deletions = member.getByRole('grid').getByRole('button', { name: /^Delete / });
  expect(await deletions.count()).toBe(1);
  expect(
    await owner
      .getByRole('grid')
      .getByRole('button', { name: /^Delete / })
      .count(),
  ).toBe(2);
});

it('has the spaces in the user menu on small screens', async () => {
  await member.setViewportSize(NARROW);
  await member.getByRole('button', { name: /^Account of/ }).click();
  const spaces = member.getByRole('region', { name: 'Spaces' });
  await spaces.getByRole('button', { name: /Harbor/ }).waitFor();
  expect(await accessibilityFindings(member)).toEqual([]);
  await spaces.getByRole('button', { name: 'Personal' }).click();
  await member.getByText('Drop your first screenshots here').waitFor();
  await member.setViewportSize(WIDE);
});

it('leaves a team that one was removed from, with one notice and without a reload', async () => {
  await go(member, 'Personal', /Harbor/);
  await count(member, '2 screenshots').waitFor();
  await removeMember();
  await member.getByText(GONE).waitFor();
  await member.getByText('Drop your first screenshots here').waitFor();
  expect(await member.getByText(GONE).count()).toBe(1);
  expect(await chosen(member)).toBe('null');
});

it('clears a remembered team that no longer exists, once', async () => {
  await member.evaluate((id) => localStorage.setItem('current_team_id', id), teamId);
  await member.reload();
  await member.getByText(GONE).waitFor();
  await space(member, 'Personal').waitFor();
  expect(await member.getByText(GONE).count()).toBe(1);
  await member.reload({ waitUntil: 'networkidle' });
  expect(await member.getByText(GONE).count()).toBe(0);
});

it('has thrown nothing on the way', () => {
  expect(faults).toEqual([]);
});
