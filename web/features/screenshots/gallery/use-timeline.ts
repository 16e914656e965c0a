import type { TimelineMonth } from '../../../../server/contract/search/timeline';
import { useApiQuery } from '../../../shared/api/hooks';
import { useTimeZone } from '../../auth/use-time-zone';
import { useWorkspace } from '../../workspaces/use-workspace';
import type { GalleryFilter } from '../shared/gallery-address.model';
import { queryOf, savedSearchOf } from '../shared/saved-search.model';
import type { dayOrderOf } from './timeline.model';

const NONE: readonly TimelineMonth[] = [];

/** The months of the list in its order; none when that is not one of days, or when there is a single month. */
export function useTimeline(
  filter: GalleryFilter,
  { days, isKnown }: { days: ReturnType<typeof dayOrderOf>; isKnown: boolean },
): readonly TimelineMonth[] {
  const { scope } = useWorkspace();
  const tz = useTimeZone();
  const input = { query: { ...scope, ...queryOf(savedSearchOf(filter, tz)), tz, ...days } };
  const enabled = isKnown && days !== null;
  const { data } = useApiQuery('screenshots.timeline', input, { enabled });
  return enabled && data && data.length > 1 ? data : NONE;
}
