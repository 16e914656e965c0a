import { useEffect, useRef } from 'react';
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
  const notice = useRef<HTMLDivElement>(null);
  // The field may stand at the end of a panel, where nobody would see what comes below it.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  if (now === from) return null;
  return (
    <div ref={notice} role="alert" className={styles.others}>
      <p>{now === null ? texts.emptiedMeanwhile : texts.changedMeanwhile}</p>
      {now !== null && <blockquote>{now}</blockquote>}
      <p>{texts.saveReplaces}</p>
    </div>
  );
}
