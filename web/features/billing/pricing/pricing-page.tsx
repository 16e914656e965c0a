import { Info } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { PageHead } from '../../../ui/layout/page-head';
import page from '../../../ui/layout/page.module.css';
import { usePlanCards, useSubscriptionStatus } from '../shared/billing.queries';
import type { PlanCard } from '../shared/plan-cards.model';
import { pricingTexts as texts } from '../shared/pricing-texts';
import { choiceOf, type Direction, leadingFirst } from './pricing.model';
import { useAddressFlag } from '../shared/use-address-flag';
import { useCheckout } from '../shared/use-checkout';
import { ChangePlanDialog } from './change-plan-dialog';
import { CurrentPlanBanner } from './current-plan-banner';
import { Faq } from './faq';
import { Notice } from '../shared/notice';
import { PlanButton } from './plan-button';
import { PlanGrid } from './plan-grid';
import styles from './pricing.module.css';

interface Change {
  card: PlanCard;
  direction: Direction;
}

/** The plans on sale, for people who are signed in. */
export function PricingPage() {
  const cards = usePlanCards();
  const { status, isPending } = useSubscriptionStatus();
  const checkout = useCheckout();
  const cancelled = useAddressFlag('cancelled');
  const [changeTo, setChangeTo] = useState<Change | null>(null);
  const buy = (card: PlanCard) => {
    setChangeTo(null);
    void checkout.start(card.id);
  };
  return (
    <div className={page.page}>
      <PageHead title={texts.title} />
      <div className={styles.page} data-waits={isPending ? 'page' : undefined}>
        {cancelled.isOn && (
          <Notice
            kind="plain"
            icon={<Info aria-hidden />}
            title={texts.cancelledTitle}
            onClose={cancelled.dismiss}
          >
            {texts.cancelled}
          </Notice>
        )}
        <CurrentPlanBanner />
        {/* Their order follows the plan that is held. */}
        <div className={isPending ? page.waiting : undefined} aria-busy={isPending}>
          <PlanGrid
            cards={leadingFirst(cards, status?.subscription?.plan.id)}
            action={(card) => (
              <PlanButton
                card={card}
                choice={choiceOf(card, status, cards)}
                busyPlanId={checkout.busyPlanId}
                isPending={isPending}
                onChoose={(choice) =>
                  choice.kind === 'change'
                    ? setChangeTo({ card, direction: choice.direction })
                    : buy(card)
                }
              />
            )}
          />
        </div>
        <Faq />
      </div>
      {changeTo && (
        <ChangePlanDialog
          {...changeTo}
          onCheckout={() => buy(changeTo.card)}
          onClose={() => setChangeTo(null)}
        />
      )}
      <AlertDialog
        opened={checkout.hasFailed}
        onClose={checkout.forgetFailure}
        title={texts.checkoutFailed}
      >
        {checkout.failure}
      </AlertDialog>
    </div>
  );
}
