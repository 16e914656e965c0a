import { useApiMutation } from '../../../shared/api/hooks';
import { useSubscriptionStatus } from './billing.queries';
import { failureText } from './failure-text';
import { planBeforeCheckout } from './plan-before-checkout';
import { pricingTexts } from './pricing-texts';
import { useDeparture } from './use-departure';

/** Requests the checkout address of a plan; each error carries the sentence to show. */
export function useCheckoutUrl() {
  const checkout = useApiMutation('billing.checkout');
  return async (planId: number): Promise<string> => {
    const started = await checkout.mutateAsync({ body: { plan_id: planId } }).catch((error) => {
      throw new Error(failureText(error, pricingTexts.createFailed));
    });
    if (!started?.checkout_url) throw new Error(pricingTexts.noCheckoutUrl);
    return started.checkout_url;
  };
}

/** Buys a plan: opens the provider's page, or says why that failed. */
export function useCheckout() {
  const { status } = useSubscriptionStatus();
  const checkoutUrl = useCheckoutUrl();
  const { busyWith, depart, ...failure } = useDeparture();
  const start = (planId: number) => {
    planBeforeCheckout.keep(status);
    return depart(String(planId), () => checkoutUrl(planId));
  };
  return { busyPlanId: busyWith === null ? null : Number(busyWith), start, ...failure };
}
