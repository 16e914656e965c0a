import type { WayIn } from '../../../contract/auth';
import type { IdentityProviders } from '../providers/identity-providers';
import type { IdentityRow } from './identities.repository';

export function toWayIn(
  { id, provider, email, createdAt, lastUsedAt }: IdentityRow,
  providers: IdentityProviders,
): WayIn {
  const known = providers.find(provider);
  return {
    id,
    provider,
    // A provider that is no longer configured has its name left.
    title: known?.title ?? provider,
    email,
    is_usable: known !== null,
    added_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  } satisfies WayIn;
}
