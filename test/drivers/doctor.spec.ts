import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../../sandbox/sandbox';
import { StateFile } from '../../sandbox/state-file';
import { addressCheck } from '../../server/modules/operator/doctor/address.check';
import {
  dataFolderCheck,
  spaceResult,
} from '../../server/modules/operator/doctor/data-folder.check';
import { databaseCheck } from '../../server/modules/operator/doctor/database.check';
import { engineCheck, secondResult } from '../../server/modules/operator/doctor/engine.check';
import { examine } from '../../server/modules/operator/doctor/doctor';
import type { Check } from '../../server/modules/operator/doctor/check';
import { growthResult } from '../../server/modules/operator/doctor/growth.check';
import { mailCheck } from '../../server/modules/operator/doctor/mail.check';
import { nodeResult } from '../../server/modules/operator/doctor/program.check';
import { paymentsCheck } from '../../server/modules/operator/doctor/payments.check';
import { queueServerCheck } from '../../server/modules/operator/doctor/queue-server.check';
import { signInCheck } from '../../server/modules/operator/doctor/sign-in.check';
import { storeCheck } from '../../server/modules/operator/doctor/store.check';
import { StripeClient } from '../../server/infra/payments/stripe-client';
import { applyMigrations } from '../../server/infra/database/migrations';
import { ADMIN_URL, asDatabase, onDatabase } from '../support/database.template';

const NAME = `doctor_${process.env.JEST_WORKER_ID}`;
const admin = () => process.env[ADMIN_URL] ?? '';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shotvault-doctor-spec-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

const look = (environment: Record<string, string>, ...checks: Check[]) =>
  examine({ DATA_DIR: dataDir, ...environment }, checks);

/** The results as states. */
const states = async (environment: Record<string, string>, ...checks: Check[]) =>
  (await look(environment, ...checks)).map(({ about, state }) => `${about}: ${state}`);

describe('the database', () => {
  let url: string;
  beforeAll(async () => {
    url = asDatabase(admin(), NAME);
    await onDatabase(admin(), async (client) => {
      await client.query(`drop database if exists ${NAME} with (force)`);
      await client.query(`create database ${NAME}`);
    });
  });

  it('is distinguished: empty, up to date, paused, changed by hand', async () => {
    const environment = { DATABASE_URL: url };
    expect(await states(environment, databaseCheck)).toEqual(['database: ok', 'migrations: warn']);
    await applyMigrations(url);
    expect(await states(environment, databaseCheck)).toEqual([
      'database: ok',
      'migrations: ok',
      'queue: ok',
    ]);
    await onDatabase(url, (client) => client.query('insert into queue_pause values (1, now())'));
    expect((await look(environment, databaseCheck)).at(-1)).toMatchObject({
      state: 'warn',
      text: 'It is paused, and 0 jobs wait.',
      advice: 'Run: shotvault jobs resume',
    });
    await onDatabase(url, (client) => client.query('drop index jobs_queued'));
    expect(await look(environment, databaseCheck)).toContainEqual(
      expect.objectContaining({ about: 'tables', state: 'fail' }),
    );
  });

  it('that is away is a failure, and an embedded one that does not run is none', async () => {
    const away = { DATABASE_URL: 'postgresql://u:planted-password@127.0.0.1:9/x' };
    expect(await states(away, databaseCheck)).toEqual(['database: fail']);
    expect(await states({}, databaseCheck)).toEqual(['database: warn']);
  });
});

it('stores a file and removes it, or reports the reason', async () => {
  expect(await states({}, storeCheck, dataFolderCheck)).toEqual([
    'store: ok',
    'data folder: ok',
    'server: ok',
  ]);
  const left = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
  // It does not create the secret that a server would keep.
  expect(existsSync(join(dataDir, 'session-secret'))).toBe(false);
  expect(await states({ DATA_DIR: '/dev/null/x' }, storeCheck, dataFolderCheck)).toEqual([
    'store: fail',
    'data folder: fail',
  ]);
  const absent = join(dataDir, 'absent');
  expect(await states({ DATA_DIR: absent }, storeCheck, dataFolderCheck)).toEqual([
    'store: warn',
    'data folder: ok',
  ]);
  expect(existsSync(absent)).toBe(false);
  jest.spyOn(process, 'getuid' as never).mockReturnValue(12_345 as never);
  expect(await states({}, storeCheck)).toEqual(['store: warn']);
});

it.each([
  [{ free: 5e9, total: 40e9 }, 'ok', '/d, 5.0 GB (12 %) free.'],
  [{ free: 5e9, total: 80e9 }, 'warn', '/d, 5.0 GB (6 %) free.'],
  [{ free: 5e8, total: 1e9 }, 'warn', '/d, 500 MB (50 %) free.'],
  [{ free: 5e7, total: 1e9 }, 'fail', '/d, 50 MB (5 %) free.'],
])('judges a disk with %o', (space, state, text) => {
  expect(spaceResult('/d', space)).toMatchObject({ state, text });
});

