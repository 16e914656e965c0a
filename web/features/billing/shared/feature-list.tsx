import { Check, Clock3 } from 'lucide-react';
import { plannedMark, plannedNames } from './pricing-texts';
import styles from './feature-list.module.css';

/** The features of a plan; those that do not exist yet are marked. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => {
        const isPlanned = plannedNames.has(feature);
        const Icon = isPlanned ? Clock3 : Check;
        return (
          <li key={feature} data-planned={isPlanned || undefined}>
            <Icon size={16} aria-hidden />
            <span>
              {feature} {isPlanned && <span className={styles.mark}>{plannedMark}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
