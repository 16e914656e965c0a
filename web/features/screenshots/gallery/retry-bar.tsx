import { Button } from '@mantine/core';
import { screenshotTexts as texts } from '../shared/texts';
import styles from './gallery.module.css';

/** Says beside the loaded screenshots that others could not be loaded. */
export function RetryBar({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className={styles.retry}>
      {text}
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