it.each([
  [0, 'ok', 'Nothing was uploaded in the last 30 days.'],
  [2e6, 'ok', '2.0 MB of images a day in the last 30 days: the disk is full in about 2,500 days.'],
  [
    1e5,
    'ok',
    '0.1 MB of images a day in the last 30 days: the disk lasts for more than ten years.',
  ],
  [5e8, 'warn', '500.0 MB of images a day in the last 30 days: the disk is full in about 10 days.'],
])('says when %i bytes a day fill 5 GB', (bytesPerDay, state, text) => {
  expect(growthResult(bytesPerDay, 5e9)).toMatchObject({ state, text });
});

it.each([
  ['off', { assist: 'off' }, 'ok', /^It is switched off: OCR_ASSIST=off\.$/],
  ['absent', { assist: 'auto', absence: 'It does not load.' }, 'warn', /^It does not load\.$/],
  ['there', { assist: 'auto', second: 'PP-OCRv4 1' }, 'ok', /^PP-OCRv4 1 reads again .* 900 MB/],
  ['there and fails', { assist: 'on' }, 'warn', /^It loads, and fails when it reads\.$/],
] as const)('says of a second text engine that is %s: %o', (_how, seen, state, text) => {
  const result = secondResult({ absence: null, second: undefined, ...seen });
  expect(result).toMatchObject({ about: 'second text engine', state });
  expect(result.text).toMatch(text);
  expect(result.advice !== undefined).toBe(state === 'warn');
});

describe('redis', () => {
  let server: Server;
  let port: number;
  /** Answers like a Redis with a password. */
  beforeEach(async () => {
    server = createServer((socket) => {
      let isIn = false;
      socket.on('data', (data) => {
        const said = String(data);
        if (said.includes('AUTH')) isIn = said.includes('open sesame');
        socket.end(isIn ? '+OK\r\n+PONG\r\n' : '-NOAUTH Authentication required.\r\n');
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(() => server.close());

  it('answers, refuses, or is away', async () => {
    const at = (password: string) => ({ REDIS_URL: `redis://:${password}@127.0.0.1:${port}` });
    expect(await states(at('open%20sesame'), queueServerCheck)).toEqual(['redis: ok']);
    const [refused] = await look(at('wrong-password'), queueServerCheck);
    expect(refused).toMatchObject({ state: 'fail', text: expect.stringContaining('NOAUTH') });
    expect(await states({ REDIS_URL: 'redis://127.0.0.1:9' }, queueServerCheck)).toEqual([
      'redis: fail',
    ]);
    expect(await states({ REDIS_URL: 'nonsense' }, queueServerCheck)).toEqual([
      'configuration: fail',
    ]);
    expect(await states({}, queueServerCheck)).toEqual(['redis: ok']);
  });
});

it.each([
  ['invalid_grant', 'ok'],
  ['invalid_client', 'fail'],
  ['redirect_uri_mismatch', 'fail'],
  ['temporarily_unavailable', 'warn'],
])('takes Google’s %s for %s', async (error, state) => {
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ error }, { status: 400 })));
  const google = { GOOGLE_CLIENT_ID: 'the-id', GOOGLE_CLIENT_SECRET: 'planted-secret' };
  expect(await states(google, signInCheck)).toEqual([`sign-in: ${state}`]);
  expect(asked.mock.calls[0]?.[0]).toBe('https://oauth2.googleapis.com/token');
});

it.each([
  [{}, ['address: ok']],
  [{ PUBLIC_URL: 'http://shots.example.com' }, ['address: warn', 'address: warn', 'sandbox: warn']],
  [{ PUBLIC_URL: 'https://shots.example.com', TRUST_PROXY: '1' }, ['sandbox: warn']],
  [{ PUBLIC_URL: 'https://shots.example.com' }, ['address: warn', 'sandbox: warn']],
  [{ HOST: '0.0.0.0' }, ['sandbox: fail']],
  [{ DATABASE_URL: 'postgresql://u@127.0.0.1/x' }, ['address: warn']],
])('finds of %j: %j', async (environment, found) => {
  expect(await states(environment as Record<string, string>, addressCheck)).toEqual(found);
});

it('names every variable that is wrong, and looks no further', async () => {
  const found = await examine({ DATA_DIR: dataDir, PORT: 'many', SMTP_URL: 'planted-secret' });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ about: 'configuration', state: 'fail' });
  expect(found[0]?.text).toContain('PORT: expected a whole number');
  expect(found[0]?.text).toContain('SMTP_URL: expected');
});

it('recognises a Node that is new enough', () => {
  expect(nodeResult('20.19.0', '>=20.19').state).toBe('ok');
  expect(nodeResult('22.1.0', '>=20.19').state).toBe('ok');
  expect(nodeResult('20.18.3', '>=20.19').state).toBe('fail');
});

