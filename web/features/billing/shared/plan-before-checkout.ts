import type { SubscriptionStatus } from '../../../../server/contract/billing';
import { FREE_PLAN } from '../../../../server/contract/plans';
import { rememberedInTab } from '../../../shared/storage';

const KEY = 'shotvault.plan_before_checkout';

const planIdOf = (status: SubscriptionStatus | undefined): number =>
  status?.subscription?.plan.id ?? FREE_PLAN.id;

/** Keeps the plan at the start of a checkout, so that the page can tell later whether it has changed. */
export const planBeforeCheckout = {
  keep: (status: SubscriptionStatus | undefined) =>
    rememberedInTab.set(KEY, String(planIdOf(status))),
  /** Falls back to Free: then any paid plan is a change. */
  get: (): number => Number(rememberedInTab.get(KEY) ?? FREE_PLAN.id),
  forget: () => rememberedInTab.remove(KEY),
};

export const hasPlanChanged = (status: SubscriptionStatus, planBefore: number): boolean =>
  planIdOf(status) !== planBefore;
