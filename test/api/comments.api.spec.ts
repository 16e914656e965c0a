import { ScreenshotAnnouncementsService } from '../../server/modules/screenshots/follow-up/screenshot-announcements.service';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { unzip } from '../support/unzip';
import { useApp } from '../support/use-app';

let app: TestApp;
let owner: Client;
let member: Client;
let admin: Client;
let team_id: string;
let id: string;

useApp(async (started) => {
  app = started;
  [owner, admin, member] = (await Promise.all(
    ['owner', 'admin', 'member'].map((name) => app.person(`${name}@example.com`)),
  )) as [Client, Client, Client];
  await app.billing.givePlan('owner@example.com', 'Bronze');
  team_id = await app.teams.make({
    name: 'Harbor',
    owner: 'owner@example.com',
    admins: ['admin@example.com'],
    members: ['member@example.com'],
  });
  id = await owner.store(await uniqueImage(), 'a.png', { team_id });
});

const write = (client: Client, text: string) =>
  client.call('comments.create', { params: { id }, body: { text } });
const list = (client: Client) => client.call('comments.list', { params: { id } });
const letters = async (name: string) =>
  (await app.mails.to(`${name}@example.com`)).map((it) => it.text);

it('are read by every member, oldest first, with the rights of the reader', async () => {
  await write(member, 'Which harbor is it?');
  app.clock.advance({ minutes: 1 });
  await write(owner, 'Piran');
  expect(await list(member)).toMatchObject([
    { text: 'Which harbor is it?', author: { name: 'Member' }, can_edit: true, can_delete: true },
    { text: 'Piran', author: { name: 'Owner' }, can_edit: false, can_delete: false },
  ]);
  expect(await list(admin)).toMatchObject([
    { can_edit: false, can_delete: true },
    { can_edit: false, can_delete: true },
  ]);
  const [first] = await list(member);
  const query = { after: first?.id ?? '' };
  const rest = await member.call('comments.list', { params: { id }, query });
  expect(rest.map(({ text }) => text)).toEqual(['Piran']);
});

it('are edited by their author, and by nobody else', async () => {
  const { id: comment } = await write(member, 'Piarn');
  const body = { text: 'Piran' };
  for (const other of [owner, admin]) {
    const answer = await other.send('comments.update', { params: { id: comment }, body });
    expect(answer.status).toBe(403);
  }
  app.clock.advance({ minutes: 1 });
  const edited = await member.call('comments.update', { params: { id: comment }, body });
  expect(edited.text).toBe('Piran');
  expect(edited.edited_at).not.toBeNull();
});

it('are deleted by their author, an admin or the owner', async () => {
  const [mine, theirs] = [await write(member, 'mine'), await write(owner, 'theirs')];
  const remove = (client: Client, comment: string) =>
    client.send('comments.remove', { params: { id: comment } });
  expect((await remove(member, theirs.id)).status).toBe(403);
  expect((await remove(admin, mine.id)).status).toBe(204);
  expect((await remove(admin, mine.id)).status).toBe(404);
  expect((await remove(owner, theirs.id)).status).toBe(204);
  expect(await list(owner)).toEqual([]);
});

it('send one letter to each mentioned member, and none to the author or to others', async () => {
  await app.person('stranger@example.com');
  const { id: comment } = await write(
    owner,
    'Look @Member, @member@example.com and @Owner; @stranger@example.com too',
  );
  expect(await letters('owner')).toEqual([]);
  expect(await letters('stranger')).toEqual([]);
  const [letter, ...more] = await letters('member');
  expect(more).toEqual([]);
  expect(letter).toContain('> Look @Member');
  expect(letter).toContain(`/gallery?team_id=${team_id}&view=${id}`);
  const body = { text: 'Look @Member and @Admin' };
  await owner.call('comments.update', { params: { id: comment }, body });
  expect(await letters('member')).toHaveLength(1);
  expect(await letters('admin')).toHaveLength(1);
});

