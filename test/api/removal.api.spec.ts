import { ArrivingFiles } from '../../server/modules/screenshots/arriving-files.service';
import { TestApp } from '../support/app';
import { openEvents } from '../support/events';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { makeTeam } from '../support/teams';

let app: TestApp;
let owner: Client;
let member: Client;
let id: string;
let memberId: string;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  owner = await app.person('owner@example.com');
  member = await app.person('member@example.com');
  await app.givePlan('owner@example.com', 'Bronze');
  const people = { owner: 'owner@example.com', members: ['member@example.com'] };
  id = await makeTeam(app.database.url, { name: 'Harbor', ...people });
  memberId = (await member.call('auth.me', {})).id;
});
afterEach(() => jest.restoreAllMocks());

const removeMember = () => owner.call('teams.removeMember', { params: { id, memberId } });
const list = () => owner.call('screenshots.list', { query: { team_id: id } });

describe('an upload that is on its way while its person is removed', () => {
  /** Takes the person out at the moment when the bytes are here and nothing is stored. */
  const removeDuring = {
    receive: () =>
      jest.spyOn(ArrivingFiles.prototype, 'receive').mockImplementationOnce(async function (
        this: ArrivingFiles,
        ...parts
      ) {
        const file = await this.receive(...parts);
        await removeMember();
        return file;
      }),
    inspect: () =>
      jest.spyOn(ArrivingFiles.prototype, 'inspect').mockImplementationOnce(async function (
        this: ArrivingFiles,
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
      const before = await app.files();
      removeDuring[step]();
      const answer = await member.upload(await uniqueImage(), 'late.png', { team_id: id });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'team_not_found' });
      expect(await list()).toEqual([]);
      expect(await app.files()).toEqual(before);
      expect(await app.drift()).toEqual([]);
    },
  );

  it('brings nothing back out of the trash', async () => {
    const image = await uniqueImage();
    const shot = await member.store(image, 'a.png', { team_id: id });
    await member.call('screenshots.remove', { params: { id: shot } });
    removeDuring.receive();
    expect((await member.upload(image, 'a.png', { team_id: id })).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('is let in or refused when many come while the removal runs', async () => {
    const images = await Promise.all(Array.from({ length: 6 }, () => uniqueImage()));
    const uploads = images.map((image) => member.upload(image, 'a.png', { team_id: id }));
    await removeMember();
    const statuses = (await Promise.all(uploads)).map(({ status }) => status);
    expect(statuses.every((status) => status === 201 || status === 404)).toBe(true);
    expect(await list()).toHaveLength(statuses.filter((status) => status === 201).length);
    expect(await app.drift()).toEqual([]);
  });
});

describe('the live line of a team', () => {
  it('ends for a removed member at once, and for nobody else', async () => {
    const [theirs, ours] = [await openEvents(member, id), await openEvents(owner, id)];
    await removeMember();
    await theirs.ended;
    const shot = await owner.store(await uniqueImage(), 'secret.png', { team_id: id });
    await ours.until((event) => event.id === shot);
    expect(theirs.events).toEqual([]);
    ours.close();
  });

  it('ends for whoever leaves', async () => {
    const line = await openEvents(member, id);
    await member.call('teams.leave', { params: { id } });
    await line.ended;
  });

  it('ends for everybody when the team is deleted', async () => {
    const lines = [await openEvents(member, id), await openEvents(owner, id)];
    await owner.call('teams.remove', { params: { id } });
    await Promise.all(lines.map(({ ended }) => ended));
  });

  it('goes on in one’s personal space', async () => {
    const line = await openEvents(member);
    await removeMember();
    const shot = await member.store(await uniqueImage());
    await line.until((event) => event.id === shot);
    line.close();
  });
});
