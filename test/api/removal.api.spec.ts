import { setTimeout as sleep } from 'node:timers/promises';
import { mintPersonScope } from '../../server/common/person-scope';
import { AuthRepository } from '../../server/modules/auth/auth.repository';
import { StandingService } from '../../server/modules/auth/people/standing.service';
import { SignOutsService } from '../../server/modules/auth/sign-outs.service';
import { ScreenshotAnnouncementsService } from '../../server/modules/screenshots/follow-up/screenshot-announcements.service';
import { ArrivingFilesService } from '../../server/modules/screenshots/uploads/arriving-files.service';
import { WorkspacesService } from '../../server/modules/workspaces/workspaces.service';
import type { TestApp } from '../support/app';
import { openEvents } from '../support/events';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let owner: Client;
let member: Client;
let id: string;
let memberId: string;

useApp(async (started) => {
  app = started;
  owner = await app.person('owner@example.com');
  member = await app.person('member@example.com');
  await app.billing.givePlan('owner@example.com', 'Bronze');
  const people = { owner: 'owner@example.com', members: ['member@example.com'] };
  id = await app.teams.make({ name: 'Harbor', ...people });
  memberId = (await member.call('auth.me', {})).id;
});
afterEach(() => jest.restoreAllMocks());

const removeMember = () => owner.call('teams.removeMember', { params: { id, memberId } });
const list = () => owner.call('screenshots.list', { query: { team_id: id } });

describe('an upload that is on its way while its person is removed', () => {
  /** Removes the member after the bytes have arrived and before anything is stored. */
  const removeDuring = {
    receive: () =>
      jest.spyOn(ArrivingFilesService.prototype, 'receive').mockImplementationOnce(async function (
        this: ArrivingFilesService,
        ...parts
      ) {
        const file = await this.receive(...parts);
        await removeMember();
        return file;
      }),
    inspect: () =>
      jest.spyOn(ArrivingFilesService.prototype, 'inspect').mockImplementationOnce(async function (
        this: ArrivingFilesService,
        ...parts
      ) {
        const image = await this.inspect(...parts);
        await removeMember();
        return image;
      }),
  };

  it.each(['receive', 'inspect'] as const)(
    'is refused after %s, and leaves no file',
    async (step) => {
      const before = await app.screenshots.files();
      removeDuring[step]();
      const answer = await member.upload(await uniqueImage(), 'late.png', { team_id: id });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'team_not_found' });
      expect(await list()).toEqual([]);
      expect(await app.screenshots.files()).toEqual(before);
      expect(await app.screenshots.drift()).toEqual([]);
    },
  );

  it('restores nothing from the trash', async () => {
    const image = await uniqueImage();
    const shot = await member.store(image, 'a.png', { team_id: id });
    await member.call('screenshots.remove', { params: { id: shot } });
    removeDuring.receive();
    expect((await member.upload(image, 'a.png', { team_id: id })).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('is accepted or refused when many arrive during the removal', async () => {
    const images = await Promise.all(Array.from({ length: 6 }, () => uniqueImage()));
    const uploads = images.map((image) => member.upload(image, 'a.png', { team_id: id }));
    await removeMember();
    const statuses = (await Promise.all(uploads)).map(({ status }) => status);
    expect(statuses.every((status) => status === 201 || status === 404)).toBe(true);
    expect(await list()).toHaveLength(statuses.filter((status) => status === 201).length);
    expect(await app.screenshots.drift()).toEqual([]);
  });
});

describe('the live line of a team', () => {
  it('ends at once for a removed member only', async () => {
    const [theirs, ours] = [await openEvents(member, id), await openEvents(owner, id)];
    await removeMember();
    await theirs.ended;
    const shot = await owner.store(await uniqueImage(), 'secret.png', { team_id: id });
    await ours.until((event) => event.id === shot);
    expect(theirs.events).toEqual([]);
    ours.close();
  });

  it('ends for a member who leaves', async () => {
    const line = await openEvents(member, id);
    await member.call('teams.leave', { params: { id } });
    await line.ended;
  });

  it('ends for everybody when the team is deleted', async () => {
    const lines = [await openEvents(member, id), await openEvents(owner, id)];
    await owner.call('teams.remove', { params: { id } });
    await Promise.all(lines.map(({ ended }) => ended));
  });

  it('ends at once for a member who signs out, and continues in another browser', async () => {
    const other = await app.person('member@example.com');
    const lines = [await openEvents(member, id), await openEvents(member)];
    const elsewhere = await openEvents(other, id);
    await member.call('auth.endSession', {});
    await Promise.all(lines.map(({ ended }) => ended));
    const shot = await owner.store(await uniqueImage(), 'later.png', { team_id: id });
    await elsewhere.until((event) => event.id === shot);
    elsewhere.close();
  });

  it('ends at once where an operator signs the person out everywhere', async () => {
    const line = await openEvents(member, id);
    const { id: userId } = await member.call('auth.me', {});
    const standing = app.nest.get(StandingService, { strict: false });
    await standing.endSessions(mintPersonScope({ userId }));
    await line.ended;
  });

  it('ends at once although a request has asked for the session before it ended', async () => {
    const line = await openEvents(member, id);
    const { id: userId } = await member.call('auth.me', {});
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const asked = jest
      .spyOn(AuthRepository.prototype, 'findSession')
      .mockImplementationOnce(async function (this: AuthRepository, hash) {
        const session = await this.findSession(hash);
        await held;
        return session;
      });
    const request = member.call('auth.me', {});
    while (asked.mock.calls.length < 2) await sleep(5);
    const standing = app.nest.get(StandingService, { strict: false });
    await standing.endSessions(mintPersonScope({ userId }));
    await sleep(200);
    answer();
    await request;
    await line.endedAtOnce();
  });

  it('ends for a member who is removed while it is being opened', async () => {
    const reentered = jest.spyOn(WorkspacesService.prototype, 'reenter');
    jest.spyOn(SignOutsService.prototype, 'subscribe').mockImplementationOnce(async function (
      this: SignOutsService,
      listener,
    ) {
      const unsubscribe = await this.subscribe(listener);
      await removeMember();
      while (reentered.mock.results.length === 0) await sleep(5);
      expect(await reentered.mock.results[0]?.value).toBeNull();
      return unsubscribe;
    });
    const line = await openEvents(member, id);
    await line.endedAtOnce();
  });

  it('ends for a member who was removed just before it began to listen', async () => {
    jest
      .spyOn(ScreenshotAnnouncementsService.prototype, 'subscribe')
      .mockImplementationOnce(async function (this: ScreenshotAnnouncementsService, listener) {
        await removeMember();
        await sleep(100);
        return this.subscribe(listener);
      });
    const line = await openEvents(member, id);
    await line.endedAtOnce();
  });

  it('continues in one’s personal workspace', async () => {
    const line = await openEvents(member);
    await removeMember();
    const shot = await member.store(await uniqueImage());
    await line.until((event) => event.id === shot);
    line.close();
  });
});
