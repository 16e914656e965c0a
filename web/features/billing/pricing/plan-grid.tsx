import type { ReactNode } from 'react';
import { formatCents } from '../../../shared/format-money';
import { centsPerImage, type PlanCard as Card } from '../shared/plan-cards.model';
import { pricingTexts as texts } from '../shared/pricing-texts';
import { FeatureList } from '../shared/feature-list';
import { planColumns } from '../shared/plan-columns';
import styles from './plan-grid.module.css';

/** The id of the plan's name, which describes the equally labelled buttons. */
export const planNameId = (id: number): string => `plan-${id}`;

interface PlanCardProps {
  card: Card;
  children: ReactNode;
}

function PlanCard({ card, children }: PlanCardProps) {
  const perImage = centsPerImage(card);
  return (
    <li className={styles.card} data-popular={card.isMostPopular || undefined}>
      <h2 id={planNameId(card.id)} className={styles.name}>
        {card.name}
      </h2>
      {card.isMostPopular && <span className={styles.badge}>{texts.mostPopular}</span>}
      <div>
        <p className={styles.price}>
          {formatCents(card.priceCents)} <span>{texts.perMonth}</span>
        </p>
        <p className={styles.quota}>{texts.quota(card.screenshotLimit)}</p>
        <p className={styles.muted}>{perImage === null ? texts.free : texts.perImage(perImage)}</p>
      </div>
      <FeatureList features={card.features} />
      {children}
    </li>
  );
}

interface PlanGridProps {
  cards: readonly Card[];
  /** Renders the card's button, the only difference between the two pages of plans. */
  action: (card: Card) => ReactNode;
}

/** The plan cards side by side; the most popular one stands out. */
export function PlanGrid({ cards, action }: PlanGridProps) {
  return (
    <ul className={styles.grid} style={planColumns(cards)} aria-label={texts.plans}>
      {cards.map((card) => (
        <PlanCard key={card.id} card={card}>
          {action(card)}
        </PlanCard>
      ))}
    </ul>
  );
}
