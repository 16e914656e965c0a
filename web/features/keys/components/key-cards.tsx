import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import card from '../../../ui/layout/card.module.css';
import { useSubscriptionStatus } from '../../billing/shared/billing.queries';
import { useKeys } from '../keys.queries';
import { keysTexts as texts } from '../texts';
import { KeyList } from './key-list';
import styles from './keys.module.css';
import { NewKey } from './new-key';

/** Shown when the plan has no keys: the plan that has them, and the state of existing keys. */
function Gate() {
  const hasKeys = useKeys().data?.some(({ kind }) => kind === 'key');
  return (
    <>
      <p>
        {texts.api.gate} {hasKeys && texts.api.sleeping}
      </p>
      <div className={styles.actions}>
        <Button component={Link} to={paths.pricing} variant="default">
          {texts.api.plans}
        </Button>
      </div>
    </>
  );
}

export function ApiKeysCard() {
  const { status } = useSubscriptionStatus();
  const isOpen = status?.features.includes('api_access');
  return (
    <section className={card.card} aria-label={texts.api.title}>
      <h2>{texts.api.title}</h2>
      <p className={styles.hint}>
        {texts.api.hint} <a href="/api/docs">{texts.api.docs}</a>
      </p>
      {isOpen === true && <NewKey />}
      {isOpen === false && <Gate />}
      <KeyList kind="key" none={texts.api.none} />
    </section>
  );
}

export function ConnectedClisCard() {
  return (
    <section className={card.card} aria-label={texts.cli.title}>
      <h2>{texts.cli.title}</h2>
      <p className={styles.hint}>{texts.cli.hint}</p>
      <KeyList kind="cli" none={texts.cli.none} />
    </section>
  );
}
