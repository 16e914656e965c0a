import { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import { OperatorShell } from '../support/operator-shell';
import type { Client } from '../support/person';
import { makeTeam } from '../support/teams';

let app: TestApp;
let shell: OperatorShell;
let ada: Client;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  ada = await app.person('ada@example.com');
  shell = new OperatorShell(app);
});
afterEach(() => shell.close());

interface Listed {
  id: string;
  email: string;
}

describe('users list', () => {
  it('tells plan, uploads, storage and when somebody was seen', async () => {
    await app.givePlan('ada@example.com', 'Silver');
    const image = await uniqueImage();
    await ada.store(image);
    expect(await shell.json('users', 'list')).toMatchObject([
      {
        email: 'ada@example.com',
        plan: 'Silver',
        screenshots_uploaded: 1,
        screenshot_limit: 600,
        screenshots: 1,
        storage_bytes: image.length,
        last_seen_at: app.clock.now().toISOString(),
        teams: 0,
      },
    ]);
    // For other programs: no head, tabs between.
    const { stdout } = await shell.run('users', 'list');
    expect(stdout).toMatch(/^ada@example\.com\tSilver\t1 of 600\t1\t\S+ K?B\t\S+\t[\w-]+\n$/);
  });

  it('still knows who signed out by what they sent', async () => {
    await ada.store(await uniqueImage());
    await ada.call('auth.logout', {});
    const [seen] = await shell.json<{ last_seen_at: string }[]>('users', 'list');
    expect(seen?.last_seen_at).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('finds by a part of the address, whatever signs it has', async () => {
    await app.person('grace_hopper@example.com');
    await app.person('gracexhopper@example.com');
    const found = await shell.json<Listed[]>('users', 'list', '--search', 'GRACE_H');
    expect(found.map(({ email }) => email)).toEqual(['grace_hopper@example.com']);
    expect(await shell.run('users', 'list', '--search', '%')).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'Nobody was found.\n',
    });
  });

  it('goes on where a page ended, and shows nobody twice', async () => {
    for (const name of ['b', 'c', 'd', 'e']) await app.person(`${name}@example.com`);
    const seen: string[] = [];
    let after: string[] = [];
    for (let page = 0; page < 3; page += 1) {
      const found = await shell.json<Listed[]>('users', 'list', '--limit', '2', ...after);
      seen.push(...found.map(({ email }) => email));
      const last = found.at(-1)?.id ?? '';
      if (found.length === 2) expect(shell.stderr).toContain(`--after ${last}`);
      after = ['--after', last];
    }
    expect(seen.sort()).toEqual(['ada', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`));
  });

  it.each([
    [['--limit', '0'], 2, 'is not a number'],
    [['--after', 'ada'], 1, 'ada is not the id of an account.'],
  ])('%j ends with %i', async (flags, code, sentence) => {
    const ended = await shell.run('users', 'list', ...flags);
    expect(ended).toMatchObject({ code, stdout: '' });
    expect(ended.stderr).toContain(sentence);
  });
});

describe('teams list', () => {
  it('tells owner, members and what is stored, and which are paused', async () => {
    await app.person('grace@example.com');
    await app.givePlan('ada@example.com', 'Bronze');
    const members = ['grace@example.com'];
    const id = await makeTeam(app.database.url, {
      name: '港 Harbor',
      owner: 'ada@example.com',
      members,
    });
    await makeTeam(app.database.url, { name: 'Quay', owner: 'grace@example.com' });
    const image = await uniqueImage();
    await ada.store(image, undefined, { team_id: id });
    const teams = await shell.json<{ name: string }[]>('teams', 'list');
    expect(teams).toHaveLength(2);
    expect(teams.find(({ name }) => name === '港 Harbor')).toMatchObject({
      id,
      owner_email: 'ada@example.com',
      member_count: 2,
      screenshot_count: 1,
      storage_bytes: image.length,
      screenshots_uploaded: 1,
      is_paused: false,
      deleted_at: null,
    });
    expect(teams.find(({ name }) => name === 'Quay')).toMatchObject({ is_paused: true });
    expect(await shell.json('teams', 'list', '--search', 'grace@')).toMatchObject([
      { name: 'Quay' },
    ]);
  });
});
