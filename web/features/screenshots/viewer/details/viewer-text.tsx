import { Button } from '@mantine/core';
import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { markWords } from '../../shared/mark-words';
import { isProcessing } from '../../shared/screenshot.model';
import { copyText } from '../../shared/copy';
import { viewerTexts } from '../viewer-texts';
import { ViewerBlocks } from './viewer-blocks';
import styles from './viewer-text.module.css';
import section from './section.module.css';

const texts = viewerTexts;

/** The extracted text with Copy, and its code and tables; the searched words are marked. */
export function ViewerText({ row, words }: { row: Screenshot; words: readonly string[] }) {
  const text = row.extracted_text?.text_content ?? '';
  const segments = useMemo(() => markWords(text, words), [text, words]);
  const isEmpty = text.trim() === '';
  return (
    <section>
      <div className={section.headingLine}>
        <h3 className={section.heading}>{texts.text}</h3>
        {!isEmpty && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Copy size={14} aria-hidden />}
            onClick={() => void copyText(text)}
          >
            {texts.copyTextHere}
          </Button>
        )}
      </div>
      {row.blocks && <ViewerBlocks blocks={row.blocks} />}
      {isEmpty ? (
        <p className={styles.noText}>{isProcessing(row) ? texts.textLater : texts.noText}</p>
      ) : (
        <pre className={styles.text} tabIndex={0}>
          {segments.map(({ text: part, isHit }, index) =>
            isHit ? <mark key={index}>{part}</mark> : part,
          )}
        </pre>
      )}
    </section>
  );
}
