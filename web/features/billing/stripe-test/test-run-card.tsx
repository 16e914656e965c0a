import { Button } from '@mantine/core';
import { CircleCheck, CircleX, Info } from 'lucide-react';
import { useState } from 'react';
import card from '../../../ui/layout/card.module.css';
import { stripeTestTexts as texts } from './stripe-test-texts';
import type { TestResult } from './stripe-test.model';
import { runStripeTests } from './stripe-test.queries';
import styles from './stripe-test.module.css';

const icons = { pass: CircleCheck, fail: CircleX, info: Info };

function ResultRow({ result }: { result: TestResult }) {
  const Icon = icons[result.outcome];
  return (
    <li>
      <div className={styles.result}>
        <span className={styles.outcome} data-outcome={result.outcome}>
          <Icon size={16} aria-hidden />
          {texts.results[result.outcome]}
        </span>
        <div>
          <p className={styles.product}>{result.name}</p>
          <p className={styles.message}>{result.message}</p>
        </div>
      </div>
    </li>
  );
}

/** Tests whether the payment pages can read everything they need. */
export function TestRunCard() {
  const [isBusy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly TestResult[]>([]);
  const start = async () => {
    setBusy(true);
    setResults(await runStripeTests());
    setBusy(false);
  };
  return (
    <section className={`${card.card} ${styles.card}`} aria-label={texts.tests}>
      <h2>{texts.tests}</h2>
      <Button loading={isBusy} onClick={() => void start()}>
        {texts.runTests}
      </Button>
      <ul className={styles.list} aria-live="polite" aria-label={texts.tests}>
        {results.map((result) => (
          <ResultRow key={`${result.name} ${result.outcome}`} result={result} />
        ))}
      </ul>
    </section>
  );
}
