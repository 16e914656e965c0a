import { type FastifyReply } from 'fastify';
import { escapeHtml, sendPage } from './page';

interface Home {
  publicUrl: string;
  payments?: object;
  mail?: object;
}

/** Lists the parts of the sandbox. */
export function sendHome(reply: FastifyReply, { publicUrl, payments, mail }: Home): FastifyReply {
  const body = `
<p>It stands in for the services that the product talks to while they are not configured.</p>
<ul class="entries">
<li><a href="${escapeHtml(publicUrl)}">Sign-in demo</a><small>Log in at the product; any e-mail address does, and no password is asked.</small></li>
<li><a href="/sandbox/oidc/home">OpenID Connect provider</a><small>Another way to sign in, with groups and wrong answers.</small></li>
${payments ? '<li><a href="/sandbox/payments">Payments</a><small>The clock, failing payments and the events that were sent.</small></li>' : ''}
${mail ? '<li><a href="/sandbox/mailbox">Mailbox</a><small>Every mail that was sent, such as invites to a team.</small></li>' : ''}
</ul>`;
  return sendPage(reply, { title: 'Sandbox', body });
}
