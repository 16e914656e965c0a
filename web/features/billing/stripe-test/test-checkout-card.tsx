import { Button } from '@mantine/core';
import { useState } from 'react';
import { browser } from '../../../shared/browser';
import card from '../../../ui/layout/card.module.css';
import { stripeTestTexts as texts } from './stripe-test-texts';
import { CHECKOUT_BUTTONS } from './checkout-buttons';
import { useCheckoutUrl } from '../shared/use-checkout';
import styles from './stripe-test.module.css';

/** Starts checkouts in test mode. Shows a link when the browser blocked the new tab. */
export function TestCheckoutCard() {
  const checkoutUrl = useCheckoutUrl();
  const [busyPlanId, setBusyPlanId] = useState<number | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async (planId: number) => {
    setBusyPlanId(planId);
    setOpened(null);
    setFailure(null);
    try {
      const url = await checkoutUrl(planId);
      browser.openTab(url);
      setOpened(url);
    } catch (error) {
      setFailure((error as Error).message);
    }
    setBusyPlanId(null);
  };
  return (
    <section className={`${card.card} ${styles.card}`} aria-label={texts.checkout}>
      <h2>{texts.checkout}</h2>
      <p className={styles.muted}>{texts.checkoutHint}</p>
      <div className={styles.row}>
        {CHECKOUT_BUTTONS.map(({ planId, label }) => (
          <Button
            key={planId}
            variant="default"
            loading={busyPlanId === planId}
            disabled={busyPlanId !== null}
            onClick={() => void start(planId)}
          >
            {label}
          </Button>
        ))}
      </div>
      {opened && (
        <p role="status">
          {texts.checkoutOpened} <a href={opened}>{texts.checkoutLink}</a>
        </p>
      )}
      {failure && (
        <p role="alert" className={styles.danger}>
          {texts.checkoutFailed(failure)}
        </p>
      )}
    </section>
  );
}
