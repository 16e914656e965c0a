import { lazy, Suspense } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { browser } from '../../../shared/browser';
import type { CardActions } from './card-actions';
import { HeartButton, TrashButton } from '../shared/row-buttons';

const CardMenu = lazy(() => import('./card-menu').then((module) => ({ default: module.CardMenu })));

/** The buttons of a card. Without hover, a menu replaces the keyboard shortcuts. */
export function CardButtons({ row, actions }: { row: Screenshot; actions: CardActions }) {
  const trash = row.can_delete && (
    <TrashButton row={row} tabIndex={-1} onAsk={() => actions.askDelete(row.id)} />
  );
  return (
    <>
      <HeartButton row={row} tabIndex={-1} onToggle={() => actions.toggleFavorite(row)} />
      {browser.isTouch() ? (
        <Suspense fallback={trash}>
          <CardMenu row={row} actions={actions} />
        </Suspense>
      ) : (
        trash
      )}
    </>
  );
}
