import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isEmail } from '../identity/person';
import { isSameText } from '../same-text';
import { isFault } from './faults';
import { credentialsOf, type Fields, text } from './fields';
import { sendControls, sendRefusal, sendSignedOut, sendSignIn } from './oidc.page';
import { OIDC_CLIENT, OidcProvider } from './oidc-provider';

interface OidcOptions {
  publicUrl: string;
  now: () => number;
}

const AT = '/sandbox/oidc/:tenant';

/** OpenID Connect providers, as many as are asked for by name: discovery, keys, sign-in, profile and sign-out. */
export function addOidcRoutes(app: FastifyInstance, { publicUrl, now }: OidcOptions): void {
  const providers = new Map<string, OidcProvider>();
  const providerOf = (request: FastifyRequest): OidcProvider => {
    const { tenant } = request.params as { tenant: string };
    const known = providers.get(tenant) ?? new OidcProvider(tenant, now);
    providers.set(tenant, known);
    return known;
  };
  const callback = `${publicUrl}/auth/callback/`;

  const open = (
    method: 'GET' | 'POST',
    path: string,
    answer: (
      provider: OidcProvider,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => object | FastifyReply,
  ) =>
    app.route({
      method,
      url: `${AT}${path}`,
      handler: (request, reply) => {
        const provider = providerOf(request);
        if (!/^[a-z0-9]{1,32}$/.test(provider.tenant) || provider.isDown)
          return reply.code(provider.isDown ? 503 : 404).send({ error: 'temporarily_unavailable' });
        return answer(provider, request, reply);
      },
    });

  open('GET', '/.well-known/openid-configuration', (_provider, request) =>
    discoveryOf(issuerOf(request)),
  );
  open('GET', '/jwks', ({ keys }) => keys.toJwks());

  open('GET', '/authorize', (provider, request, reply) => {
    const fields = request.query as Fields;
    const problem = problemOf(fields, callback);
    if (problem) return sendRefusal(reply, problem);
    if (text(fields.prompt) === 'none') return signIn(provider, { request, reply, fields });
    const returnsTo = new URL(publicUrl).origin;
    return sendSignIn(reply, { tenant: provider.tenant, fields, returnsTo });
  });

  open('POST', '/authorize', (provider, request, reply) => {
    const asked = request.query as Fields;
    const problem = problemOf(asked, callback);
    if (problem) return sendRefusal(reply, problem);
    const typed = (request.body ?? {}) as Fields;
    const fields = { ...asked, ...typed, login_hint: text(typed.email).trim() };
    if (isEmail(fields.login_hint)) return signIn(provider, { request, reply, fields });
    const returnsTo = new URL(publicUrl).origin;
    return sendSignIn(reply, { tenant: provider.tenant, fields, returnsTo, isWrong: true });
  });

  open('POST', '/token', (provider, request, reply) => {
    const { id, secret } = credentialsOf(request);
    if (id !== OIDC_CLIENT.id || !isSameText(secret, OIDC_CLIENT.secret))
      return reply.code(401).send({ error: 'invalid_client' });
    const body = (request.body ?? {}) as Fields;
    const redeemed = provider.codes.redeem(text(body.code), {
      issuer: issuerOf(request),
      clientId: id,
      redirectUri: text(body.redirect_uri),
      verifier: text(body.code_verifier),
    });
    if (!redeemed) return reply.code(400).send({ error: 'invalid_grant' });
    return provider.tokensOf(redeemed);
  });

  open('GET', '/userinfo', (provider, request, reply) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const grant = token === undefined ? null : provider.codes.grantOf(token);
    if (!grant) return reply.code(401).send({ error: 'invalid_token' });
    return provider.userInfoOf(grant);
  });

  open('GET', '/logout', (_provider, request, reply) => {
    const wanted = text((request.query as Fields).post_logout_redirect_uri);
    return sendSignedOut(reply, wanted.startsWith(`${publicUrl}/`) ? wanted : null);
  });

  app.get(AT, (request, reply) => {
    const { tenant, isDown } = providerOf(request);
    return sendControls(reply, { tenant, issuer: issuerOf(request), client: OIDC_CLIENT, isDown });
  });
  app.post(AT, (request, reply) => {
    const provider = providerOf(request);
    const { state, keys } = (request.body ?? {}) as Fields;
    if (text(state) !== '') provider.isDown = text(state) === 'down';
    if (text(keys) === 'new') provider.keys.rotate();
    return reply.redirect(`/sandbox/oidc/${provider.tenant}`, 303);
  });
}

function issuerOf({ headers, params }: FastifyRequest): string {
  return `http://${headers.host ?? ''}/sandbox/oidc/${(params as { tenant: string }).tenant}`;
}

const discoveryOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  end_session_endpoint: `${issuer}/logout`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  authorization_response_iss_parameter_supported: true,
});

/** The reason why a request cannot be redirected back, because its address is not trusted yet. */
function problemOf(fields: Fields, callback: string): string | null {
  if (text(fields.client_id) !== OIDC_CLIENT.id)
    return 'This sign-in was asked for by an unknown client.';
  if (!text(fields.redirect_uri).startsWith(callback))
    return `This sign-in may only lead back to ${callback}; PUBLIC_URL says so.`;
  if (text(fields.response_type) !== 'code') return 'Only the response type "code" is spoken here.';
  if (text(fields.code_challenge_method) !== 'S256' || !text(fields.code_challenge))
    return 'The request lacks its code challenge (S256).';
  return null;
}

/** Sends the browser back with a code; a request without a page must name the person. */
function signIn(
  provider: OidcProvider,
  { request, reply, fields }: { request: FastifyRequest; reply: FastifyReply; fields: Fields },
): FastifyReply {
  const redirectUri = text(fields.redirect_uri);
  const issuer = issuerOf(request);
  const email = text(fields.login_hint);
  const back = new URL(redirectUri);
  if (text(fields.state)) back.searchParams.set('state', text(fields.state));
  const fault = text(fields.fault);
  back.searchParams.set('iss', fault === 'mix_up' ? `${issuer}-other` : issuer);
  if (!isEmail(email)) {
    back.searchParams.set('error', 'login_required');
    return reply.redirect(back.href, 303);
  }
  const code = provider.codes.issue({
    issuer,
    clientId: text(fields.client_id),
    redirectUri,
    challenge: text(fields.code_challenge),
    nonce: text(fields.nonce),
    email,
    groups: text(fields.groups)
      .split(',')
      .map((group) => group.trim())
      .filter(Boolean),
    plan: text(fields.plan),
    fault: isFault(fault) ? fault : null,
  });
  back.searchParams.set('code', code);
  return reply.redirect(back.href, 303);
}
