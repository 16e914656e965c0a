import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { useApiQuery } from '../../../shared/api/hooks';
import { placeOfImage } from './shown-part';
import { wordHits } from './word-hits';
import styles from './card-hits.module.css';
import { useLoadingSlot } from './use-loading-slot';

/** Cards that are only scrolled past ask for nothing. */
const LOOK_MS = 250;
const KEPT_MS = 10 * 60_000;

/** The element has been in view for a moment. */
function useLookedAt(ref: RefObject<Element | null>): boolean {
  const [isLookedAt, setLookedAt] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = setTimeout(() => {
        setLookedAt(true);
        observer.disconnect();
      }, LOOK_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref]);
  return isLookedAt;
}

const isFitted = () => document.documentElement.dataset.thumbnails === 'fit';

export interface CardHitsProps {
  row: Screenshot;
  /** The words of this screenshot that the search found. */
  words: readonly string[];
}

/** Marks on a thumbnail the words that a search found; the list itself knows nothing of their places. */
export default function CardHits({ row, words }: CardHitsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const isLookedAt = useLookedAt(layer);
  const slot = useLoadingSlot(isLookedAt);
  const { data, isFetched } = useApiQuery(
    'screenshots.words',
    { params: { id: row.id } },
    { enabled: slot.isMine, staleTime: KEPT_MS, retry: false },
  );
  const { end } = slot;
  useEffect(() => {
    if (isFetched) end();
  }, [isFetched, end]);
  const hits = useMemo(() => (data ? wordHits(data, words) : []), [data, words]);
  return (
    <div ref={layer} className={styles.layer} aria-hidden>
      {data && hits.length > 0 && (
        <svg
          className={styles.image}
          style={placeOfImage(row, isFitted())}
          viewBox={`0 0 ${data.width} ${data.height}`}
          preserveAspectRatio="none"
        >
          {hits.map(({ x, y, w, h }, index) => (
            <rect key={index} className={styles.hit} x={x} y={y} width={w} height={h} />
          ))}
        </svg>
      )}
    </div>
  );
}
