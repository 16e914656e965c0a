import { type FastifyReply } from 'fastify';
import { type PortalSession } from '../records';

export const portalAddress = ({ id }: PortalSession) => `/sandbox/portal/${id}`;

/** The targets of a session's forms: only addresses that the product gave. */
export function formTargetsOf({ flow, returnUrl }: PortalSession): string[] {
  return [...new Set([returnUrl, flow?.afterUrl ?? returnUrl].map((url) => new URL(url).origin))];
}

/** After an action a flow goes to its given address, everything else back to the overview. */
export function leave(session: PortalSession, reply: FastifyReply): FastifyReply {
  return reply.redirect(session.flow?.afterUrl ?? `${portalAddress(session)}/overview`, 303);
}
