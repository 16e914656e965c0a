import { type ComponentType, lazy, Suspense } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import type { CardHitsProps } from './card-hits';

// Lazy: only searches need it, and a card without marks is a card.
const CardHits = lazy<ComponentType<CardHitsProps>>(() =>
  import('./card-hits').catch(() => ({ default: () => null })),
);

/** The marks on the thumbnail of a screenshot that was found by its text. */
export function FoundWords({ row }: { row: Screenshot }) {
  const { match } = row;
  if (!match?.fields.includes('text') || row.is_locked) return null;
  return (
    <Suspense fallback={null}>
      <CardHits row={row} words={match.words} />
    </Suspense>
  );
}
