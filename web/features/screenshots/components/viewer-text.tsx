import { Button } from '@mantine/core';
import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { showToast } from '../../../ui/toast';
import { markWords } from '../mark-words';
import { isProcessing } from '../screenshot.model';
import { screenshotTexts } from '../texts';
import { viewerTexts } from '../viewer-texts';
import styles from './viewer.module.css';

const texts = viewerTexts;

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ message: texts.copied });
  } catch {
    // The browser refuses without https or without the permission; the text can still be selected.
    showToast({ message: screenshotTexts.copyFailed, kind: 'error' });
  }
}

/** The extracted text, to read, mark and copy; the words of the search stand out. */
export function ViewerText({ row, words }: { row: Screenshot; words: readonly string[] }) {
  const text = row.extracted_text?.text_content ?? '';
  const segments = useMemo(() => markWords(text, words), [text, words]);
  const isEmpty = text.trim() === '';
  return (
    <section>
      <div className={styles.headingLine}>
        <h3 className={styles.heading}>{texts.text}</h3>
        {!isEmpty && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Copy size={14} aria-hidden />}
            aria-label={texts.copyText}
            onClick={() => void copy(text)}
          >
            {texts.copy}
          </Button>
        )}
      </div>
      {isEmpty ? (
        <p className={styles.noText}>{isProcessing(row) ? texts.textLater : texts.noText}</p>
      ) : (
        <pre className={styles.text}>
          {segments.map(({ text: part, isHit }, index) =>
            isHit ? <mark key={index}>{part}</mark> : part,
          )}
        </pre>
      )}
    </section>
  );
}
