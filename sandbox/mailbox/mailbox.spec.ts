import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { createSandbox } from '../sandbox';
import { StateFile } from '../state-file';
import { type LetterSlot, openLetterSlot } from './letter-slot';
import { Mailbox } from './mailbox';

type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

const USER = { user: 'product', secret: 'known to both' };
const LETTER = { to: 'ada@example.com', subject: 'Hello', text: 'Open http://localhost/invite/x' };

let folder: string;
let sandbox: Sandbox;
let slot: LetterSlot;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shotvault-mailbox-'));
  await open();
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

async function open(): Promise<void> {
  const mailbox = new Mailbox(new StateFile(join(folder, 'mailbox.json')));
  const now = () => 1_700_000_000_000;
  slot = await openLetterSlot(mailbox, { port: 0, ...USER, now });
  sandbox = await createSandbox({
    client: { id: 'client', secret: 'secret' },
    publicUrl: 'http://localhost',
    state: new StateFile(join(folder, 'identity.json')),
    mail: mailbox,
    now,
  });
}

const close = () => Promise.all([sandbox.close(), slot.close()]);

const post = (letter: Partial<typeof LETTER> = {}, auth?: { user: string; pass: string }) =>
  createTransport({
    host: '127.0.0.1',
    port: slot.port,
    auth: auth ?? { user: USER.user, pass: USER.secret },
  }).sendMail({ from: 'shots@example.com', ...LETTER, ...letter });
const page = async () => (await sandbox.inject('/sandbox/mailbox')).body;

it('shows letters, newest first, with links that work', async () => {
  expect(await page()).toContain('No mail has been sent yet.');
  await post();
  await post({ subject: 'Again' });
  const shown = await page();
  expect(shown.indexOf('Again')).toBeLessThan(shown.indexOf('Hello'));
  expect(shown).toContain('To ada@example.com, 2023-11-14 22:13 UTC');
  expect(shown).toContain('<a href="http://localhost/invite/x">http://localhost/invite/x</a>');
});

it('reads every alphabet', async () => {
  await post({ subject: 'Grüße 送信', text: `Zoë – ${'ß'.repeat(200)}` });
  const shown = await page();
  expect(shown).toContain('Grüße 送信');
  expect(shown).toContain(`Zoë – ${'ß'.repeat(200)}`);
});

it('keeps them over a restart', async () => {
  await post();
  await close();
  await open();
  expect(await page()).toContain('Hello');
});

it('shows the message as plain text', async () => {
  const evil = '<img src=x onerror=alert(1)>http://x/"onclick="alert(1)';
  await post({ subject: evil, text: evil });
  const shown = await page();
  expect(shown).toContain('&lt;img');
  expect(shown).not.toContain('<img');
  expect(shown).not.toContain('"onclick');
});

it.each([
  { user: 'product', pass: 'something else' },
  { user: 'somebody', pass: 'known to both' },
])('takes no letter from %j', async (auth) => {
  await expect(post({}, auth)).rejects.toMatchObject({ responseCode: 535 });
  expect(await page()).toContain('No mail');
});

it('refuses a letter of a book’s length', async () => {
  await expect(post({ text: 'x'.repeat(100_000) })).rejects.toMatchObject({ responseCode: 552 });
  expect(await page()).toContain('No mail');
});
