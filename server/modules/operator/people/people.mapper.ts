import type { HandedLink, KnownPerson, PersonInvite } from '../../../contract/people';
import type { IssuedLink } from '../../auth/links/link-issuer.service';
import type { ShownInvite, ShownPerson } from './people-page.service';

export function toKnownPerson(person: ShownPerson) {
  const { account, holding, isOperator, isElsewhere, storageLimit } = person;
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    is_operator: isOperator,
    is_appointed_elsewhere: isElsewhere,
    disabled_at: account.disabledAt?.toISOString() ?? null,
    created_at: account.createdAt.toISOString(),
    last_seen_at: account.lastSeenAt?.toISOString() ?? null,
    plan_name: holding.plan.name,
    screenshots: account.screenshots,
    bytes: account.bytes,
    storage_limit: account.storageLimit,
    limit_bytes: storageLimit,
    teams: account.teams,
  } satisfies KnownPerson;
}

export function toHandedLink({ id, url, expiresAt }: IssuedLink, how: 'shown' | 'mailed' | 'both') {
  return {
    id,
    url: how === 'mailed' ? null : url,
    expires_at: expiresAt.toISOString(),
    is_mailed: how !== 'shown',
  } satisfies HandedLink;
}

export function toPersonInvite(invite: ShownInvite) {
  return {
    id: invite.id,
    email: invite.email ?? '',
    name: invite.name,
    makes_operator: invite.makesOperator,
    made_by: invite.madeBy,
    created_at: invite.createdAt.toISOString(),
    expires_at: invite.expiresAt.toISOString(),
  } satisfies PersonInvite;
}
