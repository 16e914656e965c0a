import { useApiQuery } from '../../../shared/api/hooks';
import { useSession } from '../../auth/session.queries';
import card from '../../../ui/layout/card.module.css';
import { useSubscriptionStatus } from '../shared/billing.queries';
import { stripeTestTexts as texts } from './stripe-test-texts';
import { shortKey } from './stripe-test.model';
import styles from './stripe-test.module.css';

/** The environment, the key and the person. A value that does not arrive stays `Loading...`. */
export function TestSetupCard() {
  const { data: config } = useApiQuery('billing.config', {});
  const { planName } = useSubscriptionStatus();
  const session = useSession();
  const key = config && (config.publishable_key ? shortKey(config.publishable_key) : texts.noKey);
  const facts = [
    [texts.environment, config?.environment ?? texts.loading],
    [texts.publishableKey, key ?? texts.loading],
    [texts.email, session.state === 'in' ? session.user.email : texts.loading],
    [texts.plan, planName ?? texts.loading],
  ];
  return (
    <section className={`${card.card} ${styles.card}`} aria-label={texts.setup}>
      <h2>{texts.setup}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <FactRow key={name} name={name} value={value} />
        ))}
      </dl>
    </section>
  );
}

function FactRow({ name, value }: { name?: string; value?: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
