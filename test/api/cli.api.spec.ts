import { run } from '../../cli/main';
import { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { makeTeam } from '../support/teams';

let app: TestApp;
let ada: Client;
let stdout = '';
let stderr = '';

beforeAll(async () => {
  app = await TestApp.start();
  // What an operator's shell has set; the command reads its own environment.
  process.env.DATABASE_URL = app.database.url;
  process.env.DATA_DIR = app.config.dataDir;
});
afterAll(async () => {
  delete process.env.DATABASE_URL;
  delete process.env.DATA_DIR;
  await app.close();
});
beforeEach(async () => {
  await app.reset();
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

it('gives a plan, and takes it away', async () => {
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
  it('tells what a person has and uses, by address or by id', async () => {
    await app.givePlan('ada@example.com', 'Gold');
    await ada.store(await uniqueImage());
    await makeTeam(app.database.url, { name: 'Harbor', owner: 'ada@example.com' });
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

  it('does not know a closed account, nor one without an address', async () => {
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
