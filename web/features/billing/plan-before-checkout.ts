import type { SubscriptionStatus } from '../../../server/contract/billing';
import { FREE_PLAN_ID } from '../../../server/contract/plans';
import { rememberedInTab } from '../../shared/storage';

const KEY = 'shotvault.plan_before_checkout';

const planIdOf = (status: SubscriptionStatus | undefined): number =>
  status?.subscription?.plan.id ?? FREE_PLAN_ID;

/** The plan that was held when a checkout began, so that the way back can tell whether it has changed. */
export const planBeforeCheckout = {
  keep: (status: SubscriptionStatus | undefined) =>
    rememberedInTab.set(KEY, String(planIdOf(status))),
  /** Free where nothing is known: then any paid plan is a change. */
  get: (): number => Number(rememberedInTab.get(KEY) ?? FREE_PLAN_ID),
  forget: () => rememberedInTab.remove(KEY),
};

export const hasPlanChanged = (status: SubscriptionStatus, planBefore: number): boolean =>
  planIdOf(status) !== planBefore;
