import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../sandbox';
import { StateFile } from '../state-file';

type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

const SECRET = 'known to both';
const LETTER = { to: 'ada@example.com', subject: 'Hello', text: 'Open http://localhost/invite/x' };

let folder: string;
let sandbox: Sandbox;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shotvault-mailbox-'));
  await open();
});
afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

async function open(): Promise<void> {
  sandbox = await createSandbox({
    client: { id: 'client', secret: 'secret' },
    publicUrl: 'http://localhost',
    state: new StateFile(join(folder, 'identity.json')),
    mail: { secret: SECRET, state: new StateFile(join(folder, 'mailbox.json')) },
    now: () => 1_700_000_000_000,
  });
}

const post = (payload: object, authorization = `Bearer ${SECRET}`) =>
  sandbox.inject({ method: 'POST', url: '/sandbox/mail', payload, headers: { authorization } });
const page = async () => (await sandbox.inject('/sandbox/mailbox')).body;

it('shows letters, newest first, with links that work', async () => {
  expect(await page()).toContain('No letter has been sent yet.');
  expect((await post(LETTER)).statusCode).toBe(204);
  await post({ ...LETTER, subject: 'Again' });
  const shown = await page();
  expect(shown.indexOf('Again')).toBeLessThan(shown.indexOf('Hello'));
  expect(shown).toContain('To ada@example.com, 2023-11-14 22:13 UTC');
  expect(shown).toContain('<a href="http://localhost/invite/x">http://localhost/invite/x</a>');
});

it('keeps them over a restart', async () => {
  await post(LETTER);
  await sandbox.close();
  await open();
  expect(await page()).toContain('Hello');
});

it('shows what was written as text', async () => {
  const evil = '<img src=x onerror=alert(1)>http://x/"onclick="alert(1)';
  await post({ to: `${evil}@example.com`, subject: evil, text: evil });
  const shown = await page();
  expect(shown).not.toContain('<img');
  expect(shown).not.toContain('"onclick');
});

it.each(['', 'Bearer something else', SECRET])('takes no letter from %j', async (authorization) => {
  expect((await post(LETTER, authorization)).statusCode).toBe(401);
  expect(await page()).toContain('No letter');
});

it.each([{}, { ...LETTER, to: '' }, { ...LETTER, subject: 'a\r\nBcc: b' }, { ...LETTER, text: 7 }])(
  'refuses %j',
  async (letter) => expect((await post(letter)).statusCode).toBe(422),
);
