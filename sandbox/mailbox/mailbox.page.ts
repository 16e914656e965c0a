import { type FastifyReply } from 'fastify';
import { escapeHtml, sendPage } from '../page';
import { type Letter } from './mailbox';

/** Lists the mails and their recipients; links in them work. */
export function sendMailbox(reply: FastifyReply, letters: readonly Letter[]): FastifyReply {
  const body =
    letters.length === 0
      ? '<p>No mail has been sent yet.</p>'
      : `<ul class="entries">${letters.map(entry).join('')}</ul>`;
  return sendPage(reply, { title: 'Mailbox', body });
}

function entry({ to, subject, text, at }: Letter): string {
  const moment = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  return `
<li><h2>${escapeHtml(subject)}</h2>
<small>To ${escapeHtml(to)}, ${moment} UTC</small>
<p class="letter">${withLinks(escapeHtml(text))}</p></li>`;
}

/** Quotation marks were escaped before, so an address cannot end its attribute. */
function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
