/// <reference lib="dom" />
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './support/browser';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(120_000);

/** A name that its owner points at this machine after the page was loaded. */
const EVIL = 'evil.example';
const EVIL_PAGE = '/evil-page';
const REFUSED = 421;

let server: RunningServer;
let browser: Browser;
let own: Page;
let evil: Page;
let site: Server;
let sandbox: string;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser([
    `--host-resolver-rules=MAP ${EVIL} 127.0.0.1`,
    // Newer browsers refuse such requests themselves, on some systems; here the server has to.
    '--disable-features=LocalNetworkAccessChecks',
  ]);
  // Both pages are of one browser profile, with the same cookies.
  const context = await browser.newContext();
  own = await context.newPage();
  evil = await context.newPage();
  await own.goto(server.url);
  await own.getByRole('button', { name: 'Continue with Google' }).first().click();
  await own.getByLabel('Email').waitFor();
  sandbox = new URL(own.url()).origin;
  site = createServer((_request, reply) => reply.end('<!doctype html><title>Evil</title>'));
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  await server?.stop();
});

const evilAddress = (of: string) => `http://${EVIL}:${new URL(of).port}`;
/** Opens the page as it was before its name was pointed here: later requests go to this machine. */
const openEvil = (of: string) => evil.goto(`${evilAddress(of)}${EVIL_PAGE}`);
const clock = () => own.getByText(/^It is /).innerText();

interface Sent {
  method?: 'POST';
  body?: string;
  headers?: Record<string, string>;
  mode?: 'no-cors';
}

/** The data that a script on the open page can read. */
const read = (page: Page, address: string, init: Sent = {}) =>
  page.evaluate(
    ([url, how]) =>
      fetch(url, how).then(
        async (answer) => ({ status: answer.status, text: await answer.text() }),
        () => null,
      ),
    [address, init] as const,
  );

it('lets a person in, and the sandbox moves its clock for its own page', async () => {
  await signIn(own, server.url, 'rebound@example.com');
  await own.goto(`${sandbox}/sandbox/payments`);
  const before = await clock();
  const moved = own.waitForEvent('load');
  await own.getByRole('button', { name: '+1 day' }).click();
  await moved;
  expect(await clock()).not.toBe(before);
});

it('shows nothing of app or sandbox to a page whose name was pointed here', async () => {
  await evil.route(`**${EVIL_PAGE}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Evil</title>' }),
  );
  for (const base of [server.url, sandbox]) {
    const answer = await evil.goto(evilAddress(base));
    expect(answer?.status()).toBe(REFUSED);
    await openEvil(base);
    // The page has the same origin as its requests.
    for (const path of ['/api/users/me', '/api/screenshots', '/sandbox/mailbox', '/v1/events']) {
      const found = await read(evil, path);
      expect(found?.status).toBe(REFUSED);
      expect(found?.text).not.toMatch(/rebound|Mailbox|Bearer/);
    }
  }
});

it('moves no clock for such a page, nor for one of another site', async () => {
  await own.reload();
  const before = await clock();
  const body = new URLSearchParams({ step: 'month' }).toString();
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const posted: Sent = { method: 'POST', body, headers: type };

  await openEvil(sandbox);
  expect(await read(evil, '/sandbox/payments/clock', posted)).toMatchObject({ status: REFUSED });

  const { port } = site.address() as AddressInfo;
  // Another site, and another port of this machine: the browser sends both requests and hides both answers.
  for (const other of [`http://${EVIL}:${port}`, `http://127.0.0.1:${port}`]) {
    await evil.goto(other);
    expect(await read(evil, `${sandbox}/sandbox/mailbox`)).toBeNull();
    await read(evil, `${sandbox}/sandbox/payments/clock`, { ...posted, mode: 'no-cors' });
    await evil.evaluate((action) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action });
      form.innerHTML = '<input name="step" value="month">';
      document.body.append(form);
      form.submit();
    }, `${sandbox}/sandbox/payments/clock`);
    await evil.getByText('sent by another site').waitFor();
  }
  await own.reload();
  const [day] = before.split(/\d\d:\d\d/);
  expect(await clock()).toContain(day);
});

it('streams events to its own page, and under no other name', async () => {
  const opened = (page: Page, address: string) =>
    page.evaluate(
      (url) =>
        new Promise<boolean>((done) => {
          const events = new EventSource(url);
          events.onopen = () => {
            events.close();
            done(true);
          };
          events.onerror = () => {
            events.close();
            done(false);
          };
        }),
      address,
    );
  await own.goto(server.url);
  expect(await opened(own, '/api/events')).toBe(true);
  await openEvil(server.url);
  expect(await opened(evil, '/api/events')).toBe(false);
});
