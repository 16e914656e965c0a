import type { MouseEvent } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import type { CardActions } from '../card-actions';
import { hasModifier } from '../keyboard';
import { titleOf } from '../screenshot.model';
import styles from './card-link.module.css';

interface CardLinkProps {
  row: Screenshot;
  href: string;
  isActive: boolean;
  actions: CardActions;
  className?: string;
}

/** The title, which opens the viewer; covers its card, and is the card's one Tab stop. */
export function CardLink({ row, href, isActive, actions, className }: CardLinkProps) {
  const onClick = (event: MouseEvent) => {
    // A new tab is the browser's business, and a new window where Shift does not choose.
    if (hasModifier(event.nativeEvent) || (event.shiftKey && !actions.select)) return;
    event.preventDefault();
    if (event.shiftKey) return actions.select?.(row.id, true);
    actions.open(row.id);
  };
  // The browser would mark the text between the two clicks.
  const onMouseDown = (event: MouseEvent) => {
    if (event.shiftKey && actions.select) event.preventDefault();
  };
  return (
    <a
      className={`${styles.link} ${className ?? ''}`}
      href={href}
      data-open
      title={titleOf(row)}
      tabIndex={isActive ? 0 : -1}
      draggable={false}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      {titleOf(row)}
    </a>
  );
}
