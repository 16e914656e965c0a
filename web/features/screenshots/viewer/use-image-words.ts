import { useMemo, useState } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { useApiQuery } from '../../../shared/api/hooks';
import { wordHits } from '../cards/word-hits';

/** The positions of the words in an image and the matches among them; loaded only when shown. */
export function useImageWords(row: Screenshot, found: readonly string[], isSelectable: boolean) {
  const isWanted = (isSelectable || found.length > 0) && row.is_processed && !row.is_locked;
  const { data: words } = useApiQuery(
    'screenshots.words',
    { params: { id: row.id } },
    { enabled: isWanted },
  );
  const hits = useMemo(() => (words ? wordHits(words, found) : []), [words, found]);
  const [current, setCurrent] = useState(0);
  /** Wraps around at both ends; returns the new index. */
  const step = (by: 1 | -1): number => {
    const next = (current + by + hits.length) % hits.length;
    setCurrent(next);
    return next;
  };
  return { words, hits, current, step };
}
