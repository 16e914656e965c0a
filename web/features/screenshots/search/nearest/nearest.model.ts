import { FILTER_PARTS, isFilterPart } from '../../../../../server/contract/search/filter-parts';
import type { NearestSearch } from '../../../../../server/contract/search/search-hints';
import {
  FILTER_NAMES,
  type GalleryFilter,
  NO_FILTER,
  PARAMETERS,
} from '../../shared/gallery-address.model';
import type { MeantPart } from '../sentences/sentence.model';

/** The change that turns a part of the filters off. The server may name one that this page does not know yet. */
function off(part: string): Partial<GalleryFilter> {
  if (!isFilterPart(part)) return {};
  const names: readonly string[] = FILTER_PARTS[part];
  const filters = FILTER_NAMES.filter((name) => names.includes(PARAMETERS[name].name));
  if (part === 'days') filters.push('dateField');
  return Object.fromEntries(filters.map((name) => [name, NO_FILTER[name]]));
}

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
  return { q: words, ...(change === 'filter' && !wasRead ? off(what) : {}) };
}
