import type { FastifyReply } from 'fastify';
import { DEMO_PEOPLE } from '../identity/person';
import { escapeHtml, sendPage } from '../page';
import { FAULTS } from './faults';
import { type Fields, text } from './fields';

interface SignInPage {
  tenant: string;
  fields: Fields;
  /** The only origin to which its form may lead. */
  returnsTo: string;
  isWrong?: boolean;
}

/** Asks who signs in, in which groups, and whether the provider answers as it should. */
export function sendSignIn(
  reply: FastifyReply,
  { tenant, fields, returnsTo, isWrong = false }: SignInPage,
): FastifyReply {
  const query = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, text(value)]),
  );
  const action = escapeHtml(`/sandbox/oidc/${tenant}/authorize?${query.toString()}`);
  const faults = Object.entries(FAULTS)
    .map(([name, words]) => `<option value="${name}">${words}</option>`)
    .join('');
  const error =
    '<p class="error" id="email-error" role="alert">Enter an e-mail address such as ada@example.com.</p>';
  const body = `
<p>This stands in for an OpenID Connect provider. Be whoever you like; no password is asked.</p>
<form method="post" action="${action}" novalidate>
<div class="field"><label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" autofocus list="people" value="${escapeHtml(text(fields.login_hint))}"${isWrong ? ' aria-invalid="true" aria-describedby="email-error"' : ''}>
<datalist id="people">${DEMO_PEOPLE.map((address) => `<option value="${address}">`).join('')}</datalist>
${isWrong ? error : ''}</div>
<div class="field"><label for="groups">Groups</label>
<input id="groups" name="groups" placeholder="family, admins" value="${escapeHtml(text(fields.groups))}"></div>
<div class="field"><label for="fault">Answer</label>
<select id="fault" name="fault"><option value="">As it should be</option>${faults}</select></div>
<button type="submit">Continue</button>
</form>`;
  const page = { title: `Sign in at ${escapeHtml(tenant)}`, body, formTargets: [returnsTo] };
  return sendPage(reply, page, isWrong ? 422 : 200);
}

interface ControlPage {
  tenant: string;
  issuer: string;
  client: { id: string; secret: string };
  isDown: boolean;
}

/** Says how to use the provider, and holds its switches. */
export function sendControls(
  reply: FastifyReply,
  { tenant, issuer, client, isDown }: ControlPage,
): FastifyReply {
  const prefix = `OIDC_${tenant.toUpperCase()}`;
  const form = (name: string, value: string, label: string) =>
    `<form method="post"><button class="plain" name="${name}" value="${value}">${label}</button></form>`;
  const body = `
<p>Start the server with these variables to sign in here; a provider may have any short name.</p>
<dl>
<dt>${prefix}_ISSUER</dt><dd>${escapeHtml(issuer)}</dd>
<dt>${prefix}_CLIENT_ID</dt><dd>${client.id}</dd>
<dt>${prefix}_CLIENT_SECRET</dt><dd>${client.secret}</dd>
</dl>
<p role="status">${isDown ? 'It is down: every answer is 503.' : 'It is up.'}</p>
${isDown ? form('state', 'up', 'Bring it up') : form('state', 'down', 'Take it down')}
${form('keys', 'new', 'Change its keys')}`;
  return sendPage(reply, { title: `Provider ${escapeHtml(tenant)}`, body });
}

/** The end of a session at the provider. */
export function sendSignedOut(reply: FastifyReply, backTo: string | null): FastifyReply {
  const link = backTo === null ? '' : `<p><a href="${escapeHtml(backTo)}">Back</a></p>`;
  const body = `<p role="status">The session at this provider has ended, too.</p>${link}`;
  return sendPage(reply, { title: 'Signed out', body });
}

export function sendRefusal(reply: FastifyReply, problem: string): FastifyReply {
  const body = `<p role="alert">${escapeHtml(problem)}</p>`;
  return sendPage(reply, { title: 'This sign-in cannot go on', body }, 400);
}
