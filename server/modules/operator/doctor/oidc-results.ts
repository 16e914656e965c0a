import { WallClock } from '../../../common/clock';
import type { OidcProvider } from '../../../infra/config/oidc-config';
import { OidcClient, OidcError } from '../../../infra/oidc/oidc-client';
import { fail, type CheckResult, ok, warn } from './check';

/** Reads the provider's discovery document, and asks with an invented code whether it knows the client. */
export async function oidcResults(
  provider: OidcProvider,
  publicUrl: string,
): Promise<CheckResult[]> {
  const callback = `${publicUrl}/auth/callback/${provider.id}`;
  const client = new OidcClient(provider, callback, new WallClock());
  try {
    const { id_token_signing_alg_values_supported: algorithms } = await client.discover();
    const problems = [...algorithmResults(provider, algorithms), ...trustResults(provider)];
    return [clientResult(provider, await client.refusalOfInventedCode(), callback), ...problems];
  } catch (error) {
    if (!(error instanceof OidcError)) throw error;
    return [
      fail(
        aboutOf(provider),
        `${provider.title} cannot be used: ${error.message}.`,
        `See OIDC_${provider.id.toUpperCase()}_ISSUER; it must be written as the provider writes it.`,
      ),
    ];
  }
}

const aboutOf = ({ id }: OidcProvider) => `sign-in ${id}`;
const variableOf = ({ id }: OidcProvider, setting: string) => `OIDC_${id.toUpperCase()}_${setting}`;

function clientResult(provider: OidcProvider, error: string, callback: string): CheckResult {
  const about = aboutOf(provider);
  const { title } = provider;
  if (error === 'invalid_grant')
    return ok(about, `${title} knows the client; its redirect address is ${callback}.`);
  if (/^(invalid|unauthorized)_client$/.test(error))
    return fail(
      about,
      `${title} does not know the client.`,
      `See ${variableOf(provider, 'CLIENT_ID')} and ${variableOf(provider, 'CLIENT_SECRET')}.`,
    );
  return warn(
    about,
    `${title} answered ${error}, which says nothing of the client.`,
    `Its redirect address must be ${callback}.`,
  );
}

function algorithmResults(
  provider: OidcProvider,
  algorithms: readonly string[] = [],
): CheckResult[] {
  const { algorithm, title } = provider;
  if (algorithms.length === 0 || algorithms.includes(algorithm)) return [];
  return [
    fail(
      aboutOf(provider),
      `${title} signs with ${algorithms.join(', ')}, and not with ${algorithm}.`,
      `Set ${variableOf(provider, 'ALGORITHM')} to one of them.`,
    ),
  ];
}

function trustResults(provider: OidcProvider): CheckResult[] {
  const { title, issuer, joinsByEmail, trustsEmail } = provider;
  const about = aboutOf(provider);
  const { protocol, hostname } = new URL(issuer);
  const found: CheckResult[] = [];
  if (protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname))
    found.push(
      warn(
        about,
        `${title} is not encrypted: somebody on the way could sign in as anyone.`,
        `Set ${variableOf(provider, 'ISSUER')} to an https address.`,
      ),
    );
  if (joinsByEmail)
    found.push(
      warn(
        about,
        `Whoever has a person's address at ${title} gets that person's account.`,
        `Keep ${variableOf(provider, 'JOIN_BY_EMAIL')} only if nobody can choose an address there.`,
      ),
    );
  if (trustsEmail)
    found.push(
      warn(
        about,
        `Addresses of ${title} count as verified, whatever it says.`,
        `Keep ${variableOf(provider, 'TRUST_EMAIL')} only if nobody can choose an address there.`,
      ),
    );
  return found;
}
