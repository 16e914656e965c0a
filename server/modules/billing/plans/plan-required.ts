import { AppError } from '../../../common/app-error';
import { type Feature, planWith } from '../../../contract/plans';

const FEATURE_NAMES: Record<Feature, string> = {
  team_collaboration: 'Teams need',
  advanced_search: 'Search operators and live collections need',
  priority_processing: 'Priority processing needs',
  api_access: 'API keys need',
  analytics: 'Analytics need',
  white_label: 'White-label options need',
  priority_support: 'Priority support needs',
};

/** Names the missing feature and the smallest plan that has it. */
export function planRequired(feature: Feature): AppError {
  const { id, name } = planWith(feature);
  return new AppError(
    'plan_required',
    `${FEATURE_NAMES[feature]} the ${name} plan or a larger one.`,
    { feature, plan: name, plan_id: id },
  );
}
