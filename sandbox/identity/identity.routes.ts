import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { escapeHtml, sendPage } from '../page';
import { isSameText } from '../same-text';
import { type StateFile } from '../state-file';
import { Grants } from './grants';
import { DEMO_PEOPLE, isEmail, personOf } from './person';

export interface IdentityOptions {
  client: { id: string; secret: string };
  /** The product's address: sign-ins redirect to its callback only. */
  publicUrl: string;
  state: StateFile;
  now: () => number;
}

type Fields = Record<string, string | string[] | undefined>;

interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  challenge: string;
  loginHint: string;
  prompt: string;
}

/** A small OpenID provider: the sign-in page, and the two calls of the product. */
export function addIdentityRoutes(app: FastifyInstance, options: IdentityOptions): void {
  const grants = new Grants(options.state, options.now);
  const callback = `${options.publicUrl}/auth/callback`;

  app.get('/sandbox/oauth/authorize', (request, reply) => {
    const fields = request.query as Fields;
    const problem = problemOf(fields, options.client.id, callback);
    if (problem) return refuse(reply, problem);
    const asked = readRequest(fields);
    if (asked.prompt !== 'none') return sendSignIn(reply, fields, callback, asked.loginHint);
    if (!isEmail(asked.loginHint)) return backWith(reply, asked, { error: 'login_required' });
    return signIn(reply, grants, asked, asked.loginHint);
  });

  app.post('/sandbox/oauth/authorize', (request, reply) => {
    const fields = request.query as Fields;
    const problem = problemOf(fields, options.client.id, callback);
    if (problem) return refuse(reply, problem);
    const email = text((request.body as Fields | undefined)?.email).trim();
    if (!isEmail(email)) return sendSignIn(reply, fields, callback, email, true);
    return signIn(reply, grants, readRequest(fields), email);
  });

  app.post('/sandbox/oauth/token', (request, reply) => {
    const body = (request.body ?? {}) as Fields;
    if (!isClient(request, body, options.client))
      return reply.code(401).send({ error: 'invalid_client' });
    if (text(body.grant_type) !== 'authorization_code')
      return reply.code(400).send({ error: 'unsupported_grant_type' });
    const token = grants.redeem(text(body.code), text(body.redirect_uri), text(body.code_verifier));
    if (!token) return reply.code(400).send({ error: 'invalid_grant' });
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'openid email profile',
    };
  });

  app.get('/sandbox/oauth/userinfo', (request, reply) => {
    const email = grants.emailOf(bearerOf(request));
    if (!email)
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer error="invalid_token"')
        .send({ error: 'invalid_token' });
    return personOf(email);
  });
}

/** The reason why a request cannot be redirected back, because its address is not trusted yet. */
function problemOf(fields: Fields, clientId: string, callback: string): string | null {
  if (text(fields.client_id) !== clientId)
    return 'This sign-in was asked for by an unknown client.';
  if (text(fields.redirect_uri) !== callback)
    return `This sign-in may only lead back to ${callback}; PUBLIC_URL says so.`;
  if (text(fields.response_type) !== 'code') return 'Only the response type "code" is spoken here.';
  if (text(fields.code_challenge_method) !== 'S256' || !text(fields.code_challenge))
    return 'The request lacks its code challenge (S256).';
  return null;
}

function readRequest(fields: Fields): AuthorizationRequest {
  return {
    redirectUri: text(fields.redirect_uri),
    state: text(fields.state),
    challenge: text(fields.code_challenge),
    loginHint: text(fields.login_hint),
    prompt: text(fields.prompt),
  };
}

function signIn(reply: FastifyReply, grants: Grants, asked: AuthorizationRequest, email: string) {
  const { redirectUri, challenge } = asked;
  const code = grants.issueCode({ email: personOf(email).email, redirectUri, challenge });
  return backWith(reply, asked, { code });
}

function backWith(
  reply: FastifyReply,
  asked: AuthorizationRequest,
  answer: Record<string, string>,
) {
  const target = new URL(asked.redirectUri);
  const fields = asked.state ? { ...answer, state: asked.state } : answer;
  for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value);
  return reply.redirect(target.href, 303);
}

function sendSignIn(
  reply: FastifyReply,
  fields: Fields,
  callback: string,
  email: string,
  isWrong = false,
) {
  const query = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    text(value),
  ]);
  const action = escapeHtml(`/sandbox/oauth/authorize?${new URLSearchParams(query).toString()}`);
  const error =
    '<p class="error" id="email-error" role="alert">Enter an e-mail address such as ada@example.com.</p>';
  const describedBy = isWrong ? ' aria-invalid="true" aria-describedby="email-error"' : '';
  const body = `
<p>This stands in for Google while no Google client is configured. Be whoever you like; no password is asked.</p>
<form method="post" action="${action}" novalidate>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" required autofocus value="${escapeHtml(email)}"${describedBy}>
${isWrong ? error : ''}
<button type="submit">Continue</button>
</form>
<h2 id="people">Or be one of these people</h2>
<ul aria-labelledby="people">${DEMO_PEOPLE.map((address) => personForm(address, action)).join('')}</ul>`;
  const formTargets = [new URL(callback).origin];
  return sendPage(reply, { title: 'Sign in', body, formTargets }, isWrong ? 422 : 200);
}

function personForm(address: string, action: string): string {
  const { name, email } = personOf(address);
  return `<li><form method="post" action="${action}"><button class="person" name="email" value="${email}">${name}<small>${email}</small></button></form></li>`;
}

function refuse(reply: FastifyReply, problem: string) {
  const body = `<p role="alert">${escapeHtml(problem)}</p>`;
  return sendPage(reply, { title: 'This sign-in cannot go on', body }, 400);
}

/** Clients may authenticate in the body or in the header; the standard allows both. */
function isClient(
  request: FastifyRequest,
  body: Fields,
  client: IdentityOptions['client'],
): boolean {
  const [scheme, credentials = ''] = (request.headers.authorization ?? '').split(' ');
  const [id = '', secret = ''] =
    scheme === 'Basic'
      ? Buffer.from(credentials, 'base64').toString().split(':').map(decoded)
      : [text(body.client_id), text(body.client_secret)];
  return id === client.id && isSameText(secret, client.secret);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Invalid encoding: then it is no valid credential.
    return '';
  }
}

/** Older clients, such as passport's, send the token in the address; Google still accepts it there. */
function bearerOf(request: FastifyRequest): string {
  const header = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return header ?? text((request.query as Fields).access_token);
}

/** A repeated field is not text; it is treated as absent. */
function text(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
