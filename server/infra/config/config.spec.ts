import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from './config';
import { SOLD_PLANS } from './payments-config';

const SECRET = 'x'.repeat(32);
const load = (env: Record<string, string> = {}) => loadConfig({ SESSION_SECRET: SECRET, ...env });
const problemsOf = (env: Record<string, string>): string => {
  try {
    load(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no problem';
};

describe('configuration', () => {
  it('works with an empty environment', () => {
    expect(load()).toMatchObject({
      nodeEnv: 'development',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      trustProxy: false,
      rateLimits: { signIn: 120, uploads: 1200, uploadBurst: 200, images: 12_000, requests: 1200 },
    });
  });

  it('has a variable for the price of every plan, which is why their names are one word', () => {
    expect(SOLD_PLANS.filter((name) => !/^[A-Z]+$/.test(name))).toEqual([]);
  });

  it('switches the second text engine on where it can run, unless configured otherwise', () => {
    expect(load().ocr.assist).toBe('auto');
    expect(load({ OCR_ASSIST: 'off' }).ocr.assist).toBe('off');
    expect(problemsOf({ OCR_ASSIST: 'yes' })).toContain('OCR_ASSIST: expected auto, on or off');
  });

  it('reads further languages where their data is installed', () => {
    expect(load().ocr.languages).toEqual(['eng', 'deu', 'fra', 'spa']);
    expect(load({ OCR_LANGUAGES: 'fra, eng' }).ocr.languages).toEqual(['eng', 'deu', 'fra', 'spa']);
  });

  it('names the package of a language that is not installed', () => {
    expect(problemsOf({ OCR_LANGUAGES: 'deu,xyz' })).toContain(
      'OCR_LANGUAGES: the data of a language is not installed; run: npm install --no-save @tesseract.js-data/xyz@1.0.0',
    );
    expect(problemsOf({ OCR_LANGUAGES: 'Polish' })).toContain(
      'OCR_LANGUAGES: expected names of language data such as pol,ita; Polish is none',
    );
    expect(problemsOf({ OCR_LANGUAGES: '../../x' })).toContain('../../x is none');
  });

  it('derives the public address and the sandbox port from the port', () => {
    const config = load({ PORT: '4100' });
    expect(config.publicUrl).toBe('http://localhost:4100');
    expect(config.sandbox).toEqual({
      enabled: true,
      port: 4101,
      url: 'http://127.0.0.1:4101',
      mailPort: 4102,
    });
  });

  it('drops the trailing slash of the public address', () => {
    expect(load({ PUBLIC_URL: 'https://shots.example.com/' }).publicUrl).toBe(
      'https://shots.example.com',
    );
  });

  it('treats an empty variable as absent', () => {
    expect(load({ PORT: '', GOOGLE_CLIENT_ID: ' ' }).port).toBe(3000);
  });

  it('names every wrong variable in one message', () => {
    const message = problemsOf({
      PORT: '99999',
      PUBLIC_URL: 'shots',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      GOOGLE_CLIENT_ID: 'id',
      SESSION_SECRET: 'short',
    });
    for (const name of [
      'PORT: expected a whole number from 1 to 65535',
      'PUBLIC_URL',
      'DATABASE_URL',
      'LOG_LEVEL',
      'SESSION_SECRET: expected at least 32 characters',
      'GOOGLE_CLIENT_SECRET: expected, because GOOGLE_CLIENT_ID is set',
    ])
      expect(message).toContain(name);
  });

  it('never repeats the value of a secret', () => {
    expect(problemsOf({ SESSION_SECRET: 'hush-hush' })).not.toContain('hush-hush');
  });

  it('requires id and secret of a Google client', () => {
    expect(problemsOf({ GOOGLE_CLIENT_SECRET: 'secret' })).toContain('GOOGLE_CLIENT_ID: expected');
  });

  it('listens everywhere only once no part is played by the sandbox', () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    for (const part of [google, stripe])
      expect(load(part)).toMatchObject({ host: '127.0.0.1', sandbox: { enabled: true } });
    for (const all of [
      { ...google, ...stripe },
      { ...google, SANDBOX: '0' },
      { ...google, NODE_ENV: 'production' },
    ])
      expect(load(all)).toMatchObject({ host: '0.0.0.0', sandbox: { enabled: false } });
  });

  it('uses the current addresses of Google once a client is configured', () => {
    const config = load({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
    expect(config.google).toEqual({
      issuer: 'https://accounts.google.com',
      authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
      clientId: 'id',
      clientSecret: 'secret',
    });
  });

  it('signs in at the sandbox the supervisor names when no Google client is configured', () => {
    const { google } = load({ SANDBOX_URL: 'http://127.0.0.1:5005' });
    expect(google?.issuer).toBe('sandbox');
    expect(google?.authorizationUrl).toBe('http://127.0.0.1:5005/sandbox/oauth/authorize');
    expect(google?.userInfoUrl).toMatch(/\/userinfo$/);
    expect(google?.clientSecret).not.toContain(SECRET);
  });

  it('signs people in by its own links where production has neither a provider nor the sandbox', () => {
    const alone = load({ NODE_ENV: 'production' });
    expect(alone.google).toBeNull();
    expect(alone.sandbox.enabled).toBe(false);
    expect(alone.links).toEqual({ isOn: true, sendsMail: false });
    const SMTP_URL = 'smtp://mail.example.com';
    expect(load({ NODE_ENV: 'production', SMTP_URL }).links.sendsMail).toBe(true);
    expect(load({ NODE_ENV: 'production', SANDBOX: '1' }).sandbox.enabled).toBe(true);
  });

  it('refuses to start without any way to sign in', () => {
    const none = { NODE_ENV: 'production', LINK_SIGN_IN: '0' };
    expect(problemsOf(none)).toContain('LINK_SIGN_IN: 0 leaves nobody who could sign in');
    expect(problemsOf({ LINK_SIGN_IN: '0', SANDBOX: '0' })).toContain('nobody who could sign in');
    expect(load({ LINK_SIGN_IN: '0' }).google?.issuer).toBe('sandbox');
  });

  it('has links beside other ways in only where they are asked for', () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(load({}).links.isOn).toBe(false);
    expect(load({ ...google, NODE_ENV: 'production' }).links.isOn).toBe(false);
    expect(load({ ...google, LINK_SIGN_IN: '1' }).links.isOn).toBe(true);
    expect(load({ LINK_SIGN_IN: '1' }).google?.issuer).toBe('sandbox');
    expect(problemsOf({ LINK_SIGN_IN: '1', OIDC_ONLY: '1' })).toContain('together with OIDC_ONLY');
  });

  it('pays at the sandbox the supervisor names when no Stripe key is configured', () => {
    const { payments } = load({ SANDBOX_URL: 'http://127.0.0.1:5005' });
    expect(payments).toMatchObject({
      provider: 'sandbox',
      environment: 'sandbox',
      host: '127.0.0.1',
      port: 5005,
      protocol: 'http',
      priceIds: {},
    });
    expect(payments.secretKey).toMatch(/^sk_test_sandbox[0-9a-f]{64}$/);
    expect(payments.webhookSecret).toMatch(/^whsec_[0-9a-f]{64}$/);
    expect(JSON.stringify(payments)).not.toContain(SECRET);
  });

  it('sells no plan in production without a Stripe key, unless the sandbox is allowed', () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    const production = { ...google, NODE_ENV: 'production' };
    expect(load(production).payments).toMatchObject({ provider: 'none', environment: 'live' });
    expect(load({ ...production, SANDBOX: '1' }).payments.provider).toBe('sandbox');
    expect(load({ ...google, SANDBOX: '0' }).payments.provider).toBe('none');
  });

  it('sends mail to the sandbox while that runs, and nowhere without it', () => {
    const { mail } = load({ SANDBOX_SMTP_PORT: '5006' });
    expect(mail).toMatchObject({
      provider: 'sandbox',
      url: expect.stringMatching(/^smtp:\/\/shotvault:[0-9a-f]{64}@127\.0\.0\.1:5006$/) as string,
      from: { name: null, address: 'no-reply@localhost' },
    });
    expect(JSON.stringify(mail)).not.toContain(SECRET);
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(load({ ...google, SANDBOX: '0' }).mail).toEqual({ provider: 'none' });
    expect(load({ ...google, NODE_ENV: 'production' }).mail).toEqual({ provider: 'none' });
  });

  it('sends mail through the configured server, with and without the sandbox', () => {
    const SMTP_URL = 'smtps://user:p%40ss@mail.example.com:465';
    expect(load({ SMTP_URL, PUBLIC_URL: 'https://shots.example.com' }).mail).toEqual({
      provider: 'smtp',
      url: SMTP_URL,
      from: { name: null, address: 'no-reply@shots.example.com' },
    });
    expect(load({ SMTP_URL, MAIL_FROM: 'Ada Lovelace <ada@example.com>' }).mail).toMatchObject({
      from: { name: 'Ada Lovelace', address: 'ada@example.com' },
    });
  });

  it.each([
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL: expected an address such as'],
    [{ SMTP_URL: 'https://user:hush@mail.example.com' }, 'SMTP_URL: expected an address such as'],
    [{ MAIL_FROM: 'somebody' }, 'MAIL_FROM: expected a sender such as'],
    [{ MAIL_FROM: 'a@example.com, b@example.com' }, 'MAIL_FROM: expected a sender such as'],
    [{ MAIL_FROM: 'A\r\nBcc: b@example.com <a@example.com>' }, 'MAIL_FROM: expected a sender'],
  ])('refuses %j', (env, sentence) => {
    const message = problemsOf(env);
    expect(message).toContain(sentence);
    expect(message).not.toContain('hush');
  });

  it('takes the prices that belong to the mode of the key', () => {
    const prices = {
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_BRONZE_PRICE_ID: 'price_live',
      STRIPE_TEST_BRONZE_PRICE_ID: 'price_test',
      STRIPE_TEST_GOLD_PRICE_ID: 'price_gold',
    };
    const test = load({ ...prices, STRIPE_SECRET_KEY: 'rk_test_1' }).payments;
    expect(test).toMatchObject({ provider: 'stripe', environment: 'test' });
    expect(test.priceIds).toEqual({ BRONZE: 'price_test', GOLD: 'price_gold' });
    const live = load({ ...prices, STRIPE_SECRET_KEY: 'sk_live_1' }).payments;
    expect(live.environment).toBe('live');
    expect(live.priceIds).toEqual({ BRONZE: 'price_live' });
    expect(live.host).toBeUndefined();
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET: expected'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY: expected'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY: expected'],
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY: expected a key such as sk_test_'],
    [{ STRIPE_GOLD_PRICE_ID: 'prod_1' }, 'STRIPE_GOLD_PRICE_ID: expected the id of a price'],
    [
      {
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      },
      'STRIPE_PUBLISHABLE_KEY: expected of the same mode',
    ],
  ])('refuses %j', (env, sentence) => {
    expect(problemsOf(env)).toContain(sentence);
  });

  it.each([
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8,::1', '10.0.0.0/8,::1'],
    ['10.0.0.1, fd00::/8', '10.0.0.1,fd00::/8'],
  ])('reads TRUST_PROXY=%s', (text, value) => {
    expect(load({ TRUST_PROXY: text }).trustProxy).toBe(value);
  });

  it('refuses to trust every proxy, and names valid values', () => {
    expect(problemsOf({ TRUST_PROXY: 'true' })).toContain(
      'TRUST_PROXY: true would believe everybody who writes X-Forwarded-For; ' +
        'write how many proxies stand in front (TRUST_PROXY=1), or their addresses (TRUST_PROXY=10.0.0.0/8,127.0.0.1)',
    );
  });

  it.each([
    'yes',
    '-1',
    '1.2.3',
    '10.0.0.0/33',
    '::/129',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1,',
    'proxy',
  ])('refuses TRUST_PROXY=%s', (text) => {
    expect(problemsOf({ TRUST_PROXY: text })).toContain('TRUST_PROXY: expected false, the number');
  });

  it('answers under the names of its own address, of HOST and of ALLOWED_HOSTS', () => {
    const hosts = (env: Record<string, string>) => load(env).allowedHosts;
    expect(hosts({})).toEqual(['localhost', '127.0.0.1']);
    const named = { PUBLIC_URL: 'https://Shots.example.com:8443/', HOST: '0.0.0.0' };
    expect(hosts(named)).toEqual(['shots.example.com']);
    expect(
      hosts({ ...named, ALLOWED_HOSTS: 'Shots.LAN, [::2]:80,10.0.0.1:3000,bücher.example' }),
    ).toEqual([
      'shots.example.com',
      'shots.lan',
      '[::2]',
      '10.0.0.1:3000',
      'xn--bcher-kva.example',
    ]);
    expect(hosts({ HOST: 'fd00::1' })).toContain('[fd00::1]');
  });

  it.each(['https://shots.lan', 'shots.lan/path', 'two names', '*', 'shots.lan:port'])(
    'refuses ALLOWED_HOSTS=%s',
    (text) => {
      expect(problemsOf({ ALLOWED_HOSTS: text })).toContain('ALLOWED_HOSTS: expected host names');
    },
  );

  it('is shared with other processes only without a supervisor, and then drains for the configured time', () => {
    const url = { DATABASE_URL: 'postgresql://db/shots', DRAIN_SECONDS: '30' };
    expect(load(url)).toMatchObject({ isShared: true, drainMs: 30_000 });
    expect(load({ ...url, SHOTVAULT_PARENT: '1' })).toMatchObject({
      isShared: false,
      drainMs: 2_000,
    });
    expect(load({})).toMatchObject({ isShared: false, drainMs: 5_000 });
  });

  it.each(['redis://localhost', 'rediss://user:secret@cache.example.com:6380/2'])(
    'takes %s for a Redis',
    (address) => {
      expect(load({ REDIS_URL: address }).redisUrl).toBe(address);
    },
  );

  it.each([
    ['sessionSecret', 'session-secret'],
    ['serverKey', 'server-key'],
  ] as const)(
    'keeps a generated %s in the data folder, readable by its owner only',
    (key, name) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'shotvault-config-'));
      try {
        const first = loadConfig({ DATA_DIR: dataDir })[key];
        expect(first).toMatch(/^[0-9a-f]{64}$/);
        expect(loadConfig({ DATA_DIR: dataDir })[key]).toBe(first);
        const file = join(dataDir, name);
        expect(statSync(file).mode & 0o777).toBe(0o600);
        expect(readFileSync(file, 'utf8')).toBe(first);
      } finally {
        rmSync(dataDir, { recursive: true });
      }
    },
  );
});