it('mention nobody any more once a person has sent many letters within an hour', async () => {
  const rateLimits = { ...app.config.rateLimits, mentions: 4 };
  const strict = await app.startTwin({ rateLimits });
  const [busy, other] = [owner.at(strict), member.at(strict)];
  const first = await write(busy, '@Member, look');
  await write(busy, '@Member and @Admin, look');
  const refused = await busy.send('comments.create', { params: { id }, body: { text: '@Member' } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(await refused.json()).toMatchObject({
    code: 'too_many_requests',
    error: expect.stringMatching(/^You have mentioned Member very often .+ in 60 minutes\.$/),
  });
  await write(busy, '@Admin, look');
  const body = { text: '@Admin, once more' };
  const edit = await busy.send('comments.update', { params: { id: first.id }, body });
  expect(edit.status).toBe(429);
  await write(busy, 'No mention');
  await write(other, '@Owner, look');
  expect((await list(owner)).map(({ text }) => text)).toEqual([
    '@Member, look',
    '@Member and @Admin, look',
    '@Admin, look',
    'No mention',
    '@Owner, look',
  ]);
});

it('that are refused use up no letters', async () => {
  const rateLimits = { ...app.config.rateLimits, mentions: 4 };
  const busy = owner.at(await app.startTwin({ rateLimits }));
  const say = async (text: string) =>
    (await busy.send('comments.create', { params: { id }, body: { text } })).status;
  await write(busy, '@Member, look');
  await write(busy, '@Member, look again');
  for (let n = 0; n < 4; n += 1) expect(await say('@Admin and @Member')).toBe(429);
  await write(busy, '@Admin, look');
  await write(busy, '@Admin, look again');
  expect(await say('@Admin')).toBe(429);
});

it('count their letters once where they are written again after a conflict, and never where they fail', async () => {
  const rateLimits = { ...app.config.rateLimits, mentions: 4 };
  const busy = owner.at(await app.startTwin({ rateLimits }));
  const announce = jest.spyOn(ScreenshotAnnouncementsService.prototype, 'announce');
  const conflict = Object.assign(new Error('could not serialize access'), { code: '40001' });
  announce.mockRejectedValueOnce(conflict).mockRejectedValueOnce(conflict);
  await write(busy, '@Member, look');
  announce.mockRejectedValueOnce(new Error('out of order'));
  const failed = { params: { id }, body: { text: '@Member' } };
  expect((await busy.send('comments.create', failed)).status).toBe(500);
  announce.mockRestore();
  await write(busy, '@Member, look again');
  expect((await busy.send('comments.create', failed)).status).toBe(429);
  expect(await list(owner)).toHaveLength(2);
});

it('stand in the activity of the team', async () => {
  await write(member, 'Piran');
  const [entry] = await owner.call('teams.activity', { params: { id: team_id } });
  expect(entry).toMatchObject({
    kind: 'commented',
    actor: { name: 'Member' },
    screenshot_id: id,
  });
});

it('mention nobody of another team either, once the letters of an hour are sent', async () => {
  await app.person('third@example.com');
  const people = { owner: 'owner@example.com', members: ['third@example.com'] };
  const other = await app.teams.make({ name: 'Pier', ...people });
  const there = await owner.store(await uniqueImage(), 'b.png', { team_id: other });
  const rateLimits = { ...app.config.rateLimits, mentions: 2 };
  const busy = owner.at(await app.startTwin({ rateLimits }));
  await write(busy, '@Member and @Admin, look');
  const said = { params: { id: there }, body: { text: '@Third, look' } };
  const refused = await busy.send('comments.create', said);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    error: expect.stringMatching(/^You have mentioned people very often within an hour/),
  });
  expect(await letters('third')).toEqual([]);
});

it('that mention more people than get letters in an hour are refused, and count nothing', async () => {
  const rateLimits = { ...app.config.rateLimits, mentions: 1 };
  const busy = owner.at(await app.startTwin({ rateLimits }));
  const both = { params: { id }, body: { text: '@Member and @Admin, look' } };
  expect((await busy.send('comments.create', both)).status).toBe(422);
  await write(busy, '@Member, look');
  expect(await list(owner)).toHaveLength(1);
});

it('of others that an admin deletes stand in the activity, own ones do not', async () => {
  const [mine, theirs] = [await write(admin, 'mine'), await write(member, 'theirs')];
  for (const { id: comment } of [mine, theirs])
    await admin.call('comments.remove', { params: { id: comment } });
  const [last, before] = await owner.call('teams.activity', { params: { id: team_id } });
  expect(last).toMatchObject({
    kind: 'deleted_comment',
    actor: { name: 'Admin' },
    member: { name: 'Member' },
    screenshot_id: id,
  });
  expect(before).toMatchObject({ kind: 'commented' });
});

it('stay when their author has left or is gone for good, as those of a former member', async () => {
  await write(member, 'Piran');
  await member.call('teams.leave', { params: { id: team_id } });
  expect(await list(owner)).toMatchObject([{ author: { name: 'Member' } }]);
  expect((await member.send('comments.list', { params: { id } })).status).toBe(404);
  await member.call('operations.deleteAccount', {});
  expect(await list(owner)).toMatchObject([{ text: 'Piran', author: null }]);
  await app.worker.start();
  await app.jobs.untilDone('accounts.erase');
  await app.worker.stop();
  const [row] = await list(owner);
  expect(row).toMatchObject({ text: 'Piran', author: null, can_edit: false });
});

it('are for teams only: a personal space says so', async () => {
  const own = await member.store(await uniqueImage());
  const params = { id: own };
  expect(await member.call('comments.list', { params })).toEqual([]);
  const answer = await member.send('comments.create', { params, body: { text: 'x' } });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'comments_need_team' });
});

it('are as gone as their screenshot while it is in the trash, and end with it', async () => {
  const { id: comment } = await write(member, 'Piran');
  await owner.call('screenshots.remove', { params: { id } });
  const body = { text: 'x' };
  for (const name of ['comments.list', 'comments.create'] as const)
    expect(
      (
        await owner.send(name, {
          params: { id },
          body: name === 'comments.create' ? body : undefined,
        })
      ).status,
    ).toBe(404);
  expect((await member.send('comments.update', { params: { id: comment }, body })).status).toBe(
    404,
  );
  await owner.call('screenshots.restore', { params: { id } });
  expect(await list(owner)).toHaveLength(1);
  await owner.call('screenshots.remove', { params: { id }, query: { forever: 'true' } });
  const left = await app.database.query('select from comments');
  expect(left).toEqual([]);
});

it.each(['', ' ', 'x'.repeat(2_001)])('take no text of a wrong length: %#', async (text) => {
  const answer = await member.send('comments.create', { params: { id }, body: { text } });
  expect(answer.status).toBe(422);
});

it('are in the export of their author, and of nobody else', async () => {
  await write(member, 'Piran');
  const commentsOf = async (client: Client) => {
    const answer = await client.send('export.download', { query: { team_id } });
    const files = await unzip(Buffer.from(await answer.arrayBuffer()));
    return JSON.parse(String(files['comments.json'])) as unknown;
  };
  expect(await commentsOf(member)).toMatchObject([{ screenshot_id: id, text: 'Piran' }]);
  expect(await commentsOf(owner)).toEqual([]);
});
