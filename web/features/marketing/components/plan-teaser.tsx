import { formatCents } from '../../../shared/format-money';
import { usePlanCards } from '../../billing/shared/billing.queries';
import { centsPerImage, type PlanCard } from '../../billing/shared/plan-cards.model';
import { planColumns } from '../../billing/shared/plan-columns';
import { landingTexts } from '../texts';
import styles from './plan-teaser.module.css';

function PlanTile({ plan }: { plan: PlanCard }) {
  const perImage = centsPerImage(plan);
  return (
    <li className={styles.plan} data-popular={plan.isMostPopular}>
      <h3 className={styles.name}>
        {plan.name}
        {plan.isMostPopular && <span className={styles.badge}>{landingTexts.mostPopular}</span>}
      </h3>
      <p className={styles.price}>
        {formatCents(plan.priceCents)} <span>{landingTexts.perMonth}</span>
      </p>
      <p>{landingTexts.quota(plan.screenshotLimit)}</p>
      <p className={styles.muted}>
        {perImage === null ? landingTexts.freeIncludes : landingTexts.perImage(perImage)}
      </p>
    </li>
  );
}

/** The plans, one line each. */
export function PlanTeaser() {
  const plans = usePlanCards();
  return (
    <section className={styles.section}>
      <h2>{landingTexts.plansTitle}</h2>
      <ul className={styles.plans} style={planColumns(plans)}>
        {plans.map((plan) => (
          <PlanTile key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
  );
}
