import { mintSystemScope } from '../../server/common/system-scope';
import { SentInvitesService } from '../../server/modules/teams/sent-invites.service';
import { TeamActivityService } from '../../server/modules/workspaces/team-activity.service';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let owner: Client;
let guest: Client;
let id: string;
let guestId: string;

useApp(async (started) => {
  app = started;
  owner = await app.person('owner@example.com');
  guest = await app.person('guest@example.com');
  await app.billing.givePlan('owner@example.com', 'Bronze');
  id = (await owner.call('teams.create', { body: { name: 'Harbor' } })).id;
  guestId = (await guest.call('auth.me', {})).id;
});

const invite = async (email = 'guest@example.com') => {
  const body = { email, role: 'member' as const };
  const { url } = await owner.call('invites.create', { params: { id }, body });
  return { id: url.slice(url.lastIndexOf('/') + 1) };
};
const join = async () => guest.call('invites.accept', { params: await invite() });
const activity = (query: { limit?: number; before?: string } = {}) =>
  owner.call('teams.activity', { params: { id }, query });
const kinds = async () => (await activity()).map(({ kind }) => kind);

it('lists joins, actions and departures, newest first', async () => {
  await join();
  const params = { id, memberId: guestId };
  await owner.call('teams.updateMember', { params, body: { role: 'admin' } });
  await guest.call('teams.update', { params: { id }, body: { name: 'Pier' } });
  await owner.call('teams.handOver', { params: { id }, body: { member_id: guestId } });
  await owner.call('teams.leave', { params: { id } });
  const told = await guest.call('teams.activity', { params: { id } });
  expect(
    told.map(({ kind, actor, member, role, name }) => [
      kind,
      actor?.name,
      member?.name,
      role,
      name,
    ]),
  ).toEqual([
    ['left', 'Owner', 'Owner', null, null],
    ['handed_over', 'Owner', 'Guest', null, null],
    ['renamed_team', 'Guest', undefined, null, 'Pier'],
    ['changed_role', 'Owner', 'Guest', 'admin', null],
    ['joined', 'Guest', undefined, 'member', null],
    ['invited', 'Owner', undefined, 'member', null],
    ['created_team', 'Owner', undefined, null, 'Harbor'],
  ]);
});

it('lists uploads and deletions, also many at once', async () => {
  await join();
  const team_id = id;
  const shots = [await uniqueImage(), await uniqueImage(), await uniqueImage()];
  const ids: string[] = [];
  for (const shot of shots) ids.push(await guest.store(shot, 'a.png', { team_id }));
  await owner.call('screenshots.bulk', { body: { ids, action: 'delete' } });
  await guest.upload(shots[0]!, 'a.png', { team_id });
  await owner.call('screenshots.remove', { params: { id: ids[0]! }, query: { forever: 'true' } });
  await owner.call('trash.empty', { query: { team_id } });
  const told = (await activity({ limit: 7 })).map(({ kind, actor, count, screenshot_id }) => [
    kind,
    actor?.name,
    count,
    screenshot_id,
  ]);
  expect(told).toEqual([
    ['emptied_trash', 'Owner', 1, null],
    ['deleted', 'Owner', 1, null],
    ['restored', 'Guest', 1, null],
    ['deleted', 'Owner', 3, null],
    ['uploaded', 'Guest', 1, ids[2]],
    ['uploaded', 'Guest', 1, ids[1]],
    ['uploaded', 'Guest', 1, ids[0]],
  ]);
});

it('lists no change that was rolled back', async () => {
  await join();
  const before = await kinds();
  const image = await uniqueImage();
  await guest.upload(Buffer.from('no image'), 'a.png', { team_id: id });
  await guest.upload(image);
  await guest.send('teams.update', { params: { id }, body: { name: 'Mine' } });
  await guest.send('teams.removeMember', { params: { id, memberId: guestId } });
  await owner.send('teams.leave', { params: { id } });
  expect(await kinds()).toEqual(before);
});

it('lists invites without an address', async () => {
  await guest.call('invites.decline', { params: await invite() });
  await invite('somebody@example.com');
  const [{ id: inviteId } = { id: '' }] = await owner.call('invites.list', { params: { id } });
  await owner.call('invites.revoke', { params: { id: inviteId } });
  const told = await activity();
  expect(told.slice(0, 4).map(({ kind }) => kind)).toEqual([
    'revoked_invite',
    'invited',
    'declined_invite',
    'invited',
  ]);
  expect(JSON.stringify(told)).not.toContain('@');
});

it('is read page by page', async () => {
  await join();
  const all = await activity();
  const first = await activity({ limit: 1 });
  const rest = await activity({ before: first[0]?.id ?? '' });
  expect([...first, ...rest]).toEqual(all);
  const query = { before: 'x' };
  expect((await owner.send('teams.activity', { params: { id }, query })).status).toBe(422);
});

it('is for members only', async () => {
  expect((await guest.send('teams.activity', { params: { id } })).status).toBe(404);
});

it('names no person with a closed account', async () => {
  await join();
  await guest.call('operations.deleteAccount', {});
  expect((await activity())[0]).toMatchObject({ kind: 'joined', actor: null });
  await app.worker.start();
  await app.jobs.untilDone('accounts.erase');
  await app.worker.stop();
  expect((await activity())[0]).toMatchObject({ kind: 'joined', actor: null });
  expect(await app.database.traces('Guest')).toEqual([]);
});

it('is kept for 90 days, and an expired invite for 30', async () => {
  await invite('somebody@example.com');
  app.clock.advance({ days: 89 });
  owner = await app.person('owner@example.com');
  await app.nest.get(TeamActivityService).purge(mintSystemScope());
  expect(await kinds()).toEqual(['invited', 'created_team']);
  await app.nest.get(SentInvitesService).purgeExpired(mintSystemScope());
  expect(await owner.call('invites.list', { params: { id } })).toEqual([]);
  app.clock.advance({ days: 1 });
  expect(await kinds()).toEqual([]);
  await app.nest.get(TeamActivityService).purge(mintSystemScope());
  expect(await app.database.traces('created_team')).toEqual([]);
});
