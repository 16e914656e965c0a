import { viewerTexts as texts } from '../../viewer-texts';
import styles from './other-words.module.css';

interface OtherWordsProps {
  /** The stored words as the person found them. */
  from: string | null;
  /** Those that are stored now. */
  now: string | null;
}

/** The words that somebody else has written while a field was open, to be seen before they are replaced. */
export function OtherWords({ from, now }: OtherWordsProps) {
  if (now === from) return null;
  return (
    <div role="alert" className={styles.others}>
      <p>{now === null ? texts.emptiedMeanwhile : texts.changedMeanwhile}</p>
      {now !== null && <blockquote>{now}</blockquote>}
      <p>{texts.saveReplaces}</p>
    </div>
  );
}
