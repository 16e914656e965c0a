import { Button, Skeleton } from '@mantine/core';
import { CircleAlert, ExternalLink } from 'lucide-react';
import type { Invoice } from '../../../../server/contract/billing';
import { formatDate, formatMoney } from '../../../shared/format';
import card from '../../../ui/card.module.css';
import { Skeletons } from '../../../ui/skeletons';
import { uiTexts } from '../../../ui/texts';
import { invoiceTexts as texts } from '../subscription-texts';
import { useInvoices } from '../subscription.queries';
import styles from './invoice-list.module.css';
import { Notice } from './notice';

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  return (
    <li className={styles.invoice}>
      <span>{formatDate(invoice.created_at)}</span>
      <span className={styles.what}>{invoice.description}</span>
      <span className={styles.amount}>{formatMoney(invoice.amount_cents, invoice.currency)}</span>
      <span className={styles.status}>{texts.statuses[invoice.status]}</span>
      {invoice.url && (
        <a
          className={styles.link}
          href={invoice.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.openLabel(invoice.number ?? formatDate(invoice.created_at))}
        >
          {texts.open}
          <ExternalLink size={14} aria-hidden />
        </a>
      )}
    </li>
  );
}

function Content() {
  const { data, isPending, isFetching, refetch } = useInvoices();
  if (isPending) {
    return (
      <Skeletons label={texts.loading}>
        <Skeleton h={36} mb="xs" />
        <Skeleton h={36} />
      </Skeletons>
    );
  }
  if (!data) {
    return (
      <Notice
        role="alert"
        kind="danger"
        icon={<CircleAlert aria-hidden />}
        title={texts.failed}
        action={
          <Button
            variant="default"
            size="compact-md"
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {uiTexts.retry}
          </Button>
        }
      />
    );
  }
  if (data.length === 0) return <p className={styles.muted}>{texts.empty}</p>;
  return (
    <ul className={styles.list}>
      {data.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  );
}

/** What was paid so far, newest first, each with the provider's own page. */
export function InvoiceList() {
  return (
    <section className={card.card} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Content />
    </section>
  );
}
