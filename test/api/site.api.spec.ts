import type { TestApp } from '../support/app';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let olga: Client;

useApp(
  async (started) => {
    app = started;
    olga = await app.person('olga@example.com');
  },
  // Passkeys need https.
  { settings: { OPERATOR_EMAILS: 'olga@example.com', PUBLIC_URL: 'https://vault.example.com' } },
);
// The processes keep it in memory, and emptied tables tell them nothing.
afterEach(() => enter({ name: null, contact_email: null }));

const enter = (body: { name?: string | null; contact_email?: string | null }) =>
  olga.call('operator.updateSite', { body });

const securityText = (client = app.visitor()) => client.fetch('/.well-known/security.txt');

it('is the name of the product and no address before an operator enters something', async () => {
  expect(await olga.call('operator.site', {})).toEqual({ name: null, contact_email: null });
  expect((await securityText()).status).toBe(404);
});

it('keeps what a change leaves out, and takes the default again', async () => {
  await enter({ name: '  Harbor  ' });
  expect(await enter({ contact_email: 'harbor@example.com' })).toEqual({
    name: 'Harbor',
    contact_email: 'harbor@example.com',
  });
  expect(await enter({ name: null })).toEqual({ name: null, contact_email: 'harbor@example.com' });
  expect(await olga.call('operator.site', {})).toMatchObject({ name: null });
});

it.each([
  { name: '' },
  { name: 'x'.repeat(41) },
  { name: 'Harbor\nBcc: all@example.com' },
  { name: 'Harbor <b>' },
  { contact_email: 'nobody' },
  { contact_email: 'a@example.com, b@example.com' },
  { logo: 'harbor.png' },
  {},
])('refuses %j', async (body) => {
  const answer = await olga.send('operator.updateSite', { body: body });
  expect(answer.status).toBe(422);
});

it('is for operators only', async () => {
  const ada = await app.person('ada@example.com');
  const answer = await ada.send('operator.updateSite', { body: { name: 'Taken over' } });
  expect([answer.status, (await ada.send('operator.site')).status]).toEqual([404, 404]);
});

it('stands in letters, at passkeys and in security.txt', async () => {
  await enter({ name: 'Harbor', contact_email: 'harbor@example.com' });
  await app.billing.givePlan('olga@example.com', 'Bronze');
  const id = await app.teams.make({ name: 'Divers', owner: 'olga@example.com' });
  await olga.call('invites.create', {
    params: { id },
    body: { email: 'grace@example.com', role: 'member' },
  });
  const [letter] = await app.mails.to('grace@example.com');
  expect(letter?.subject).toBe('Join the team Divers on Harbor');
  expect(letter?.text.trimEnd()).toMatch(/\n\nQuestions\? Write to harbor@example\.com\.$/);

  const { rp } = await olga.call('auth.beginPasskey', {});
  expect(rp.name).toBe('Harbor');
  expect(await (await securityText()).text()).toContain('Contact: mailto:harbor@example.com\n');
});

it('reaches the other processes', async () => {
  const twin = await app.startTwin();
  await enter({ contact_email: 'harbor@example.com' });
  app.clock.advance({ ms: 6_000 });
  // The first request there notices that its memory is old.
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await securityText(app.visitor().at(twin));
    if (answer.status === 200) return expect(await answer.text()).toContain('harbor@example.com');
  }
  throw new Error('the other process does not know the address');
});
