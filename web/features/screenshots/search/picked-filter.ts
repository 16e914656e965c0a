import { type GalleryFilter, tagNamesIn } from '../shared/gallery-address.model';
import type { PanelFilter } from './proposals/proposals.model';

/** A chosen proposal as a change of the filter that is set. */
export type PickedFilter = (filter: GalleryFilter) => Partial<GalleryFilter>;

/** Loaded with the proposals. */
export const pickedFilter =
  ({ tag, kind, ...others }: PanelFilter): PickedFilter =>
  ({ tags, kinds }) => ({
    ...others,
    ...(tag ? { tags: tagNamesIn([...tags, tag].join(',')) } : {}),
    ...(kind ? { kinds: [...new Set([...kinds, kind])] } : {}),
  });
