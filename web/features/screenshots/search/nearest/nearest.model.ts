import type { NearestSearch } from '../../../../../server/contract/search/search-hints';
import type { GalleryFilter } from '../../shared/gallery-address.model';
import type { MeantPart } from '../sentences/sentence.model';

const NO_DAYS = { startDate: '', endDate: '', dateField: 'uploaded' } as const;

const OFF: Partial<Record<string, Partial<GalleryFilter>>> = {
  tags: { tags: [] },
  favorites: { favorites: false },
  kind: { kinds: [] },
  days: NO_DAYS,
  collection_id: { collectionId: '' },
};

const isOf = (what: string, part: MeantPart) =>
  (what === 'kind' && part.kind !== undefined) || (what === 'days' && part.span !== undefined);

/** The change of the address that leads to a near search; a filter that was read out of the words goes with them. */
export function changeTo(
  { change, what, q }: Pick<NearestSearch, 'change' | 'what' | 'q'>,
  parts: readonly MeantPart[],
): Partial<GalleryFilter> {
  const kept = change === 'filter' ? parts.filter((part) => !isOf(what, part)) : parts;
  const words = [...kept.map(({ typed }) => typed), q].join(' ').trim();
  const wasRead = kept.length < parts.length;
  return { q: words, ...(change === 'filter' && !wasRead ? OFF[what] : {}) };
}
