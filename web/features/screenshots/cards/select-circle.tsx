import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import type { CardActions } from './card-actions';
import { titleOf } from '../shared/screenshot.model';
import { screenshotTexts as texts } from '../shared/texts';
import styles from './select-circle.module.css';

interface SelectCircleProps {
  row: Screenshot;
  isSelected: boolean;
  actions: CardActions;
}

/** The check circle of a card; Shift selects everything from the last one. */
export function SelectCircle({ row, isSelected, actions }: SelectCircleProps) {
  const { select } = actions;
  if (!select) return null;
  const onClick = (event: MouseEvent) => select(row.id, event.shiftKey);
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      aria-label={texts.select(titleOf(row))}
      aria-keyshortcuts="X"
      tabIndex={-1}
      className={styles.circle}
      onClick={onClick}
    >
      {isSelected && <Check size={14} strokeWidth={3} aria-hidden />}
    </button>
  );
}
