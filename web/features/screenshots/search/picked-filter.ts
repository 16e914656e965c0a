import { cleanTags, type GalleryFilter } from '../shared/gallery-address.model';
import type { PanelFilter } from './proposals/proposals.model';

/** A chosen proposal as a change of the filter that is set. */
export type PickedFilter = (filter: GalleryFilter) => Partial<GalleryFilter>;

/** Loaded with the proposals. */
export const pickedFilter =
  ({ tag, kind, ...others }: PanelFilter): PickedFilter =>
  ({ tags, kinds }) => ({
    ...others,
    ...(tag ? { tags: cleanTags([...tags, tag]) } : {}),
    ...(kind ? { kinds: cleanTags([...kinds, kind]) } : {}),
  });
