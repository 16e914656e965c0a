import type { ChangePreview } from '../../../../server/contract/billing';
import { formatDate } from '../../../shared/format';
import { formatMoney } from '../../../shared/format-money';
import { changeTexts as texts, pricingTexts } from '../shared/pricing-texts';
import styles from './change-plan-dialog.module.css';

interface SumProps {
  label: string;
  value: string;
  className?: string;
}

function Sum({ label, value, className }: SumProps) {
  return (
    <div className={`${styles.sum} ${className ?? ''}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Lines({ preview }: { preview: ChangePreview }) {
  return (
    <div className={styles.lines}>
      <h3>{texts.why}</h3>
      <dl>
        {preview.lines.map(({ description, amount_cents: amount }) => (
          <Sum
            key={description}
            label={description}
            value={formatMoney(amount, preview.currency)}
          />
        ))}
      </dl>
    </div>
  );
}

interface ChangeSumsProps {
  preview: ChangePreview;
  /** The price of the new plan, due at the end of the period. */
  priceCents: number;
  isLater: boolean;
}

/** The amount due now and with the next invoice. */
export function ChangeSums({ preview, priceCents, isLater }: ChangeSumsProps) {
  const { currency, next_invoice_at: nextAt } = preview;
  const due = isLater ? 0 : preview.amount_due_now_cents;
  const next = isLater ? priceCents : preview.next_invoice_cents;
  const nextOn = isLater ? preview.period_end : nextAt;
  return (
    <>
      <dl className={styles.sums}>
        <Sum
          className={styles.due}
          label={due < 0 ? texts.credit : texts.dueNow}
          value={formatMoney(Math.abs(due), currency)}
        />
        <Sum
          label={nextOn ? texts.nextInvoiceOn(formatDate(nextOn)) : texts.nextInvoice}
          value={formatMoney(next, currency)}
        />
        <Sum label={texts.allowance} value={pricingTexts.quota(preview.screenshot_limit)} />
      </dl>
      {!isLater && preview.lines.length > 0 && <Lines preview={preview} />}
    </>
  );
}
