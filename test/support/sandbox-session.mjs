// Signs people in through the sandbox, over the routes that a browser uses.

/** @typedef {((path: string, init?: RequestInit) => Promise<Response>) & { cookie: string, at: (url: string) => Ask }} Ask */

/** @param {Response} answer */
const cookiesOf = (answer) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/**
 * Signs a person in; returns a fetch with the session, and its cookie.
 * @param {{ url: string }} product
 * @param {string} email
 */
export async function signIn({ url }, email) {
  const start = await fetch(`${url}/api/oauth/google/redirect_url`);
  const { redirectUrl } = await start.json();
  const address = `${redirectUrl}&prompt=none&login_hint=${encodeURIComponent(email)}`;
  const back = new URL(
    (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '',
  );
  const session = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { cookie: cookiesOf(start), 'content-type': 'application/json' },
    body: JSON.stringify({
      code: back.searchParams.get('code'),
      state: back.searchParams.get('state'),
    }),
  });
  if (session.status !== 201) throw new Error(`sign-in answered ${session.status}`);
  return askAt(url, cookiesOf(session));
}

/**
 * A fetch at this address with a session, which every process accepts.
 * @param {string} url
 * @param {string} cookie
 * @returns {Ask}
 */
function askAt(url, cookie) {
  /** @param {string} path @param {RequestInit} [init] */
  const ask = (path, init = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { ...init.headers, cookie } });
  ask.cookie = cookie;
  /** @param {string} other */
  ask.at = (other) => askAt(other, cookie);
  return ask;
}
