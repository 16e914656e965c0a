import { useSubscriptionStatus } from '../../billing/shared/billing.queries';
import { useTeam } from '../../workspaces/use-team';
import { useWorkspace } from '../../workspaces/use-workspace';

/** Whether the plan of the space has no phrases and operators; false until it is known. */
export function useLacksOperators(): boolean {
  const { isPersonal } = useWorkspace();
  const { team } = useTeam();
  const { status } = useSubscriptionStatus();
  // In a team the owner's plan decides.
  const features = (isPersonal ? status : team)?.features;
  return features !== undefined && !features.includes('advanced_search');
}
