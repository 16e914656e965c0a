import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/layout/page-head';
import page from '../../../ui/layout/page.module.css';
import { Skeletons } from '../../../ui/states/skeletons';
import { stripeTestTexts as texts } from './stripe-test-texts';
import { useStripeTestExists } from './stripe-test.queries';
import styles from './stripe-test.module.css';
import { TestCheckoutCard } from './test-checkout-card';
import { TestProductsCard } from './test-products-card';
import { TestRunCard } from './test-run-card';
import { TestSetupCard } from './test-setup-card';

/** The developer page of the payment integration; no page links to it. */
export function StripeTestPage({ notFound }: { notFound: ReactNode }) {
  const exists = useStripeTestExists();
  if (exists === 'no') return notFound;
  if (exists === 'pending') {
    return (
      <Skeletons label={texts.loadingPage} className={page.page}>
        <Skeleton h={36} w={220} mb={24} />
        <Skeleton h={180} radius="md" maw={760} />
      </Skeletons>
    );
  }
  return (
    <div className={page.page}>
      <PageHead title={texts.title} />
      <div className={styles.page}>
        <p className={styles.muted}>{texts.hint}</p>
        <TestSetupCard />
        <TestProductsCard />
        <TestRunCard />
        <TestCheckoutCard />
      </div>
    </div>
  );
}
