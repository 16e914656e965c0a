import { Minus } from 'lucide-react';
import type { ChangePreview } from '../../../../server/contract/billing';
import type { Feature } from '../../../../server/contract/plans';
import { formatUtcDay } from '../../../shared/format-calendar';
import { usePlanCards, useSubscriptionStatus } from '../shared/billing.queries';
import type { PlanCard } from '../shared/plan-cards.model';
import { featureNames, lossTexts as texts } from '../shared/pricing-texts';
import styles from './losses.module.css';
import { lossesOf, waitsForReset } from './pricing.model';

type Counts = ChangePreview['loses'];

/** The things made with a feature and what becomes of them; null where there are none. */
function consequence(feature: Feature, counts: Counts): string | null {
  if (feature === 'team_collaboration' && counts.teams > 0) {
    return texts.teamsPause(counts.teams, counts.team_members);
  }
  if (feature === 'api_access' && counts.api_keys > 0) return texts.keysStop(counts.api_keys);
  if (feature === 'advanced_search' && counts.live_collections > 0) {
    return texts.searchesStay(counts.live_collections);
  }
  return null;
}

interface LossesProps {
  plan: PlanCard;
  counts: Counts;
  /** The change does not wait for the end of the period. */
  isNow: boolean;
}

/** Features that a smaller plan no longer has, with the number of things that it concerns. */
export function Losses({ plan, counts, isNow }: LossesProps) {
  const { status } = useSubscriptionStatus();
  const held = usePlanCards().find(({ id }) => id === status?.subscription?.plan.id);
  if (!held || !status) return null;
  const { uploads, features } = lossesOf(held, plan);
  const { screenshots_uploaded: used, resets_at: resetsAt } = status.usage;
  const waits = isNow && waitsForReset(used, plan);
  const lines = [
    ...(uploads === null
      ? []
      : [
          {
            title: texts.fewerUploads(uploads),
            detail: waits ? texts.waits(used, formatUtcDay(resetsAt)) : null,
          },
        ]),
    ...features.map((feature) => ({
      title: texts.without(featureNames[feature]),
      detail: consequence(feature, counts),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <section className={styles.losses}>
      <h3>{texts.title}</h3>
      <ul className={styles.list} aria-label={texts.title}>
        {lines.map(({ title, detail }) => (
          <li key={title}>
            <Minus size={14} aria-hidden />
            <div>
              <p>{title}</p>
              {detail && <p className={styles.detail}>{detail}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
