/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { textImage } from '../support/images';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(90_000);

let server: RunningServer;
let browser: Browser;
/** Owns the team. */
let ada: Page;
/** Is invited, and has not signed in before. */
let bo: Page;
let sandbox = '';
let teamId = '';
let shotId = '';
const faults: string[] = [];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');
const open = (page: Page, path: string) => page.goto(`${server.url}${path}`);
const noFindings = async (page: Page) => expect(await accessibilityFindings(page)).toEqual([]);
const statusOf = async (page: Page, path: string) =>
  (await page.request.get(`${server.url}/api${path}`)).status();

/** A new browser without a session. */
async function person(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  return page;
}

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  [ada, bo] = [await person(), await person()];
  await signIn(ada, server.url, 'ada@example.com');
  const answer = await ada.request.get(`${server.url}/api/oauth/google/redirect_url`);
  const { redirectUrl } = (await answer.json()) as { redirectUrl: string };
  sandbox = new URL(redirectUrl).origin;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it('says which plan teams need before a form is filled in vain', async () => {
  await open(ada, '/teams');
  await heading(ada, 'Teams').waitFor();
  await button(ada, 'Create Team').click();
  await ada.getByText('Teams need the Bronze plan or a larger one.').waitFor();
  await noFindings(ada);
  await server.givePlan('ada@example.com', 'Bronze');
});

it('creates a team, not without a name', async () => {
  await open(ada, '/teams');
  await button(ada, 'Create Team').click();
  await ada.waitForURL('**/teams?create=1');
  await dialog(ada).getByLabel('Name').fill('   ');
  await ada.keyboard.press('Enter');
  await dialog(ada).getByLabel('Name').fill('Harbor');
  await noFindings(ada);
  await ada.keyboard.press('Enter');
  const card = ada.getByRole('article', { name: 'Harbor' });
  await card.getByText('1 member · 0 screenshots').waitFor();
  await dialog(ada).waitFor({ state: 'detached' });
  expect(new URL(ada.url()).search).toBe('');
  expect(await ada.evaluate(() => document.activeElement?.textContent)).toBe('Create Team');
  await noFindings(ada);
  await card.getByRole('link', { name: 'Manage Harbor' }).click();
  await heading(ada, 'Harbor').waitFor();
  teamId = new URL(ada.url()).pathname.split('/').at(-1) ?? '';
});

it('invites by mail, and shows the link once', async () => {
  await button(ada, 'Invite').click();
  await dialog(ada).getByLabel('Email').fill('bo@example.com');
  await noFindings(ada);
  await button(ada, 'Send invite').click();
  await dialog(ada).getByText('bo@example.com is invited as a member.').waitFor();
  await noFindings(ada);
  await button(ada, 'Done').click();
  await ada.getByRole('list', { name: 'Pending invites' }).getByText('bo@example.com').waitFor();
  await noFindings(ada);
});

