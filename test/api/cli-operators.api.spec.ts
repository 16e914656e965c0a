import { setTimeout as sleep } from 'node:timers/promises';
import { READING_VERSION } from '../../server/common/reading-version';
import { Notifications } from '../../server/infra/database/notifications';
import { JOBS_CHANNEL, JobTable } from '../../server/infra/queue/job-table';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import { OperatorShell } from '../support/operator-shell';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let shell: OperatorShell;
let ada: Client;

useApp(async (started) => {
  app = started;
  ada = await app.person('ada@example.com');
  shell = new OperatorShell(app);
});
afterEach(() => shell.close());

interface Listed {
  id: string;
  email: string;
}

describe('users list', () => {
  it('lists plan, uploads, storage and the last activity', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    await ada.store(await uniqueImage());
    expect(await shell.json('users', 'list')).toMatchObject([
      {
        email: 'ada@example.com',
        plan: 'Silver',
        screenshots_uploaded: 1,
        screenshot_limit: 600,
        screenshots: 1,
        storage_bytes: (await ada.call('storage.get', {})).used_bytes,
        storage_limit: null,
        last_seen_at: app.clock.now().toISOString(),
        teams: 0,
      },
    ]);
    // For other programs: no header, tabs between the cells.
    const { stdout } = await shell.run('users', 'list');
    expect(stdout).toMatch(/^ada@example\.com\tSilver\t1 of 600\t1\t\S+ K?B\t\S+\n$/);
  });

  it('takes the last activity of a signed-out person from their uploads', async () => {
    await ada.store(await uniqueImage());
    await ada.call('auth.logout', {});
    const [seen] = await shell.json<{ last_seen_at: string }[]>('users', 'list');
    expect(seen?.last_seen_at).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('finds by a part of the address with any characters', async () => {
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

  it('continues where a page ended, and lists each person once', async () => {
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
});

describe('teams list', () => {
  it('lists owner, members and storage, and paused teams', async () => {
    await app.person('grace@example.com');
    await app.billing.givePlan('ada@example.com', 'Bronze');
    const members = ['grace@example.com'];
    const id = await app.teams.make({
      name: '港 Harbor',
      owner: 'ada@example.com',
      members,
    });
    await app.teams.make({ name: 'Quay', owner: 'grace@example.com' });
    await ada.store(await uniqueImage(), undefined, { team_id: id });
    const teams = await shell.json<{ name: string }[]>('teams', 'list');
    expect(teams).toHaveLength(2);
    expect(teams.find(({ name }) => name === '港 Harbor')).toMatchObject({
      id,
      owner_email: 'ada@example.com',
      member_count: 2,
      screenshot_count: 1,
      storage_bytes: (await ada.call('storage.get', { query: { team_id: id } })).used_bytes,
      storage_limit: null,
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

const READ = ['screenshots.read'];

/** Claims the next job as a worker in another process would. */
const claim = () => app.nest.get(JobTable).claim('another process', READ);

/** An image that no attempt could read. */
async function unreadable(): Promise<string> {
  const id = await ada.store(await uniqueImage());
  const job = await claim();
  await app.readings.fail(id);
  await app.nest.get(JobTable).fail(job?.id ?? '', 'another process', 'The engine gave up.');
  return id;
}

interface Status {
  paused_since: string | null;
  waiting_since: string | null;
  kinds: object[];
  failed: { id: string; about: string }[];
}

describe('jobs', () => {
  it('counts waiting, running, done and failed jobs, with reasons', async () => {
    const empty = await shell.json<Status>('jobs', 'status');
    expect(empty).toMatchObject({ paused_since: null, waiting_since: null, kinds: [], failed: [] });
    const id = await unreadable();
    await ada.store(await uniqueImage());
    expect(await shell.json('jobs', 'status')).toMatchObject({
      waiting_since: app.clock.now().toISOString(),
      kinds: [{ kind: 'screenshots.read', queued: 1, running: 0, done: 0, failed: 1 }],
      failed: [{ about: id, attempts: 1, error: 'The engine gave up.' }],
    });
    const { stdout } = await shell.run('jobs', 'status');
    expect(stdout).toMatch(/^KIND +WAITING +RUNNING +DONE +FAILED\nscreenshots.read +1 +0 +0 +1$/m);
    expect(stdout).toContain(`about ${id}: The engine gave up.`);
  });

  it('gives workers of other processes no job while the queue is paused', async () => {
    const id = await ada.store(await uniqueImage());
    expect((await shell.run('jobs', 'pause')).code).toBe(0);
    expect((await shell.json<Status>('jobs', 'status')).paused_since).not.toBeNull();
    expect(await claim()).toBeNull();
    // Uploads go on.
    await ada.store(await uniqueImage());
    expect((await shell.run('jobs', 'pause')).code).toBe(0);
    expect((await shell.run('jobs', 'resume')).code).toBe(0);
    expect((await claim())?.payload).toMatchObject({ screenshotId: id });
  });

  it('wakes the workers when the queue runs again', async () => {
    await shell.run('jobs', 'pause');
    await ada.store(await uniqueImage());
    const woken = jest.fn();
    const stopListening = await app.nest.get(Notifications).listen(JOBS_CHANNEL, woken);
    await shell.run('jobs', 'resume');
    while (woken.mock.calls.length === 0) await sleep(20);
    stopListening();
  });

  it('retries one, or all of a kind, and shows that they wait', async () => {
    const [first, second] = [await unreadable(), await unreadable()];
    const { failed } = await shell.json<Status>('jobs', 'status');
    const job = failed.find(({ about }) => about === first)?.id ?? '';
    expect(await shell.json('jobs', 'retry', job)).toMatchObject({ queued: 1, failed: [] });
    const statusOf = async (id: string) =>
      (await ada.call('screenshots.get', { params: { id } })).processing_status;
    expect([await statusOf(first), await statusOf(second)]).toEqual(['pending', 'failed']);
    expect((await shell.run('jobs', 'retry', job)).code).toBe(1);
    expect(shell.stderr).toBe(`No failed job has the id ${job}.\n`);
    expect(await shell.json('jobs', 'retry', '--all', '--kind', 'tags.reindex')).toMatchObject({
      queued: 0,
    });
    expect(await shell.json('jobs', 'retry', '--all')).toMatchObject({ queued: 1 });
    expect(await statusOf(second)).toBe('pending');
    expect(await app.screenshots.drift()).toEqual([]);
  });

  it('requeues other jobs than readings, and does not count failures that a later job made good', async () => {
    const make = (id: number, state: string) =>
      app.database.query(
        `insert into jobs (id, kind, key, payload, state, attempts, max_attempts, run_at, created_at, updated_at)
           values ($1, 'tags.reindex', 'x', '{}', $2, 5, 5, '2026-11-01', '2026-11-01', '2026-11-01')`,
        [`01900000-0000-7000-8000-00000000000${id}`, state],
      );
    await make(1, 'failed');
    expect(await shell.json('jobs', 'retry', '--all')).toMatchObject({ queued: 1 });
    expect(await app.jobs.latest('x')).toMatchObject({ state: 'queued', attempts: 0 });
    await app.database.query(`update jobs set state = 'failed'`);
    await make(2, 'done');
    expect(await shell.json('jobs', 'status')).toMatchObject({
      kinds: [{ kind: 'tags.reindex', done: 1, failed: 0 }],
    });
  });

  it('deletes done jobs, failed ones only on request, and never waiting ones', async () => {
    await unreadable();
    const left = () => shell.json<Status>('jobs', 'status');
    await ada.store(await uniqueImage());
    expect((await shell.run('jobs', 'clear', '--failed')).code).toBe(1);
    expect(shell.stderr).toContain('add --yes');
    expect(await shell.json('jobs', 'clear', '--yes')).toMatchObject({ found: 0, cleared: 0 });
    expect(await shell.json('jobs', 'clear', '--failed', '-n')).toMatchObject({ found: 1 });
    expect(
      await shell.json('jobs', 'clear', '--failed', '--yes', '--older-than', '900'),
    ).toMatchObject({ found: 0 });
    expect((await left()).failed).toHaveLength(1);
    expect(await shell.json('jobs', 'clear', '--failed', '--yes')).toMatchObject({ cleared: 1 });
    expect(await left()).toMatchObject({ kinds: [{ queued: 1, failed: 0 }], failed: [] });
  });
});

describe('screenshots reprocess', () => {
  const waiting = async () => {
    const { kinds } = await shell.json<{ kinds: { queued: number }[] }>('jobs', 'status');
    return kinds[0]?.queued ?? 0;
  };
  /** Marks everything as read. */
  const allRead = async (...ids: string[]) => {
    for (const id of ids) await app.readings.store(id, { title: 'Read' });
    await app.database.query('delete from jobs');
  };

  it('queues the screenshots of one person, keeps their edits, and takes no allowance', async () => {
    const grace = await app.person('grace@example.com');
    const [mine, own] = [
      await ada.store(await uniqueImage()),
      await ada.store(await uniqueImage()),
    ];
    const hers = await grace.store(await uniqueImage());
    await allRead(mine, own, hers);
    const body = { ai_generated_title: 'My own' };
    await ada.call('screenshots.update', { params: { id: own }, body });
    const reprocess = ['screenshots', 'reprocess', '--user', 'ada@example.com'];
    expect(await shell.json(...reprocess, '--dry-run')).toEqual({
      dry_run: true,
      found: 2,
      queued: 0,
    });
    expect((await shell.run(...reprocess)).code).toBe(1);
    expect(await waiting()).toBe(0);
    expect(await shell.json(...reprocess, '--yes')).toMatchObject({ found: 2, queued: 2 });
    expect(await waiting()).toBe(2);
    const status = await ada.call('billing.status', {});
    expect(status.usage.screenshots_uploaded).toBe(2);
    await app.readings.store(own, { title: 'Read again' });
    const shown = await ada.call('screenshots.get', { params: { id: own } });
    expect(shown.ai_generated_title).toBe('My own');
    expect(await app.screenshots.drift()).toEqual([]);
  });

  it('takes ids, a team, failed ones or all, and leaves the trash alone', async () => {
    await app.billing.givePlan('ada@example.com', 'Bronze');
    const team = await app.teams.make({ name: 'Harbor', owner: 'ada@example.com' });
    const own = await ada.store(await uniqueImage());
    const shared = await ada.store(await uniqueImage(), undefined, { team_id: team });
    const trashed = await ada.store(await uniqueImage());
    await allRead(own, shared);
    await ada.call('screenshots.remove', { params: { id: trashed } });
    await app.readings.fail(own);
    const found = async (...argv: string[]) =>
      (await shell.json<{ found: number }>('screenshots', 'reprocess', '--dry-run', ...argv)).found;
    expect(await found('--all')).toBe(2);
    expect(await found('--failed')).toBe(1);
    expect(await found('--team', 'harbor')).toBe(1);
    expect(await found('--team', team, '--failed')).toBe(0);
    // Ids were given one by one, so the command does not ask.
    expect(await shell.json('screenshots', 'reprocess', own)).toMatchObject({ queued: 1 });
    expect((await shell.run('screenshots', 'reprocess', own, trashed)).code).toBe(1);
    expect(shell.stderr).toContain(`No screenshot has the id ${trashed}.`);
  });
});

describe('screenshots reprocess --engine-before', () => {
  const { engine, rules } = READING_VERSION;
  const reprocess = ['screenshots', 'reprocess', '--engine-before'];

  it('takes only readings of older versions, after all jobs that people wait for', async () => {
    const [old, older, fresh] = [
      await ada.store(await uniqueImage()),
      await ada.store(await uniqueImage()),
      await ada.store(await uniqueImage()),
    ];
    await app.readings.store(old, { version: { engine, rules: rules - 1 } });
    await app.readings.store(older, { version: { engine: engine - 1, rules: rules + 1 } });
    await app.readings.store(fresh, {});
    await app.database.query('delete from jobs');
    const found = async (version: string) =>
      (await shell.json<{ found: number }>(...reprocess, version, '--dry-run')).found;
    expect(await found('now')).toBe(2);
    expect(await found(`${engine}`)).toBe(1);
    expect(await found('1.0')).toBe(0);
    expect(await shell.json(...reprocess, 'now', '--yes', '--no-wait')).toMatchObject({
      queued: 2,
    });
    // Stored afterwards, read first.
    const uploaded = await ada.store(await uniqueImage());
    const rows = await app.database.query<{ key: string }>('select key from jobs order by turn');
    expect(rows[0]!.key).toBe(uploaded);
    expect(new Set(rows.map(({ key }) => key))).toEqual(new Set([uploaded, old, older]));
  });

  it('shows on a terminal how many are read and how fast', async () => {
    const id = await ada.store(await uniqueImage());
    await app.readings.store(id, { version: { engine, rules: rules - 1 } });
    await app.database.query('delete from jobs');
    const { isTTY } = process.stderr;
    const { CI } = process.env;
    process.stderr.isTTY = true;
    delete process.env.CI;
    const run = shell.run(...reprocess, 'now', '--yes').finally(() => {
      Object.assign(process.stderr, { isTTY });
      if (CI !== undefined) process.env.CI = CI;
    });
    while (!shell.stderr.includes('] 0/1 read, ')) await sleep(50);
    await app.readings.store(id, {});
    expect(await run).toMatchObject({ code: 0, stdout: '1 screenshot tried again.\n' });
    expect(shell.stderr).toContain(`[${'#'.repeat(20)}] 1/1`);
    expect(shell.stderr).toMatch(/\] 1\/1 read, \d+\.\d a minute/);
  });

  it('waits until all are read, and keeps edits of people', async () => {
    const id = await ada.store(await uniqueImage());
    await app.readings.store(id, { title: 'Before', version: { engine, rules: rules - 1 } });
    const body = { ai_generated_title: 'My own' };
    await ada.call('screenshots.update', { params: { id }, body });
    await app.database.query('delete from jobs');
    let isOver = false;
    const run = shell.json(...reprocess, 'now', '--yes').finally(() => (isOver = true));
    await sleep(1_500);
    expect(isOver).toBe(false);
    await app.readings.store(id, { title: 'After' });
    expect(await run).toMatchObject({ found: 1, queued: 1 });
    const shown = await ada.call('screenshots.get', { params: { id } });
    expect(shown.ai_generated_title).toBe('My own');
  });
});

describe('the installation', () => {
  it('has a database that is up to date', async () => {
    const { migrations, ...rest } = await shell.json<{ migrations: { state: string }[] }>(
      'db',
      'status',
    );
    expect(rest).toEqual({ pending: 0, drift: [] });
    expect(migrations.every(({ state }) => state === 'applied')).toBe(true);
    expect(await shell.json('db', 'migrate')).toEqual({ dry_run: false, applied: [] });
    expect((await shell.run('db', 'migrate', '--dry-run')).stdout).toBe(
      'Nothing to do: the database is up to date.\n',
    );
  });

  it('reports tables that differ from the migrations', async () => {
    const run = (sql: string) => app.database.query(sql);
    await run('alter table plans add column extra int');
    const { code, stdout } = await shell.run('db', 'status');
    await run('alter table plans drop column extra');
    expect(code).toBe(1);
    expect(stdout).toContain('column plans.extra was made by no migration');
  });

  it('is examined completely by the doctor, which prints no secret', async () => {
    process.env.SESSION_SECRET = 'a secret of the tests, long enough';
    const { code, stdout } = await shell.run('--json', 'doctor');
    const { failed, findings } = JSON.parse(stdout) as {
      failed: number;
      findings: { about: string; state: string }[];
    };
    expect(code).toBe(failed > 0 ? 1 : 0);
    // The pages may not be built where this runs.
    expect(findings.filter(({ about, state }) => state === 'fail' && about !== 'build')).toEqual(
      [],
    );
    const fine = findings.filter(({ state }) => state === 'ok').map(({ about }) => about);
    expect(fine).toEqual(
      expect.arrayContaining([
        ...['node', 'growth', 'database', 'migrations', 'queue', 'store', 'text engine'],
      ]),
    );
    const { stdout: told } = await shell.run('doctor');
    delete process.env.SESSION_SECRET;
    expect(told).toMatch(/^ok +migrations +All \d+ are applied\.$/m);
    const starts = told.matchAll(/^(?:ok|warn|fail) +(?:\S+ )*?\S+ {2,}/gm);
    expect(new Set([...starts].map(([start]) => start.length)).size).toBe(1);
    expect(stdout + told).not.toContain('a secret of the tests');
  }, 120_000);
});

it('refuses meaningless options with a sentence', async () => {
  const refusals: [string, number, string][] = [
    ['users list --limit 0', 2, 'is not a number'],
    ['users list --after ada', 1, 'ada is not the id of an account.'],
    ['teams list --after ada', 1, 'ada is not the id of a team.'],
    ['jobs retry', 2, 'Name jobs by their ids'],
    ['jobs retry x --all', 2, 'Name jobs by their ids'],
    ['jobs clear --older-than soon', 2, 'not a number'],
    ['backup -o /nowhere/vault.tar', 1, 'There is no file or folder /nowhere.'],
    ['screenshots reprocess', 2, 'Say which'],
    ['screenshots reprocess --engine-before new', 1, 'no version such as'],
    ['screenshots reprocess --all --user ada@example.com', 2, 'Say which'],
    ['screenshots reprocess --team Nowhere', 1, 'There is no team Nowhere.'],
    ['screenshots reprocess --user nobody@example.com', 1, 'no account of nobody@example.com'],
  ];
  for (const [line, code, sentence] of refusals) {
    const ended = await shell.run(...line.split(' '));
    expect({ line, ...ended }).toMatchObject({ line, code, stdout: '' });
    expect(ended.stderr).toContain(sentence);
  }
});
