// R12: no log of any process contains a secret, at the most verbose level and whatever fails. Values that the radar finds
// are in no log either, and the radar leaves no copy of them anywhere (planted-findings.mjs).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { until } from './inspect.mjs';
import { leaksOfFindings, lineWithFinding, plantFindings } from './planted-findings.mjs';
import { freePort } from '../support/free-port.mjs';
import {
  kill,
  operate,
  signIn,
  sleep,
  startProduct,
  uniqueImage,
  untilHealthy,
  upload,
} from './product.mjs';

const OWNER = 'ada@example.com';
/** Enough of a secret to recognise it where a log cut it off. */
const PIECE = 12;
const WORD = 'QUOKKAVAULT';
/** The client that the sandbox's providers know. */
const OIDC_CLIENT = { id: 'shotvault', secret: 'sandbox-client-secret' };

const plant = (name) => `planted-${name}-${Math.random().toString(36).slice(2, 14)}`;
const post = (body, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Requests that carry a secret, some valid and some that fail; returns the secrets. */
async function plantAll(product, smtpPassword, visionKey) {
  /** @type {typeof import('../../server/infra/config/sandbox-secrets.js')} */
  const { sandboxSecrets } = requireTypeScript('server/infra/config/sandbox-secrets.ts');
  const { url, dataDir } = product;
  const sessionSecret = readFileSync(join(dataDir, 'session-secret'), 'utf8').trim();
  const databasePassword = readFileSync(join(dataDir, 'pg18-password'), 'utf8').trim();
  const { webhookSecret, stripeKey, clientSecret, mailSecret } = sandboxSecrets(sessionSecret);
  const secrets = { smtpPassword, visionKey, sessionSecret, databasePassword };
  secrets.oidcClientSecret = OIDC_CLIENT.secret;
  Object.assign(secrets, { webhookSecret, stripeKey, clientSecret, mailSecret });
  const ask = await signIn(product, OWNER);
  secrets.session = ask.cookie.split('=').at(-1);
  await operate(dataDir, ['users', 'set-plan', OWNER, 'Gold']);

  await plantSignIn(url, secrets);
  await plantProvider(product, secrets);
  await plantKey(url, ask, secrets);
  await plantPairing(url, ask, secrets);
  await plantInvite(product, ask, secrets);
  secrets.signature = plant('signature');
  const signed = { 'stripe-signature': `t=1,v1=${secrets.signature}` };
  await fetch(`${url}/api/webhooks/stripe`, post({ type: 'x', note: webhookSecret }, signed));
  await plantText(ask, secrets);
  return secrets;
}

async function plantSignIn(url, secrets) {
  secrets.code = plant('code');
  secrets.state = plant('state');
  await fetch(`${url}/api/sessions`, post({ code: secrets.code, state: secrets.state }));
  await fetch(`${url}/api/sessions`, post(`{"code": "${secrets.code}", "state": `));
  await fetch(`${url}/auth/callback?code=${secrets.code}&state=${secrets.state}`);
  secrets.foreignCookie = plant('cookie');
  const headers = { cookie: `shotvault_session=${secrets.foreignCookie}` };
  for (const path of ['/api/users/me', '/api/nowhere', '/gallery']) {
    await fetch(`${url}${path}`, { headers });
  }
}

/** A whole sign-in at an OpenID provider, a code that it does not know, and its code a second time. */
async function plantProvider({ url }, secrets) {
  const begun = await fetch(`${url}/api/sign-in/home`);
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const address = new URL((await begun.json()).redirectUrl);
  secrets.oidcState = address.searchParams.get('state');
  secrets.oidcNonce = address.searchParams.get('nonce');
  address.searchParams.set('prompt', 'none');
  address.searchParams.set('login_hint', 'oidc@example.com');
  const answer = await fetch(address, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  const body = { provider: 'home', ...Object.fromEntries(back.searchParams) };
  secrets.oidcCode = back.searchParams.get('code');
  await fetch(`${url}${back.pathname}${back.search}`);
  const send = (fields) => fetch(`${url}/api/sessions`, post({ ...body, ...fields }, { cookie }));
  const { status } = await send({});
  if (status !== 201) throw new Error(`the sign-in at the provider answered ${status}`);
  await send({});
  secrets.foreignOidcCode = plant('oidc');
  await send({ code: secrets.foreignOidcCode });
}

async function plantKey(url, ask, secrets) {
  const made = await ask('/api/keys', post({ name: 'A key', scopes: ['read', 'write'] }));
  secrets.key = (await made.json()).token;
  secrets.foreignKey = plant('key');
  for (const token of [secrets.key, secrets.foreignKey]) {
    const headers = { authorization: `Bearer ${token}` };
    for (const path of [
      '/api/screenshots',
      '/api/screenshots?limit=none',
      '/api/screenshots/x/image',
    ]) {
      await fetch(`${url}${path}`, { headers });
    }
    await fetch(`${url}/api/screenshots/upload`, { method: 'POST', headers, body: 'no form' });
  }
}

async function plantPairing(url, ask, secrets) {
  const made = await fetch(`${url}/api/cli/pairings`, post({ device_name: 'A device' }));
  const { id, code, device_secret: deviceSecret } = await made.json();
  Object.assign(secrets, { pairingCode: code, deviceSecret });
  const headers = { 'x-device-secret': deviceSecret };
  await fetch(`${url}/api/cli/pairings/${id}`, { headers });
  await fetch(`${url}/api/cli/pairings/${plant('id')}`, { headers });
  await ask(`/api/cli/pairings/${code}/approve`, { method: 'POST' });
  const granted = await fetch(`${url}/api/cli/pairings/${id}`, { headers });
  secrets.cliToken = (await granted.json()).granted?.token ?? plant('cli');
  await ask(`/api/cli/pairings/${code}/approve`, { method: 'POST' });
}

/** The invite's mail cannot be sent, because the mail server of this installation does not answer. */
async function plantInvite(product, ask, secrets) {
  const team = await (await ask('/api/teams', post({ name: 'Harbor' }))).json();
  const invite = { email: 'grace@example.com', role: 'member' };
  const { url } = await (await ask(`/api/teams/${team.id}/invite`, post(invite))).json();
  secrets.invite = url.split('/').at(-1);
  await fetch(`${product.url}/api/invites/${secrets.invite}`);
  await fetch(`${product.url}/invite/${secrets.invite}`);
  const stranger = await signIn(product, 'mallory@example.com');
  await stranger(`/api/invites/${secrets.invite}/accept`, { method: 'POST' });
  await ask(`/api/invites/${secrets.invite}/accept`, post('{"half":'));
}

async function plantText(ask, secrets) {
  secrets.text = WORD;
  const stored = await upload(ask, await uniqueImage(WORD), `${WORD}.png`);
  const { screenshot_id: id } = await stored.json();
  const textOf = async () => (await (await ask(`/api/screenshots/${id}`)).json()).extracted_text;
  await until(async () => (await textOf())?.text_content, 60_000);
  if (!(await textOf())?.text_content.includes(WORD))
    throw new Error('the planted text was not read');
  await ask(`/api/screenshots?q=${WORD}`);
  await ask(`/api/screenshots?q=${WORD}&limit=none`);
  const titled = { ...post({ ai_generated_title: `${WORD} as a title` }), method: 'PATCH' };
  await ask(`/api/screenshots/${id}`, titled);
  await ask(`/api/screenshots/${id}`, { ...post({ nonsense: WORD }), method: 'PATCH' });
  await ask(`/api/screenshots/${id}/process`, post({ rerun: true }));
}

/** Faults cause the most logging: the database stops, and a process is killed. */
async function playFaults(product, ask) {
  /** @type {typeof import('../../server/infra/database/embedded/postmaster.js')} */
  const { findPostmaster } = requireTypeScript('server/infra/database/embedded/postmaster.ts');
  const asked = Array.from({ length: 20 }, () =>
    ask(`/api/screenshots?q=${WORD}`).catch(() => null),
  );
  const postmaster = findPostmaster(join(product.dataDir, 'pg18'));
  if (!postmaster) throw new Error('No database runs');
  process.kill(postmaster.pid, 'SIGINT');
  await Promise.all(asked);
  await sleep(1_000);
  await untilHealthy(product);
  for (const door of ['api', 'worker']) await kill(product, door);
  await untilHealthy(product);
}

function logsOf(product) {
  const files = readdirSync(product.dataDir).filter((name) => name.endsWith('.log'));
  const texts = files.map((name) => readFileSync(join(product.dataDir, name), 'utf8'));
  return [product.log(), ...texts];
}

export async function drill(options = []) {
  const given = options.find((it) => it.startsWith('--seed='))?.slice('--seed='.length);
  const seed = Number(given ?? Date.now() % 1_000_000);
  const smtpPassword = plant('smtp');
  const visionKey = plant('vision');
  const nobody = await freePort();
  const sandboxPort = await freePort();
  const product = await startProduct({
    env: {
      LOG_LEVEL: 'trace',
      OCR_ASSIST: 'off',
      SANDBOX: '1',
      SANDBOX_PORT: String(sandboxPort),
      OIDC_HOME_ISSUER: `http://127.0.0.1:${sandboxPort}/sandbox/oidc/home`,
      OIDC_HOME_CLIENT_ID: OIDC_CLIENT.id,
      OIDC_HOME_CLIENT_SECRET: OIDC_CLIENT.secret,
      SMTP_URL: `smtp://ada:${smtpPassword}@127.0.0.1:${nobody}`,
      VISION_URL: `http://127.0.0.1:${nobody}/v1`,
      VISION_MODEL: 'none',
      VISION_API_KEY: visionKey,
    },
  });
  const problems = [];
  let lines = 0;
  try {
    const secrets = await plantAll(product, smtpPassword, visionKey);
    const ask = await signIn(product, OWNER);
    const radar = await plantFindings(ask, seed);
    problems.push(...(await leaksOfFindings(product, ask, radar)));
    await playFaults(product, ask);
    await product.stop({ isKept: true });
    const logs = logsOf(product);
    lines = logs.join('').split('\n').length;
    let found = 0;
    for (const [name, secret] of Object.entries(secrets)) {
      const piece = secret.slice(0, Math.max(PIECE, secret.startsWith('planted-') ? 24 : 0));
      const line = logs.flatMap((log) => log.split('\n')).find((text) => text.includes(piece));
      if (line === undefined) continue;
      found += 1;
      problems.push(`${name} stands in a log: ${line.slice(0, 400)}`);
    }
    const leak = lineWithFinding(
      logs.flatMap((log) => log.split('\n')),
      radar,
    );
    if (leak !== undefined)
      problems.push(`a log holds what the radar found: ${leak.slice(0, 400)}`);
    console.log(`seed ${seed}`);
    console.log(`values for the radar: ${radar.planted.length}, found: ${radar.found.length}`);
    console.log(`secrets: ${Object.keys(secrets).length}, lines of log: ${lines}, found: ${found}`);
  } finally {
    await product.stop();
  }
  return problems;
}
