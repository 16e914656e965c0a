import type { WayIn } from '../../../contract/auth';
import type { IdentityProviders } from '../providers/identity-providers';
import type { IdentityRow } from './identities.repository';

export function toWayIn(
  { id, provider, email, createdAt, lastUsedAt }: IdentityRow,
  providers: IdentityProviders,
): WayIn {
  return {
    id,
    provider,
    title: providers.titleOf(provider),
    email,
    is_usable: providers.isUsable(provider),
    added_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  } satisfies WayIn;
}
