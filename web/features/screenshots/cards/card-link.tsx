import type { MouseEvent } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import type { CardActions } from './card-actions';
import { hasModifier } from '../shared/keyboard';
import { titleOf } from '../shared/screenshot.model';
import styles from './card-link.module.css';

interface CardLinkProps {
  row: Screenshot;
  href: string;
  isActive: boolean;
  actions: CardActions;
  className?: string;
}

/** The title, a link to the viewer. It covers its card and is the card's one Tab stop. */
export function CardLink({ row, href, isActive, actions, className }: CardLinkProps) {
  const onClick = (event: MouseEvent) => {
    // The browser opens a new tab itself, and a new window where Shift does not select.
    if (hasModifier(event.nativeEvent) || (event.shiftKey && !actions.select)) return;
    event.preventDefault();
    if (event.shiftKey) return actions.select?.(row.id, true);
    actions.open(row.id);
  };
  // The browser would select the text between the two clicks.
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
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      {titleOf(row)}
    </a>
  );
}
