import { Heart, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { titleOf } from './screenshot.model';
import { screenshotTexts as texts } from './texts';
import styles from './row-buttons.module.css';

interface HeartButtonProps {
  row: Screenshot;
  onToggle: () => void;
  /** -1 in a grid, where the arrows move between cards and keys replace the buttons. */
  tabIndex?: number;
}

export function HeartButton({ row, onToggle, tabIndex }: HeartButtonProps) {
  const label = row.is_favorite ? texts.unfavorite : texts.favorite;
  return (
    <button
      type="button"
      className={styles.icon}
      data-on={row.is_favorite || undefined}
      aria-pressed={row.is_favorite}
      aria-label={label(titleOf(row))}
      aria-keyshortcuts="F"
      tabIndex={tabIndex}
      onClick={onToggle}
    >
      <Heart size={16} fill={row.is_favorite ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}

interface TrashButtonProps {
  row: Screenshot;
  onAsk: () => void;
  tabIndex?: number;
}

export function TrashButton({ row, onAsk, tabIndex }: TrashButtonProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={texts.deleteOf(titleOf(row))}
      aria-keyshortcuts="Delete"
      tabIndex={tabIndex}
      onClick={onAsk}
    >
      <Trash2 size={16} aria-hidden />
    </button>
  );
}

interface ConfirmDeleteProps {
  title: string;
  onDelete: () => void;
  onCancel: () => void;
}

/** The second step of a deletion; takes the focus, and Esc cancels. */
export function ConfirmDelete({ title, onDelete, onCancel }: ConfirmDeleteProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
  };
  return (
    <div
      role="group"
      aria-label={texts.confirmDelete(title)}
      className={styles.confirm}
      onKeyDown={onKeyDown}
    >
      <button ref={first} type="button" className={styles.delete} onClick={onDelete}>
        {texts.delete}
      </button>
      <button type="button" className={styles.cancel} onClick={onCancel}>
        {texts.cancel}
      </button>
    </div>
  );
}
