import type { GoogleConfig } from '../../../infra/config/config';
import { type Check, fail, type CheckResult, ok, warn } from './check';
import { oidcResults } from './oidc-results';

const ABOUT = 'sign-in';
const PATIENCE_MS = 10_000;

/** Checks every way in: whether its provider answers and knows the client. */
export const signInCheck: Check = {
  about: ABOUT,
  // One after another would take the patience of all providers together.
  run: async ({ config: { google, links, oidc, publicUrl } }) => {
    const found = await Promise.all([
      ...(google ? [googleResults(google, publicUrl)] : []),
      ...oidc.map((provider) => oidcResults(provider, publicUrl)),
    ]);
    if (!links.isOn) return found.flat();
    const how = links.sendsMail ? 'by mail, or from an operator' : 'from an operator';
    return [...found.flat(), ok(ABOUT, `Links of this server sign people in: ${how}.`)];
  },
};

/** With the right client Google refuses an invented code only because of the code. */
async function googleResults(google: GoogleConfig, publicUrl: string): Promise<CheckResult[]> {
  if (google.issuer === 'sandbox') return [ok(ABOUT, 'The sandbox signs people in.')];
  const redirect = `${publicUrl}/auth/callback`;
  try {
    const response = await fetch(google.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: 'shotvault-doctor',
        client_id: google.clientId,
        client_secret: google.clientSecret,
        redirect_uri: redirect,
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { error } = (await response.json()) as { error?: string };
    return [resultOf(error ?? `HTTP ${response.status}`, redirect)];
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    return [fail(ABOUT, `Google cannot be reached: ${reason}`, 'Nobody can sign in with it.')];
  }
}

function resultOf(error: string, redirect: string): CheckResult {
  if (error === 'invalid_grant') return ok(ABOUT, 'Google knows the client.');
  if (error === 'redirect_uri_mismatch')
    return fail(
      ABOUT,
      'Google does not allow the redirect address.',
      `Add ${redirect} to the client in the Google console.`,
    );
  if (/^(invalid|unauthorized)_client$/.test(error))
    return fail(
      ABOUT,
      'Google does not know the client.',
      'See GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
    );
  return warn(ABOUT, `Google answered ${error}, which says nothing of the client.`);
}
