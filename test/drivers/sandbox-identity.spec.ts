import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../../sandbox/sandbox';
import { StateFile } from '../../sandbox/state-file';

const PUBLIC_URL = 'http://localhost:3000';
const CALLBACK = `${PUBLIC_URL}/auth/callback`;
const CLIENT = { id: 'client', secret: 'secret: with % signs' };
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

let folder: string;
let sandbox: Sandbox;
let base: string;
let now: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shotvault-sandbox-'));
  now = 1_700_000_000_000;
  await open();
});
afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

async function open(): Promise<void> {
  const state = new StateFile(join(folder, 'identity.json'));
  sandbox = await createSandbox({ client: CLIENT, publicUrl: PUBLIC_URL, state, now: () => now });
  base = await sandbox.listen({ host: '127.0.0.1', port: 0 });
}

function authorizeUrl(changes: Record<string, string> = {}): string {
  const fields = {
    client_id: CLIENT.id,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'state-1',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...changes,
  };
  return `${base}/sandbox/oauth/authorize?${new URLSearchParams(fields).toString()}`;
}

const authorize = (changes: Record<string, string> = {}) =>
  fetch(authorizeUrl(changes), { redirect: 'manual' });
const submit = (email: string, changes: Record<string, string> = {}) =>
  fetch(authorizeUrl(changes), {
    method: 'POST',
    body: new URLSearchParams({ email }),
    redirect: 'manual',
  });
const targetOf = (response: Response) => new URL(response.headers.get('location') ?? '');

async function codeFor(email: string): Promise<string> {
  const response = await authorize({ prompt: 'none', login_hint: email });
  return targetOf(response).searchParams.get('code') ?? '';
}

function redeem(code: string, changes: Record<string, string> = {}): Promise<Response> {
  const fields = {
    grant_type: 'authorization_code',
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
    code,
    ...changes,
  };
  return fetch(`${base}/sandbox/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
}

async function signInAs(email: string) {
  const { access_token } = (await (await redeem(await codeFor(email))).json()) as {
    access_token: string;
  };
  return userInfo(access_token);
}

const userInfo = (token: string) =>
  fetch(`${base}/sandbox/oauth/userinfo`, { headers: { authorization: `Bearer ${token}` } });

describe('sign-in page of the sandbox', () => {
  it('asks for an e-mail and says that it is a local sandbox', async () => {
    const response = await authorize();
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('<label for="email">Email</label>');
    expect(page).toMatch(/<button type="submit">Continue<\/button>/);
    expect(page).toMatch(/<input id="email"[^>]* autofocus/);
    expect(page).toContain('Local sandbox');
    expect(page).toContain('value="ada@example.com"');
  });

  it('allows no script, no frame and no form that leads elsewhere', async () => {
    const policy = (await authorize()).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${PUBLIC_URL}`);
    expect(policy).not.toContain('script-src');
  });

  it('sends a person back with code and state', async () => {
    const response = await submit('Some.One@Example.com');
    expect(response.status).toBe(303);
    const target = targetOf(response);
    expect(target.origin + target.pathname).toBe(CALLBACK);
    expect(target.searchParams.get('state')).toBe('state-1');
    expect((await redeem(target.searchParams.get('code') ?? '')).status).toBe(200);
  });

  it('asks again for an invalid e-mail, which it shows escaped', async () => {
    const response = await submit('"><script>alert(1)</script>');
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('role="alert"');
    expect(page).not.toContain('<script>');
  });

  it('shows no page on request', async () => {
    const response = await authorize({ prompt: 'none', login_hint: 'ada@example.com' });
    expect(response.status).toBe(303);
    expect(targetOf(response).searchParams.get('code')).toBeTruthy();
  });

  it('answers that a page is needed when the request forbids one and names no person', async () => {
    const target = targetOf(await authorize({ prompt: 'none' }));
    expect(target.searchParams.get('error')).toBe('login_required');
    expect(target.searchParams.get('code')).toBeNull();
  });

  it.each([
    ['an unknown client', { client_id: 'other' }],
    ['another address', { redirect_uri: 'https://evil.example/auth/callback' }],
    ['an address that only begins alike', { redirect_uri: `${CALLBACK}/../evil` }],
    ['another response type', { response_type: 'token' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['no challenge', { code_challenge: '' }],
  ])('refuses %s without sending anybody anywhere', async (_name, changes) => {
    const quiet = await authorize({ prompt: 'none', login_hint: 'ada@example.com', ...changes });
    const posted = await submit('ada@example.com', changes);
    for (const response of [quiet, posted]) {
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
    }
  });
});

