import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/layout/page-head';
import page from '../../../ui/layout/page.module.css';
import { useSubscriptionStatus } from '../shared/billing.queries';
import { ownServerTexts as texts } from './own-server-texts';

interface WherePlansAreSoldProps {
  title: string;
  children: ReactNode;
}

/** A page about plans, or one sentence where none are sold (docs/decisions.md#own-server). */
export function WherePlansAreSold({ title, children }: WherePlansAreSoldProps) {
  const { status } = useSubscriptionStatus();
  if (!status?.plan) return children;
  return (
    <div className={page.page}>
      <PageHead title={title} />
      <p>{texts.nothingSold(status.plan.screenshot_limit)}</p>
    </div>
  );
}
