import { type FastifyReply } from 'fastify';
import { type PortalSession } from './records';

export const portalAddress = ({ id }: PortalSession) => `/sandbox/portal/${id}`;

/** Where the forms of a session may lead; no address that the product did not give itself. */
export function formTargetsOf({ flow, returnUrl }: PortalSession): string[] {
  return [...new Set([returnUrl, flow?.afterUrl ?? returnUrl].map((url) => new URL(url).origin))];
}

/** After something was done: a flow goes where it was told to, everything else back to the overview. */
export function leave(session: PortalSession, reply: FastifyReply): FastifyReply {
  return reply.redirect(session.flow?.afterUrl ?? `${portalAddress(session)}/overview`, 303);
}
