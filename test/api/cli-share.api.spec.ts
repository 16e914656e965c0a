import type { Share } from '../../server/contract/sharing/shares';
import type { TestApp } from '../support/app';
import { CommandLine } from '../support/command-line';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
let shell: CommandLine;
let id: string;

useApp(async (started) => {
  app = started;
  ada = await app.person('ada@example.com');
  await app.billing.givePlan('ada@example.com', 'Gold');
  shell = new CommandLine(app);
  shell.token = (await app.keys.pair(ada)).token;
  id = await ada.store(await uniqueImage(), 'quay.png');
  await app.readings.store(id, { title: 'Quay \u001b[2Jplan' });
});
afterEach(() => {
  delete process.env.SHOTVAULT_SHARE_PASSWORD;
  shell.close();
});

const look = (url: string) => app.visitor().fetch(url.replace(/^https?:\/\/[^/]+/, ''));
const plain = ['--no-redact'];

it('makes a link and prints its address alone', async () => {
  const { code, stdout } = await shell.run('share', 'create', id, ...plain, '--days', '1');
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^https?:\/\/\S+\/s\/[\w-]{43}\n$/)]);
  expect((await look(stdout.trim())).status).toBe(200);
});

it('takes the password from the environment and never as an argument', async () => {
  const asked = ['share', 'create', id, ...plain, '--password-from-env'];
  expect((await shell.run(...asked)).stderr).toContain('SHOTVAULT_SHARE_PASSWORD');
  process.env.SHOTVAULT_SHARE_PASSWORD = 'open sesame';
  const { stdout, stderr } = await shell.run(...asked);
  expect(stdout + stderr).not.toContain('sesame');
  expect((await look(stdout.trim())).status).toBe(401);
  expect((await shell.run('share', 'create', id, '--password', 'x')).code).not.toBe(0);
});

it('shares a collection by its name, lists, renews and revokes', async () => {
  await ada.call('collections.create', { body: { name: 'Quays' } });
  const made = await shell.json<Share>('share', 'create', '--collection', 'Quays', ...plain);
  expect(made).toMatchObject({ kind: 'collection', title: 'Quays' });
  const single = await shell.json<Share>('share', 'create', id, ...plain);
  const listed = await shell.run('share', 'list');
  expect(listed.stdout).toContain(single.url);
  expect(listed.stdout).not.toContain('\u001b');
  const renewed = await shell.run('share', 'renew', single.id);
  expect((await look(single.url ?? '')).status).toBe(404);
  expect((await look(renewed.stdout.trim())).status).toBe(200);
  expect(await shell.run('share', 'revoke')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('or say --all') as string,
  });
  expect((await shell.run('share', 'revoke', single.id)).code).toBe(0);
  expect((await look(renewed.stdout.trim())).status).toBe(404);
  expect((await shell.run('share', 'revoke', '--all')).stdout).toContain('Revoked 1 link.');
  expect((await shell.run('share', 'list')).stdout).toBe('');
});

it('says why a link is refused', async () => {
  await ada.call('shares.updateRules', { query: {}, body: { allowed: false } });
  const { code, stderr } = await shell.run('share', 'create', id, ...plain);
  expect([code, stderr]).toEqual([1, expect.stringContaining('does not allow links')]);
});

it('needs a key that may write, and no key changes the rules', async () => {
  const keyed = async (scopes: ('read' | 'write')[]) => {
    const { token } = await ada.call('keys.create', { body: { name: 'k', scopes } });
    return app.keys.program(token);
  };
  const body = { screenshot_ids: [id], redact: false };
  const reader = await keyed(['read']);
  expect((await reader.send('shares.create', { body })).status).toBe(403);
  expect((await reader.send('shares.list', { query: {} })).status).toBe(200);
  const writer = await keyed(['read', 'write']);
  expect((await writer.send('shares.create', { body })).status).toBe(201);
  const rules = { query: {}, body: { allowed: false } };
  expect((await writer.send('shares.updateRules', rules)).status).toBe(403);
});
