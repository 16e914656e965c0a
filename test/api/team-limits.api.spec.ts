import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const CEILING = 3;

let app: TestApp;
let owner: Client;
let member: Client;
let team_id: string;

useApp(
  async (started) => {
    app = started;
    await signIn();
    await app.billing.givePlan('owner@example.com', 'Bronze');
    const people = { owner: 'owner@example.com', members: ['member@example.com'] };
    team_id = await app.teams.make({ name: 'Harbor', ...people });
  },
  { settings: { TEAM_UPLOAD_CEILING: String(CEILING) } },
);

async function signIn(): Promise<void> {
  owner = await app.person('owner@example.com');
  member = await app.person('member@example.com');
}

const upload = async (client: Client) => client.upload(await uniqueImage(), 'a.png', { team_id });
const list = () => member.call('screenshots.list', { query: { team_id } });

describe('a team whose owner falls below Bronze', () => {
  it('takes no upload, wherever the form names the team, and keeps no file', async () => {
    await app.billing.givePlan('owner@example.com', 'Free');
    const before = await app.screenshots.files();
    const late = new FormData();
    late.append('file', new Blob([new Uint8Array(await uniqueImage())]), 'late.png');
    late.append('team_id', team_id);
    const init = { method: 'POST', body: late };
    for (const answer of [
      await upload(owner),
      await upload(member),
      await member.fetch('/api/screenshots/upload', init),
      await member.send('screenshots.samples', { query: { team_id } }),
    ]) {
      expect(answer.status).toBe(402);
      expect(await answer.json()).toMatchObject({
        code: 'team_paused',
        details: { feature: 'team_collaboration', plan: 'Bronze', plan_id: 2 },
      });
    }
    expect(await app.screenshots.files()).toEqual(before);
  });

  it('restores no screenshot by uploading it again', async () => {
    const image = await uniqueImage();
    const id = await member.store(image, 'a.png', { team_id });
    await member.call('screenshots.remove', { params: { id } });
    await app.billing.givePlan('owner@example.com', 'Free');
    expect((await member.upload(image, 'a.png', { team_id })).status).toBe(402);
    expect(await list()).toEqual([]);
  });

  it('stays readable, and works again as soon as the plan is back', async () => {
    const id = await member.store(await uniqueImage(), 'a.png', { team_id });
    await app.billing.givePlan('owner@example.com', 'Free');
    expect(await list()).toHaveLength(1);
    expect((await member.send('screenshots.image', { params: { id } })).status).toBe(200);
    const [team] = await member.call('teams.list', {});
    expect(team).toMatchObject({ is_paused: true, features: [] });
    await app.billing.givePlan('owner@example.com', 'Bronze');
    expect((await upload(member)).status).toBe(201);
  });

  it('lists the features of the owner’s plan for its members', async () => {
    await app.billing.givePlan('owner@example.com', 'Silver');
    await app.billing.givePlan('member@example.com', 'Free');
    expect((await member.call('teams.get', { params: { id: team_id } })).features).toEqual([
      'team_collaboration',
      'advanced_search',
      'priority_processing',
    ]);
  });

  it('uses the plan of the owner, not of the uploader', async () => {
    await app.billing.givePlan('owner@example.com', 'Free');
    await app.billing.givePlan('member@example.com', 'Platinum');
    expect((await upload(member)).status).toBe(402);
    const body = { member_id: (await member.call('auth.me', {})).id };
    await owner.call('teams.handOver', { params: { id: team_id }, body });
    expect((await upload(owner)).status).toBe(201);
  });
});

describe('the ceiling of a team', () => {
  it('is exact under parallel uploads, and takes no allowance of members', async () => {
    const images = await Promise.all(Array.from({ length: 8 }, () => uniqueImage()));
    const answers = await Promise.all(
      images.map((image, at) => [owner, member][at % 2]!.upload(image, 'a.png', { team_id })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(CEILING);
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(8 - CEILING);
    expect(await refused[0]?.json()).toMatchObject({
      code: 'team_limit_reached',
      error:
        'This team has reached its limit of 3 uploads a month, which all teams of its owner share. It can upload again from 2026-12-01.',
      details: { limit: CEILING, resets_at: '2026-12-01T00:00:00.000Z' },
    });
    expect(await list()).toHaveLength(CEILING);
    expect((await member.call('billing.status', {})).usage.screenshots_uploaded).toBe(0);
    expect(await app.screenshots.drift()).toEqual([]);
  });

  it('counts stored files only: no duplicate, no refused file', async () => {
    const image = await uniqueImage();
    await member.store(image, 'a.png', { team_id });
    expect((await owner.upload(image, 'b.png', { team_id })).status).toBe(409);
    expect((await owner.upload(Buffer.from('no image'), 'c.png', { team_id })).status).toBe(415);
    for (const _ of [2, 3]) expect((await upload(owner)).status).toBe(201);
    expect((await upload(owner)).status).toBe(402);
  });

  it('starts again with the month, and does not affect personal workspaces', async () => {
    for (const _ of [1, 2, 3]) await upload(member);
    expect((await upload(member)).status).toBe(402);
    expect((await member.upload(await uniqueImage())).status).toBe(201);
    app.clock.set('2026-12-01T00:00:00.000Z');
    await signIn();
    expect((await upload(member)).status).toBe(201);
  });
});

describe('the teams of one owner', () => {
  const people = { owner: 'owner@example.com', members: ['member@example.com'] };
  const uploadTo = async (team: string) =>
    (await member.upload(await uniqueImage(), 'a.png', { team_id: team })).status;

  it('share one ceiling, exactly under parallel uploads', async () => {
    const other = await app.teams.make({ name: 'Quay', ...people });
    const teams = [team_id, other, team_id, other, team_id, other];
    const statuses = await Promise.all(teams.map(uploadTo));
    expect(statuses.filter((status) => status === 201)).toHaveLength(CEILING);
    expect(await uploadTo(other)).toBe(402);
    expect(await app.screenshots.drift()).toEqual([]);
  });

  it('count for the owner at the time of the upload', async () => {
    for (let count = 0; count < CEILING; count += 1) expect(await uploadTo(team_id)).toBe(201);
    await app.billing.givePlan('member@example.com', 'Bronze');
    const body = { member_id: (await member.call('auth.me', {})).id };
    await owner.call('teams.handOver', { params: { id: team_id }, body });
    expect(await uploadTo(team_id)).toBe(201);
    const old = await app.teams.make({ name: 'Quay', ...people });
    expect(await uploadTo(old)).toBe(402);
  });

  it('are twenty at most, made, brought back or handed over', async () => {
    const create = (name: string) => owner.send('teams.create', { body: { name } });
    const made = await Promise.all(Array.from({ length: 22 }, (_, at) => create(`Team ${at}`)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(19);
    const refused = made.find(({ status }) => status !== 201);
    expect(refused?.status).toBe(409);
    expect(await refused?.json()).toMatchObject({
      code: 'too_many_teams',
      error: 'You own 20 teams already, which is the limit. Delete one or hand one over first.',
      details: { limit: 20 },
    });
    await owner.call('teams.remove', { params: { id: team_id } });
    expect((await create('One more')).status).toBe(201);
    expect((await owner.send('teams.restore', { params: { id: team_id } })).status).toBe(409);
    const theirs = await app.teams.make({
      name: 'Theirs',
      owner: 'member@example.com',
      members: ['owner@example.com'],
    });
    const body = { member_id: (await owner.call('auth.me', {})).id };
    const handed = await member.send('teams.handOver', { params: { id: theirs }, body });
    expect(handed.status).toBe(409);
  });
});
