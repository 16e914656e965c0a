import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../cli/program';
import { PLANS } from '../../server/contract/plans';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
let stdout = '';
let stderr = '';

useApp(async (started) => {
  app = started;
  // An operator's environment; the command reads its own.
  process.env.DATABASE_URL = app.database.url;
  process.env.DATA_DIR = app.config.dataDir;
  ada = await app.person('ada@example.com');
  stdout = '';
  stderr = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text);
    return true;
  });
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += String(text);
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  delete process.env.DATABASE_URL;
  delete process.env.DATA_DIR;
});

it('sets a plan, and removes it', async () => {
  expect(await run(['users', 'set-plan', 'Ada@example.com', 'silver'])).toBe(0);
  expect(stdout).toBe('ada@example.com is on Silver now.\n');
  const status = await ada.call('billing.status', {});
  expect(status.subscription?.plan.name).toBe('Silver');
  expect(status.features).toContain('advanced_search');
  expect(await run(['users', 'set-plan', 'ada@example.com', 'Free'])).toBe(0);
  expect((await ada.call('billing.status', {})).subscription).toBeNull();
});

it('prints one JSON document when it is asked to', async () => {
  expect(await run(['--json', 'users', 'list'])).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([{ email: 'ada@example.com', plan: 'Free' }]);
  expect(stderr).toBe('');
});

describe('users show', () => {
  it('shows a person’s plan and usage, by address or by id', async () => {
    await app.billing.givePlan('ada@example.com', 'Gold');
    await ada.store(await uniqueImage());
    await app.teams.make({ name: 'Harbor', owner: 'ada@example.com' });
    expect(await run(['--json', 'users', 'show', 'Ada@example.com'])).toBe(0);
    const shown = JSON.parse(stdout) as { id: string };
    expect(shown).toMatchObject({
      email: 'ada@example.com',
      plan: 'Gold',
      cancel_at_period_end: false,
      screenshot_limit: 1300,
      screenshots: 1,
      teams: 1,
    });
    expect(stderr).toBe('');
    stdout = '';
    expect(await run(['users', 'show', shown.id])).toBe(0);
    expect(stdout).toMatch(/^E-MAIL +ada@example.com\n/);
    expect(stdout).toMatch(/^PLAN +Gold, renews \d{4}-\d{2}-\d{2}$/m);
    expect(stdout).toMatch(/^SCREENSHOTS +1$/m);
  });

  it('ignores closed accounts, and those without an address', async () => {
    const { id } = await ada.call('auth.me', {});
    await ada.call('operations.deleteAccount', {});
    for (const person of [id, 'ada@example.com', '']) {
      expect(await run(['users', 'show', person])).toBe(1);
      expect(await run(['users', 'set-plan', person, 'Gold'])).toBe(1);
    }
    expect(stdout).toBe('');
    expect(stderr).toMatch(/There is no account of/);
  });
});

it.each([
  [['users', 'show', 'nobody@example.com'], 1, /no account of nobody@example.com/],
  [['users', 'show'], 2, /missing required argument 'person'/],
  [['users', 'set-plan', 'nobody@example.com', 'Gold'], 1, /no account of nobody@example.com/],
  [['users', 'set-plan', 'ada@example.com', 'Diamond'], 1, /no plan Diamond/],
  [['users', 'set-plan', 'ada@example.com'], 2, /missing required argument 'plan'/],
  [['usres'], 2, /Did you mean users/],
])('%j ends with %i and a sentence', async (argv, code, sentence) => {
  expect(await run(argv)).toBe(code);
  expect(stderr).toMatch(sentence);
  expect(stdout).toBe('');
});

