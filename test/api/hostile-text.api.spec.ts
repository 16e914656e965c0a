import type { TestApp } from '../support/app';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const NUL = 'a\u0000b';

let app: TestApp;
let ada: Client;
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    await app.billing.givePlan('ada@example.com', 'Gold');
  },
  { once: true },
);

const asks: [string, () => Promise<Response>][] = [
  ['a name', () => ada.send('auth.updateMe', { body: { name: NUL } })],
  ['a team', () => ada.send('teams.create', { body: { name: NUL } })],
  ['what a team is for', () => ada.send('teams.create', { body: { name: 'a', description: NUL } })],
  ['a collection', () => ada.send('collections.create', { body: { name: NUL, color: '#3B82F6' } })],
  ['a key', () => ada.send('keys.create', { body: { name: NUL } })],
  ['a device', () => ada.send('keys.createPairing', { body: { device_name: NUL } })],
  ['a filter', () => ada.send('screenshots.list', { query: { tags: NUL } })],
];

it.each(asks)('refuses a character that cannot be stored in %s', async (_what, ask) => {
  const answer = await ask();
  expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
  expect(answer.status).toBe(422);
});

it('refuses a body that is nested deeper than anybody can look', async () => {
  const depth = 200_000;
  const answer = await ada.fetch('/api/collections', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '['.repeat(depth) + ']'.repeat(depth),
  });
  expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
  expect(answer.status).toBe(422);
});

it('says in few words that a body has thousands of unknown fields', async () => {
  const fields = Array.from({ length: 20_000 }, (_, n) => [`unknown${n}`, n]);
  const answer = await ada.send('collections.create', {
    body: { name: 'A collection', ...Object.fromEntries(fields) },
  });
  expect(answer.status).toBe(422);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    error: 'There is no field "unknown0" or "unknown1" or "unknown2" or 19997 more.',
  });
  expect(text.length).toBeLessThan(2_000);
});