describe('token of the sandbox', () => {
  it('is given for a code once', async () => {
    const code = await codeFor('ada@example.com');
    expect((await redeem(code)).status).toBe(200);
    const again = await redeem(code);
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual({ error: 'invalid_grant' });
  });

  it.each([
    ['another verifier', { code_verifier: 'w'.repeat(43) }, 400],
    ['another address', { redirect_uri: PUBLIC_URL }, 400],
    ['another grant type', { grant_type: 'password' }, 400],
    ['a wrong secret', { client_secret: 'guess' }, 401],
    ['another client', { client_id: 'other' }, 401],
  ])('is refused with %s', async (_name, changes, status) => {
    expect((await redeem(await codeFor('ada@example.com'), changes)).status).toBe(status);
  });

  it('is refused a minute after the sign-in', async () => {
    const code = await codeFor('ada@example.com');
    now += 60_000;
    expect((await redeem(code)).status).toBe(400);
  });

  it('is given to a client that identifies itself in the header', async () => {
    const credentials = [CLIENT.id, CLIENT.secret].map(encodeURIComponent).join(':');
    const response = await fetch(`${base}/sandbox/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        redirect_uri: CALLBACK,
        code_verifier: VERIFIER,
        code: await codeFor('ada@example.com'),
      }),
    });
    expect(response.status).toBe(200);
  });

  it('survives a restart of the sandbox, and is stored only as a hash', async () => {
    const { access_token } = (await (await redeem(await codeFor('ada@example.com'))).json()) as {
      access_token: string;
    };
    expect(readFileSync(join(folder, 'identity.json'), 'utf8')).not.toContain(access_token);
    await sandbox.close();
    await open();
    expect((await userInfo(access_token)).status).toBe(200);
    now += 3_600_000;
    expect((await userInfo(access_token)).status).toBe(401);
  });
});

describe('person of the sandbox', () => {
  it('is named after the address', async () => {
    expect(await (await signInAs('Grace.Hopper+test@Example.com')).json()).toEqual({
      sub: expect.stringMatching(/^[0-9a-f]{32}$/),
      email: 'grace.hopper+test@example.com',
      email_verified: true,
      name: 'Grace Hopper',
      given_name: 'Grace',
    });
  });

  it('is the same for the same address regardless of case, and differs between addresses', async () => {
    const subjects: string[] = [];
    for (const email of ['ada@example.com', 'ADA@example.com', 'linus@example.com'])
      subjects.push(((await (await signInAs(email)).json()) as { sub: string }).sub);
    expect(subjects[0]).toBe(subjects[1]);
    expect(subjects[0]).not.toBe(subjects[2]);
  });

  it('is given to clients that send the token in the address, as passport does', async () => {
    const { access_token } = (await (await redeem(await codeFor('ada@example.com'))).json()) as {
      access_token: string;
    };
    const address = `${base}/sandbox/oauth/userinfo?access_token=${access_token}`;
    expect(await (await fetch(address)).json()).toMatchObject({ email: 'ada@example.com' });
  });

  it('is not served without a token', async () => {
    expect((await fetch(`${base}/sandbox/oauth/userinfo`)).status).toBe(401);
    expect((await userInfo('guess')).status).toBe(401);
  });
});
