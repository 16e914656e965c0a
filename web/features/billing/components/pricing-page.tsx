import { Info } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../ui/alert-dialog';
import { PageHead } from '../../../ui/page-head';
import page from '../../../ui/page.module.css';
import { usePlanCards, useSubscriptionStatus } from '../billing.queries';
import type { PlanCard } from '../plan-cards.model';
import { pricingTexts as texts } from '../pricing-texts';
import { choiceOf, type Direction } from '../pricing.model';
import { useAddressFlag } from '../use-address-flag';
import { useCheckout } from '../use-checkout';
import { ChangePlanDialog } from './change-plan-dialog';
import { CurrentPlanBanner } from './current-plan-banner';
import { Faq } from './faq';
import { Notice } from './notice';
import { PlanButton } from './plan-button';
import { PlanGrid } from './plan-card';
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
      <div className={styles.page}>
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
        <PlanGrid
          cards={cards}
          action={(card) => (
            <PlanButton
              card={card}
              choice={choiceOf(card, status)}
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
