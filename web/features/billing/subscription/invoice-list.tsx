import { Skeleton } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import type { Invoice } from '../../../../server/contract/billing';
import { formatDate } from '../../../shared/format';
import { formatMoney } from '../../../shared/format-money';
import card from '../../../ui/layout/card.module.css';
import { Skeletons } from '../../../ui/states/skeletons';
import { invoiceTexts as texts } from '../shared/subscription-texts';
import { useInvoices } from '../shared/subscription.queries';
import styles from './invoice-list.module.css';
import { FailedNotice } from '../shared/failed-notice';

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { credit_cents: credit, currency } = invoice;
  const money = (cents: number) => formatMoney(cents, currency);
  return (
    <li className={styles.invoice}>
      <span>{formatDate(invoice.created_at)}</span>
      <span className={styles.what}>
        {invoice.description}
        {credit !== 0 && (
          <small>{(credit > 0 ? texts.fromCredit : texts.toCredit)(money(Math.abs(credit)))}</small>
        )}
      </span>
      <span className={styles.amount}>{money(invoice.amount_cents)}</span>
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
      <FailedNotice title={texts.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
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

/** Past invoices, newest first, each with a link to the provider's page. */
export function InvoiceList() {
  return (
    <section className={card.card} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Content />
    </section>
  );
}
