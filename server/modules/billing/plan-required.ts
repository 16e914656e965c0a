import { AppError } from '../../common/app-error';
import { FEATURE_FROM_PLAN, type Feature, PLANS } from '../../contract/plans';

const FEATURE_NAMES: Record<Feature, string> = {
  team_collaboration: 'Teams need',
  advanced_search: 'Search operators and live collections need',
  priority_processing: 'Priority processing needs',
  api_access: 'API keys need',
  analytics: 'Analytics need',
  white_label: 'White-label options need',
  priority_support: 'Priority support needs',
};

/** Says what is missing and from which plan on it is there. */
export function planRequired(feature: Feature): AppError {
  const planId = FEATURE_FROM_PLAN[feature];
  const plan = PLANS.find(({ id }) => id === planId)?.name ?? '';
  return new AppError(
    'plan_required',
    `${FEATURE_NAMES[feature]} the ${plan} plan or a larger one.`,
    { feature, plan, plan_id: planId },
  );
}
