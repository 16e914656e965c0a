import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { TestApp } from '../support/app';
import type { Client } from '../support/person';

/** Longer than any answer takes, and shorter than the time-out of a mail server. */
const AT_ONCE_MS = 5_000;

let letters: Email[] = [];
let refusal: Error | undefined;
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  onAuth({ username, password }, _session, done) {
    if (username === 'shots' && password === 'p@ss') done(null, { user: username });
    else done(new Error('Who are you?'));
  },
  onRcptTo(_address, _session, done) {
    done(refusal);
  },
  onData(stream, _session, done) {
    void letterOf(stream).then((email) => {
      letters.push(email);
      done();
    });
  },
});

// Not `useApp`: each test has a mail server of its own, and one measures how long the application takes to close.
let app: TestApp | undefined;
afterEach(() => app?.close());
afterAll(() => new Promise<void>((done) => void server.close(() => done())));

/** The product with this mail server, an owner, and the owner's team. */
async function start(address: string): Promise<{ app: TestApp; owner: Client; id: string }> {
  letters = [];
  app = await TestApp.start({ SMTP_URL: address, MAIL_FROM: 'Shots <shots@example.com>' });
  const owner = await app.person('owner@example.com');
  await app.billing.givePlan('owner@example.com', 'Bronze');
  const id = await app.teams.make({ name: 'Harbor', owner: 'owner@example.com' });
  return { app, owner, id };
}

/** Invites, checks that the link works whatever happens to the mail, and returns the duration. */
async function invite({ app, owner, id }: Awaited<ReturnType<typeof start>>) {
  const begun = performance.now();
  const body = { email: 'new-one@example.com', role: 'member' as const };
  const { url } = await owner.call('invites.create', { params: { id }, body });
  const took = performance.now() - begun;
  const token = url.slice(url.lastIndexOf('/') + 1);
  expect((await app.visitor().send('invites.get', { params: { id: token } })).status).toBe(200);
  return { url, took };
}

const portOf = (listening: { address(): unknown }) => (listening.address() as AddressInfo).port;

async function ownServer(): Promise<string> {
  if (!server.server.listening)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `smtp://shots:p%40ss@127.0.0.1:${portOf(server.server)}`;
}

it('goes through the configured mail server', async () => {
  refusal = undefined;
  const world = await start(await ownServer());
  const { url } = await invite(world);
  await world.app.mails.settled();
  expect(letters).toHaveLength(1);
  const [letter] = letters;
  expect(letter).toMatchObject({
    from: { name: 'Shots', address: 'shots@example.com' },
    to: [{ address: 'new-one@example.com' }],
    subject: 'Join the team Harbor on Shotvault',
  });
  expect(letter?.text).toContain(url);
  expect(letter?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(await world.app.mails.to('new-one@example.com')).toEqual([]);
});

it('invites by its link when the mail server refuses', async () => {
  refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
  const world = await start(await ownServer());
  await invite(world);
  await world.app.mails.settled();
  expect(letters).toEqual([]);
});

it('invites at once when the mail server never answers', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => {
    // Our side closes the connection at the end.
    sockets.push(socket.on('error', () => undefined));
  });
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const world = await start(`smtp://127.0.0.1:${portOf(silent)}`);
  const { took } = await invite(world);
  expect(took).toBeLessThan(AT_ONCE_MS);
  const left = performance.now();
  await world.app.close();
  app = undefined;
  expect(performance.now() - left).toBeLessThan(AT_ONCE_MS);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

it('invites at once when there is no mail server', async () => {
  const world = await start('smtp://127.0.0.1:1');
  expect((await invite(world)).took).toBeLessThan(AT_ONCE_MS);
});

async function letterOf(stream: Readable): Promise<Email> {
  return PostalMime.parse(await buffer(stream));
}
