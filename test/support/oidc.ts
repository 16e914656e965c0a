import type { Client } from './person';

/** The sandbox's address in the settings of a test, which does not know it yet. */
export const SANDBOX = 'http://sandbox.test';

/** The settings of a provider that the sandbox plays. */
export const providerAt = (
  name: string,
  settings: Record<string, string> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      ISSUER: `${SANDBOX}/sandbox/oidc/${name.toLowerCase()}`,
      CLIENT_ID: 'shotvault',
      CLIENT_SECRET: 'sandbox-client-secret',
      ...settings,
    }).map(([setting, value]) => [`OIDC_${name.toUpperCase()}_${setting}`, value]),
  );

/** How the person signs in at the provider, and how it answers. */
export interface AtProvider {
  email: string;
  groups?: string;
  plan?: string;
  fault?: string;
}

/** The address to which the provider sends the browser back. */
export async function returnFrom(redirectUrl: string, person: AtProvider): Promise<URL> {
  const url = new URL(redirectUrl);
  const { email, ...others } = person;
  const fields = { prompt: 'none', login_hint: email, ...others };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  const answer = await fetch(url, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? 'http://nowhere.test');
}

/** The parameters that the page reads from the address of the return, and posts. */
export function bodyOf(back: URL): Record<string, string> {
  const provider = back.pathname.split('/').at(-1) ?? '';
  const names = ['code', 'state', 'iss'].filter((name) => back.searchParams.has(name));
  const read = names.map((name) => [name, back.searchParams.get(name) ?? '']);
  return { provider, ...(Object.fromEntries(read) as Record<string, string>) };
}

/** The whole sign-in at an OpenID Connect provider; the answer to the page's last request. */
export async function signInAt(
  client: Client,
  provider: string,
  person: AtProvider,
): Promise<Response> {
  const { redirectUrl } = await client.call('auth.begin', { params: { id: provider } });
  const back = await returnFrom(redirectUrl, person);
  return client.send('auth.createSession', { body: bodyOf(back) });
}

/** Adds a way in to the account of a signed-in person. */
export async function addWayIn(
  client: Client,
  provider: string,
  person: AtProvider,
): Promise<Response> {
  const { redirectUrl } = await client.call('auth.addWayIn', { body: { provider } });
  const back = await returnFrom(redirectUrl, person);
  return client.send('auth.createSession', { body: bodyOf(back) });
}

/** A switch of a provider of the sandbox: up, down, or new keys. */
export async function switchProvider(
  sandboxUrl: string,
  name: string,
  fields: Record<string, string>,
): Promise<void> {
  const body = new URLSearchParams(fields);
  await fetch(`${sandboxUrl}/sandbox/oidc/${name}`, { method: 'POST', body, redirect: 'manual' });
}