it('leads from the letter through the sign-in into the team', async () => {
  await bo.goto(`${sandbox}/sandbox/mailbox`);
  await bo.getByRole('link', { name: /\/invite\// }).click();
  await heading(bo, 'Join Harbor').waitFor();
  await noFindings(bo);
  await button(bo, 'Continue with Google').click();
  await bo.getByLabel('Email').fill('bo@example.com');
  await button(bo, 'Continue').click();
  await button(bo, 'Accept invitation').waitFor();
  await noFindings(bo);
  const address = bo.url();
  await button(bo, 'Accept invitation').click();
  await bo.waitForURL(`${server.url}/gallery`);
  await bo.getByText('You are now a member of Harbor').waitFor();
  expect(await bo.evaluate(() => localStorage.getItem('current_team_id'))).toBe(teamId);

  const late = await person();
  await late.goto(address);
  await heading(late, 'This invitation is over').waitFor();
  await noFindings(late);
  await late.context().close();
});

it('shows what one uploads to the other, without a reload', async () => {
  await open(ada, '/teams');
  await button(ada, 'Open Harbor').click();
  await ada.waitForURL(`${server.url}/gallery`);
  await ada.getByText('0 screenshots', { exact: true }).waitFor();
  const buffer = await textImage(['Tide table']);
  await bo
    .locator('#upload-files')
    .setInputFiles([{ name: 'Tide table.png', mimeType: 'image/png', buffer }]);
  await ada.getByRole('grid').getByRole('link').first().waitFor();
  const rows = await ada.request.get(`${server.url}/api/screenshots?team_id=${teamId}`);
  [{ id: shotId = '' } = {}] = (await rows.json()) as { id?: string }[];
  expect(await statusOf(bo, `/screenshots/${shotId}/image`)).toBe(200);
});

it('changes a role and its rights', async () => {
  await open(bo, `/teams/${teamId}`);
  await button(bo, 'Leave team').waitFor();
  expect(await button(bo, 'Edit').count()).toBe(0);
  await noFindings(bo);
  await open(ada, `/teams/${teamId}`);
  await ada.getByRole('combobox', { name: 'Role of Bo' }).selectOption('Admin');
  await ada.getByText('Ada made Bo an admin').waitFor();
  await noFindings(ada);
  await bo.reload();
  await button(bo, 'Edit').click();
  await dialog(bo).getByLabel('Description').fill('Berths and tides');
  await bo.keyboard.press('Tab');
  await button(bo, 'Save').click();
  await bo.getByText('Berths and tides').waitFor();
});

it('denies a removed member everything from the next request on', async () => {
  await bo.goto(`${server.url}/gallery`);
  await bo.getByRole('grid').getByRole('link').first().waitFor();
  await open(ada, `/teams/${teamId}`);
  await button(ada, 'Remove Bo').click();
  await noFindings(ada);
  await ada
    .getByRole('group', { name: 'Really remove Bo?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await ada.getByText('Removed Bo', { exact: true }).waitFor();
  for (const path of [
    `/screenshots?team_id=${teamId}`,
    `/screenshots/${shotId}`,
    `/screenshots/${shotId}/image`,
    `/teams/${teamId}`,
  ])
    expect(await statusOf(bo, path)).toBe(404);
  // The page requests the favorites of a team that no longer exists for the member.
  await bo.keyboard.press('g');
  await bo.keyboard.press('f');
  await bo
    .getByText('That team was deleted, or you are no longer a member. This is your personal space.')
    .waitFor();
  expect(await bo.evaluate(() => localStorage.getItem('current_team_id'))).toBe('null');
  await open(bo, `/teams/${teamId}`);
  await heading(bo, 'There is no such team').waitFor();
  await noFindings(bo);
  expect(await statusOf(ada, `/screenshots/${shotId}/image`)).toBe(200);
});

it('deletes the team after a question, and brings it back', async () => {
  await button(ada, 'Delete team').click();
  await noFindings(ada);
  await ada.getByRole('alertdialog').getByRole('button', { name: 'Delete team' }).click();
  await ada.waitForURL(`${server.url}/teams`);
  await ada.getByText('Deleted Harbor').waitFor();
  expect(await ada.evaluate(() => localStorage.getItem('current_team_id'))).toBe('null');
  const restore = button(ada, 'Restore Harbor');
  await restore.waitFor();
  await noFindings(ada);
  expect(await ada.getByText(/^That team was deleted/).count()).toBe(0);
  await restore.click();
  await ada.getByRole('article', { name: 'Harbor' }).getByText('1 member · 1 screenshot').waitFor();
});

it('keeps Undo whole beside a long name, and an Arabic name at the edge of its line', async () => {
  const name = 'فريق التصميم والبحث '.repeat(4).trim();
  const headers = { origin: server.url };
  await ada.request.post(`${server.url}/api/teams`, { data: { name }, headers });
  await open(ada, '/teams');
  await ada.getByRole('link', { name: `Manage ${name}` }).click();
  await button(ada, 'Delete team').click();
  await ada.getByRole('alertdialog').getByRole('button', { name: 'Delete team' }).click();
  const undo = button(ada, 'Undo').locator('span').last();
  expect(await undo.evaluate((word) => word.scrollWidth - word.clientWidth)).toBe(0);
  const deleted = ada.getByRole('region', { name: 'Deleted teams' }).getByRole('listitem');
  const [called, when] = [deleted.getByText(name), deleted.getByText(/^Deleted/)];
  const [one, other] = [await called.boundingBox(), await when.boundingBox()];
  expect(one?.x).toBe(other?.x);
  expect(one?.width).toBeLessThan(600);
});

it('ran without a fault in the page', () => {
  expect(faults).toEqual([]);
});
