import { loadConfig } from './config';

const load = (env: Record<string, string>) => loadConfig(env, () => 'x'.repeat(32));
const HOME = {
  OIDC_HOME_ISSUER: 'https://auth.example.com/application/o/shots/',
  OIDC_HOME_CLIENT_ID: 'shots',
  OIDC_HOME_CLIENT_SECRET: 'a secret',
};
const WORK = { OIDC_WORK_ISSUER: 'https://sso.example.org', OIDC_WORK_CLIENT_ID: 'shots' };

const problemsOf = (env: Record<string, string>): string => {
  try {
    load(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('OpenID Connect providers', () => {
  it('are read by their names, with careful defaults', () => {
    const [home, work, ...others] = load({ ...WORK, ...HOME }).oidc;
    expect(others).toEqual([]);
    expect(home).toMatchObject({
      id: 'home',
      // The slash at its end is a part of it.
      issuer: 'https://auth.example.com/application/o/shots/',
      label: 'Continue with Home',
      algorithm: 'RS256',
      timeoutMs: 10_000,
      operatorGroups: [],
      trustsEmail: false,
      joinsByEmail: false,
    });
    expect(work).toMatchObject({ id: 'work', clientSecret: undefined });
  });

  it('take the settings of the operator', () => {
    const { oidc } = load({
      ...HOME,
      OIDC_HOME_NAME: 'Authentik',
      OIDC_HOME_GROUPS_CLAIM: 'realm_access.roles',
      OIDC_HOME_OPERATOR_GROUPS: 'admins, vault keepers',
      OIDC_HOME_ALLOWED_DOMAINS: '@Example.com,example.org',
      OIDC_HOME_ALGORITHM: 'ES256',
    });
    expect(oidc[0]).toMatchObject({
      label: 'Continue with Authentik',
      claims: { groups: 'realm_access.roles' },
      operatorGroups: ['admins', 'vault keepers'],
      allowedDomains: ['example.com', 'example.org'],
      algorithm: 'ES256',
    });
  });

  it.each([
    [{ OIDC_HOME_CLIENT_ID: 'x' }, 'OIDC_HOME_ISSUER: expected the address'],
    [{ OIDC_HOME_ISSUER: 'https://a.example' }, 'OIDC_HOME_CLIENT_ID: expected the id'],
    [{ ...HOME, OIDC_HOME_ISSUER: 'auth.example' }, 'OIDC_HOME_ISSUER: expected an address'],
    [{ ...HOME, OIDC_HOME_ISSER: 'https://a.example' }, 'OIDC_HOME_ISSER: expected a setting'],
    [{ ...HOME, OIDC_HOME_ALGORITHM: 'none' }, 'OIDC_HOME_ALGORITHM: expected one of'],
    [{ ...HOME, OIDC_HOME_ALGORITHM: 'HS256' }, 'OIDC_HOME_ALGORITHM: expected one of'],
    [{ ...HOME, OIDC_HOME_SCOPE: 'email' }, 'OIDC_HOME_SCOPE: expected scopes'],
    [{ OIDC_GOOGLE_ISSUER: 'https://a.example' }, 'OIDC_GOOGLE_ISSUER: expected another name'],
    [{ OIDC_ONLY: '1' }, 'OIDC_ONLY: expected a provider'],
    [{ ...HOME, OIDC_AUTO_REDIRECT: '1' }, 'OIDC_AUTO_REDIRECT: expected only with'],
    [
      { ...HOME, ...WORK, OIDC_ONLY: '1', OIDC_AUTO_REDIRECT: '1' },
      'OIDC_AUTO_REDIRECT: expected only with',
    ],
  ])('refuses %j', (env, problem) => {
    expect(problemsOf(env as Record<string, string>)).toContain(problem);
  });

  it('are enough for production, without Google and without the sandbox', () => {
    const config = load({ ...HOME, NODE_ENV: 'production' });
    expect(config.google).toBeNull();
    expect(config.sandbox.enabled).toBe(false);
  });

  it('switch off the sign-in of the sandbox, unless it was asked for', () => {
    expect(load(HOME).google).toBeNull();
    expect(load({ ...HOME, SANDBOX: '1' }).google?.issuer).toBe('sandbox');
  });

  it('are the only way in with OIDC_ONLY', () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    const config = load({ ...HOME, ...google, OIDC_ONLY: '1', OIDC_AUTO_REDIRECT: '1' });
    expect(config.google).toBeNull();
    expect(config.autoRedirectTo).toBe('home');
  });
});
