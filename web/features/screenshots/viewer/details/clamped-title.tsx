import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { viewerTexts as texts } from '../viewer-texts';
import styles from './viewer-title.module.css';

/** A title, of which four lines are shown first: on a phone a long one would push the image's details off the screen. */
export function ClampedTitle({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const shown = heading.current;
    if (!shown) return;
    const observer = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [title, isWhole]);
  return (
    <div className={styles.titleBox}>
      <h2 ref={heading} className={styles.title} data-clamped={!isWhole || undefined}>
        {title}
      </h2>
      {(isCut || isWhole) && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.lessTitle : texts.wholeTitle}
        </Button>
      )}
    </div>
  );
}
