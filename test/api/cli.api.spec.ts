import { run } from '../../cli/main';
import { TestApp } from '../support/app';
import type { Client } from '../support/person';

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

it.each([
  [['users', 'set-plan', 'nobody@example.com', 'Gold'], 1, /no account of nobody@example.com/],
  [['users', 'set-plan', 'ada@example.com', 'Diamond'], 1, /no plan Diamond/],
  [['users', 'set-plan', 'ada@example.com'], 2, /missing required argument 'plan'/],
  [['usres'], 2, /Did you mean users/],
])('%j ends with %i and a sentence', async (argv, code, sentence) => {
  expect(await run(argv)).toBe(code);
  expect(stderr).toMatch(sentence);
  expect(stdout).toBe('');
});
