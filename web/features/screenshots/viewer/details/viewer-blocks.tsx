import { Button } from '@mantine/core';
import { Code, Table } from 'lucide-react';
import { use } from 'react';
import type { Block } from '../../../../../server/contract/reading/blocks';
import { copyText } from '../../shared/copy';
import { MarkBoxes } from '../mark-boxes';
import { viewerTexts as texts } from '../viewer-texts';
import { asCsv, asMarkdown, asTabs } from './table-text';
import styles from './viewer-blocks.module.css';

/** The copy buttons of a block: label and copied text. */
function copiesOf({ kind, text, rows }: Block): [label: string, text: string][] {
  if (kind !== 'table' || !rows) return [[texts.copyCode, text]];
  return [
    [texts.copyTable, asTabs(rows)],
    [texts.copyCsv, asCsv(rows)],
    [texts.copyMarkdown, asMarkdown(rows)],
  ];
}

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';

/** The code and tables of the image, each copied as one; pointing at one marks it on the image. */
export function ViewerBlocks({ blocks }: { blocks: readonly Block[] }) {
  const mark = use(MarkBoxes);
  const shown = blocks.filter(({ kind }) => kind === 'code' || kind === 'table');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.blocks}>
      {shown.map((block, index) => {
        const Icon = block.kind === 'code' ? Code : Table;
        return (
          <li
            key={index}
            className={styles.block}
            onMouseEnter={() => mark([block.box])}
            onMouseLeave={() => mark([])}
            onFocus={() => mark([block.box])}
            onBlur={() => mark([])}
          >
            <Icon size={16} aria-hidden />
            <span className={styles.line}>{firstLine(block.text)}</span>
            <span className={styles.buttons}>
              {copiesOf(block).map(([label, text]) => (
                <Button
                  key={label}
                  size="compact-xs"
                  variant="default"
                  onClick={() => void copyText(text)}
                >
                  {label}
                </Button>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