it('reads its sample after everything else, so that a slow machine does not look broken', async () => {
  const began: string[] = [];
  const told = (about: string, isHeavy: boolean): Check => ({
    about,
    isHeavy,
    run: async () => {
      began.push(about);
      await new Promise((resolve) => setTimeout(resolve, 20));
      began.push(`${about} ended`);
      return [{ about, state: 'ok', text: '' }];
    },
  });
  const found = await states({}, told('engine', true), told('database', false));
  expect(began).toEqual(['database', 'database ended', 'engine', 'engine ended']);
  expect(found).toEqual(['engine: ok', 'database: ok']);
  expect(engineCheck.isHeavy).toBe(true);
});

it('prints no secret, even when a failure quotes one', async () => {
  const quoting: Check = {
    about: 'quoting',
    run: ({ environment }) => {
      throw new Error(`refused: ${Object.values(environment).join(' ')}`);
    },
  };
  const environment = {
    SESSION_SECRET: 'planted-session-secret-of-32-letters',
    DATABASE_URL: 'postgresql://u:planted%20password@127.0.0.1:9/x',
    REDIS_URL: 'redis://:planted-redis@127.0.0.1:9',
    SMTP_URL: 'smtp://u:planted-mail@127.0.0.1:9',
    S3_SECRET_ACCESS_KEY: 'planted-s3-secret',
    S3_ACCESS_KEY_ID: 'planted-s3-id',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'planted-google',
    STRIPE_SECRET_KEY: 'sk_test_planted',
    STRIPE_WEBHOOK_SECRET: 'whsec_planted',
    S3_BUCKET: 'shots',
    METRICS_TOKEN: 'planted-metrics-token-of-32-letters-or-more',
  };
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('planted-google is away'));
  const checks = [databaseCheck, queueServerCheck, mailCheck, signInCheck, quoting];
  const found = await look(environment, ...checks);
  expect(found.map(({ state }) => state)).toEqual(['fail', 'fail', 'fail', 'fail', 'fail']);
  expect(JSON.stringify(found)).not.toMatch(/planted/);
});

describe('a provider of OpenID Connect', () => {
  let sandbox: Awaited<ReturnType<typeof createSandbox>>;
  let url: string;
  beforeEach(async () => {
    sandbox = await createSandbox({
      client: { id: 'client', secret: 'secret' },
      publicUrl: 'http://localhost:3000',
      state: new StateFile(join(dataDir, 'identity.json')),
      now: () => Date.now(),
    });
    url = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => sandbox.close());

  const settings = (changes: Record<string, string> = {}) => ({
    OIDC_HOME_ISSUER: `${url}/sandbox/oidc/home`,
    OIDC_HOME_CLIENT_ID: 'shotvault',
    OIDC_HOME_CLIENT_SECRET: 'sandbox-client-secret',
    ...changes,
  });

  it('knows the client, or does not, or signs otherwise, or cannot be reached', async () => {
    const statesOf = (changes: Record<string, string>) => states(settings(changes), signInCheck);
    expect(await statesOf({})).toEqual(['sign-in home: ok']);
    expect(await statesOf({ OIDC_HOME_CLIENT_SECRET: 'wrong' })).toEqual(['sign-in home: fail']);
    expect(await statesOf({ OIDC_HOME_ALGORITHM: 'ES256' })).toEqual([
      'sign-in home: ok',
      'sign-in home: fail',
    ]);
    const away = await look(
      { ...settings({ OIDC_HOME_ISSUER: 'http://127.0.0.1:9/x' }) },
      signInCheck,
    );
    expect(away).toMatchObject([
      { state: 'fail', text: expect.stringContaining('Home cannot be used') },
    ]);
  });

  it('is warned about when it may hand out accounts', async () => {
    const found = await look(
      settings({ OIDC_HOME_JOIN_BY_EMAIL: '1', OIDC_HOME_TRUST_EMAIL: '1' }),
      signInCheck,
    );
    expect(found.map(({ state }) => state)).toEqual(['ok', 'warn', 'warn']);
    expect(found[1]?.text).toContain('gets that person');
  });
});

it('names the plans for sale that have no price at Stripe', async () => {
  jest.spyOn(StripeClient.prototype, 'peek').mockResolvedValue(undefined);
  const environment = {
    STRIPE_SECRET_KEY: 'sk_test_one',
    STRIPE_WEBHOOK_SECRET: 'whsec_one',
    STRIPE_TEST_BRONZE_PRICE_ID: 'price_1',
    STRIPE_TEST_GOLD_PRICE_ID: 'price_3',
    // Of the other mode.
    STRIPE_SILVER_PRICE_ID: 'price_2',
  };
  const [taken, unpriced] = await look(environment, paymentsCheck);
  expect(taken?.state).toBe('ok');
  expect(unpriced).toMatchObject({ state: 'warn' });
  expect(unpriced?.text).toContain('SILVER, PLATINUM');
  expect(unpriced?.advice).toContain('STRIPE_TEST_SILVER_PRICE_ID');
  const all = { STRIPE_TEST_SILVER_PRICE_ID: 'price_2', STRIPE_TEST_PLATINUM_PRICE_ID: 'price_5' };
  expect(await states({ ...environment, ...all }, paymentsCheck)).toEqual(['payments: ok']);
});
