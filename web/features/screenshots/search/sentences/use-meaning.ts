import { useEffect, useMemo, useState } from 'react';
import { dayIn } from '../../../../../server/contract/search/day-in';
import { useTimeZone } from '../../../auth/use-time-zone';
import type { GalleryFilter } from '../../shared/gallery-address.model';
import type { Meaning } from './sentence.model';

type Model = typeof import('./sentence.model');

/** The words of four languages are loaded with the first search, and kept for all others. */
let model: Model | null = null;

/** Null until it is loaded. Where that fails, a search is its words. */
function useModel(isWanted: boolean): Model | 'failed' | null {
  const [loaded, setLoaded] = useState<Model | 'failed' | null>(model);
  const isMissing = isWanted && loaded === null;
  useEffect(() => {
    if (!isMissing) return;
    const take = (found: Model) => {
      model = found;
      setLoaded(found);
    };
    import('./sentence.model').then(take, () => setLoaded('failed'));
  }, [isMissing]);
  return loaded;
}

/** The filters that the typed search means; null until that is known. */
export function useMeaning(filter: GalleryFilter, asWords: readonly string[]): Meaning | null {
  const timeZone = useTimeZone();
  const isTyped = filter.q !== '';
  const loaded = useModel(isTyped);
  return useMemo(() => {
    if (!isTyped || loaded === 'failed') return { filter, parts: [] };
    return loaded && loaded.meaningOf(filter, { today: dayIn(timeZone, new Date()), asWords });
  }, [isTyped, loaded, filter, asWords, timeZone]);
}
