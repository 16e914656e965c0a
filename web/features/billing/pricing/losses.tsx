import { Minus } from 'lucide-react';
import { featureNames, changeTexts as texts } from '../shared/pricing-texts';
import { usePlanCards, useSubscriptionStatus } from '../shared/billing.queries';
import type { PlanCard } from '../shared/plan-cards.model';
import styles from './change-plan-dialog.module.css';
import { lossesOf } from './pricing.model';

/** What a smaller plan no longer has, with counts. */
export function Losses({ plan }: { plan: PlanCard }) {
  const { status } = useSubscriptionStatus();
  const held = usePlanCards().find(({ id }) => id === status?.subscription?.plan.id);
  if (!held) return null;
  const { uploads, features } = lossesOf(held, plan);
  const lines = [
    ...(uploads === null ? [] : [texts.fewerUploads(uploads)]),
    ...features.map((feature) => texts.without(featureNames[feature])),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.losses} aria-label={texts.losses}>
      {lines.map((line) => (
        <li key={line}>
          <Minus size={14} aria-hidden />
          {line}
        </li>
      ))}
    </ul>
  );
}
