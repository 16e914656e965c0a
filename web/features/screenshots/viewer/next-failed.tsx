import { Button } from '@mantine/core';
import { screenshotTexts as texts } from '../shared/texts';
import styles from './viewer-bar.module.css';

/** Says at the last loaded screenshot that the next ones could not be loaded. */
export function NextFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <span>{texts.moreFailed}</span>
      <Button size="compact-xs" variant="default" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
