import { useMemo } from 'react';
import { useApiQuery } from '../../../shared/api/hooks';
import { useTimeZone } from '../../auth/use-time-zone';
import { useWorkspace } from '../../workspaces/use-workspace';
import { useMeaning } from '../search/sentences/use-meaning';
import { orderIn } from '../shared/gallery-order.model';
import { listInput } from '../shared/list-input';
import { useScreenshotPages } from '../shared/screenshots.queries';
import type { useGalleryAddress } from '../shared/use-gallery-address';
import { dayOrderOf, startMonth } from './timeline.model';
import { useTimeline } from './use-timeline';

const NO_PARTS: readonly never[] = [];

/** Whether a collection is shown as people arranged it; until that is known, its list waits. */
function useCollectionOrder(id: string) {
  const { scope } = useWorkspace();
  const isWanted = id !== '';
  const { data, failureCount } = useApiQuery(
    'collections.list',
    { query: scope },
    { enabled: isWanted },
  );
  const isByHand = isWanted && data?.find((it) => it.id === id)?.order === 'hand';
  return { isByHand, isKnown: !isWanted || data !== undefined || failureCount > 0 };
}

/** The list that the address asks for: the search as it is meant, the order, its months, and the loaded pages. */
export function useGalleryList(address: ReturnType<typeof useGalleryAddress>) {
  const { scope } = useWorkspace();
  const timeZone = useTimeZone();
  const meaning = useMeaning(address.filter, address.asWords);
  const { filter, parts } = meaning ?? { filter: address.filter, parts: NO_PARTS };
  const collection = useCollectionOrder(filter.collectionId);
  const order = orderIn(address.order, filter.q, collection.isByHand);
  const days = dayOrderOf(order);
  const isKnown = meaning !== null && collection.isKnown;
  const months = useTimeline(filter, { days, isKnown });
  const isUp = days?.order === 'asc';
  const start = startMonth(months, address.from, isUp ? 'asc' : 'desc');
  const pages = useScreenshotPages(filter, start?.cursor, order, { enabled: isKnown });
  const arranged = useMemo(
    () => (order === 'hand' ? listInput(scope, filter, { timeZone, order }) : null),
    [order, scope, filter, timeZone],
  );
  return {
    filter,
    parts,
    order,
    isByHand: collection.isByHand,
    /** The date that the days follow; null where the list has no days. */
    daysBy: days?.sort ?? null,
    months,
    isUp,
    from: start?.month ?? null,
    pages,
    arranged,
  };
}