describe('plans seed', () => {
  // Plans persist over tests and files of tests.
  afterEach(() =>
    app.database.query('delete from plans where id <> all($1)', [PLANS.map(({ id }) => id)]),
  );

  const file = () => join(app.config.dataDir, 'plans.json');

  it('has nothing to do when the plans exist', async () => {
    expect(await run(['plans', 'seed'])).toBe(0);
    expect(stdout).toBe('Nothing to do: the plans are as they should be.\n');
  });

  it('writes a plan of the contract again whose price an operator had changed', async () => {
    await app.database.query('update plans set price_cents = 950 where id = 2');
    expect(await run(['plans', 'seed'])).toBe(0);
    expect(stdout).toContain('~ 2 Bronze\n    price_cents: 950 -> 900');
    const [bronze] = await app.database.query('select price_cents from plans where id = 2');
    expect(bronze).toEqual({ price_cents: 900 });
  });

  it('prints the changes of a file, applies them, and has none the second time', async () => {
    const plan = { id: 2, name: 'Bronze', price_cents: 950, screenshot_limit: 200 };
    const made = { id: 9, name: 'House', price_cents: 0, screenshot_limit: null };
    writeFileSync(file(), JSON.stringify([plan, made]));
    expect(await run(['plans', 'seed', '--from', file(), '--dry-run'])).toBe(0);
    expect(stdout).toContain('~ 2 Bronze\n    price_cents: 900 -> 950');
    expect(stdout).toContain('+ 9 House');
    expect(stdout).toContain('2 of 2 plans would change.');
    const before = await app.visitor().call('billing.plans', {});
    expect(before.find(({ id }) => id === 2)?.price_cents).toBe(900);

    expect(await run(['plans', 'seed', '--from', file()])).toBe(0);
    const after = await app.visitor().call('billing.plans', {});
    expect(after.find(({ id }) => id === 2)?.price_cents).toBe(950);
    expect(after.find(({ id }) => id === 9)?.screenshot_limit).toBeNull();
    stdout = '';
    expect(await run(['--json', 'plans', 'seed', '--from', file()])).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      dry_run: false,
      plans: [{ kind: 'same' }, { kind: 'same' }],
    });
    expect(await run(['plans', 'seed'])).toBe(0);
  });

  it('puts a plan between two others: listed, sold and gated there', async () => {
    const tin = { id: 60, rank: 2.5, name: 'Tin', price_cents: 1200, screenshot_limit: 300 };
    writeFileSync(file(), JSON.stringify([tin]));
    expect(await run(['plans', 'seed', '--from', file()])).toBe(0);
    const names = (await app.visitor().call('billing.plans', {})).map(({ name }) => name);
    expect(names).toEqual(PLANS.flatMap(({ id, name }) => (id === 2 ? [name, 'Tin'] : [name])));

    const eve = await app.person('eve@example.com');
    await app.payments.buy(eve, tin.id);
    await app.payments.settle();
    const { subscription, remaining_uploads, features } = await eve.call('billing.status', {});
    expect(subscription?.plan).toMatchObject({ id: tin.id, name: 'Tin' });
    expect(remaining_uploads).toBe(300);
    expect(features).toEqual(['team_collaboration']);
    const toward = async (plan_id: string) =>
      (await eve.call('billing.changePreview', { query: { plan_id } })).direction;
    expect(await toward('2')).toBe('downgrade');
    expect(await toward('3')).toBe('upgrade');
    await app.database.query('delete from subscriptions');
  });

  it.each([
    ['a file that is not there', null, 'cannot be read'],
    ['no JSON', '{', 'is not valid JSON'],
    ['a wrong field', '[{"id":1,"name":"Free","price_cents":-1}]', '0.price_cents'],
  ])('explains the error in %s, and changes nothing', async (_what, text, problem) => {
    if (text === null) rmSync(file(), { force: true });
    else writeFileSync(file(), text);
    expect(await run(['plans', 'seed', '--from', file()])).toBe(1);
    expect(stderr).toContain(problem);
    expect(stdout).toBe('');
  });
});

describe('usage reset', () => {
  it('shows the counters, and resets them for one person only', async () => {
    const grace = await app.person('grace@example.com');
    await ada.store(await uniqueImage());
    await grace.store(await uniqueImage());
    expect(await run(['usage', 'reset', '--all', '--dry-run'])).toBe(0);
    expect(stdout).toContain('The counted uploads of 2 people would be set back to zero.');
    expect(await run(['usage', 'reset', '--user', 'Ada@example.com', '--yes'])).toBe(0);
    const used = async (who: Client) =>
      (await who.call('billing.status', {})).usage.screenshots_uploaded;
    expect([await used(ada), await used(grace)]).toEqual([0, 1]);
  });

  it('touches only the month that is named', async () => {
    await ada.store(await uniqueImage());
    expect(await run(['usage', 'reset', '--all', '--month', '2026-10', '--yes'])).toBe(0);
    expect(stdout).toBe('Nothing to do: no uploads are counted.\n');
    expect((await ada.call('billing.status', {})).usage.screenshots_uploaded).toBe(1);
  });

  it.each([
    [['usage', 'reset'], 2, 'Name one person with --user, or everybody with --all.'],
    [['usage', 'reset', '--all', '--user', 'ada@example.com'], 2, 'Name one person'],
    [['usage', 'reset', '--all', '--month', 'May'], 2, 'not a month'],
    [['usage', 'reset', '--user', 'nobody@example.com'], 1, 'There is no account'],
  ])('%j ends with %i', async (argv, code, sentence) => {
    expect(await run(argv)).toBe(code);
    expect(stderr).toContain(sentence);
  });

  it('asks first, and changes nothing without a terminal', async () => {
    await ada.store(await uniqueImage());
    expect(await run(['usage', 'reset', '--all'])).toBe(1);
    expect(stderr).toContain('add --yes');
    expect((await ada.call('billing.status', {})).usage.screenshots_uploaded).toBe(1);
  });
});

it('gives no plan to a person who pays for one', async () => {
  await app.payments.buy(ada, 2);
  await app.payments.settle();
  expect(await run(['users', 'set-plan', 'ada@example.com', 'Gold'])).toBe(1);
  expect(stderr).toContain('pays for Bronze');
  expect((await ada.call('billing.status', {})).subscription?.plan.name).toBe('Bronze');
});
