import type { TestApp } from '../support/app';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let owner: Client;
let id: string;

useApp(async (started) => {
  app = started;
  owner = await app.person('owner@example.com');
  await app.person('member@example.com');
  await app.billing.givePlan('owner@example.com', 'Bronze');
  const people = { owner: 'owner@example.com', members: ['member@example.com'] };
  id = await app.teams.make({ name: 'Harbor', ...people });
});

const invite = (email: string) =>
  owner.call('invites.create', { params: { id }, body: { email, role: 'admin' } });

it('sends the link of an invite to the invited person only', async () => {
  const { url } = await invite('new-one@example.com');
  expect(await app.mails.to('owner@example.com')).toEqual([]);
  const [letter, ...others] = await app.mails.to('new-one@example.com');
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ subject: 'Join the team Harbor on Shotvault' });
  expect(letter?.text).toContain(
    'Owner invites you to join the team Harbor on Shotvault as an admin.',
  );
  expect(letter?.text).toContain(url);
});

it('is sent again, with the new link, when an invite is resent', async () => {
  const { id: inviteId } = await invite('again@example.com');
  const { url } = await owner.call('invites.resend', { params: { id: inviteId } });
  const letters = await app.mails.to('again@example.com');
  expect(letters).toHaveLength(2);
  expect(letters[0]?.text).toContain(url);
});

it('keeps typed text out of mail headers', async () => {
  const body = { name: 'Harbor\r\nBcc: everybody@example.com' };
  await owner.call('teams.update', { params: { id }, body });
  await invite('head@example.com');
  expect((await app.mails.to('head@example.com'))[0]?.subject).toBe(
    'Join the team Harbor Bcc: everybody@example.com on Shotvault',
  );
});

it('informs the other members that their team was deleted', async () => {
  await owner.call('teams.remove', { params: { id } });
  expect((await app.mails.to('member@example.com'))[0]).toMatchObject({
    subject: 'The team Harbor was deleted',
    text: expect.stringContaining('within 29 days') as string,
  });
  expect(await app.mails.to('owner@example.com')).toEqual([]);
});
