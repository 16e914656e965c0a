import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { isFilterPart } from '../../../../../server/contract/search/filter-parts';
import type { NearestSearch } from '../../../../../server/contract/search/search-hints';
import { apiQuery, useApiQuery } from '../../../../shared/api/hooks';
import { useTimeZone } from '../../../auth/use-time-zone';
import { useWorkspace } from '../../../workspaces/use-workspace';
import { useWorkspaces } from '../../../workspaces/use-workspaces';
import type { GalleryFilter } from '../../shared/gallery-address.model';
import { hintsInput } from '../hints-input';
import type { MeantPart } from '../sentences/sentence.model';
import { withoutTexts } from '../filter-texts';
import { changeTo } from './nearest.model';
import styles from './nearest.module.css';
import { nearestTexts as texts } from './nearest-texts';

/** More spaces than these are not asked. */
const MOST_SPACES = 5;
/** The server counts no further. */
const COUNTED = 100;

interface NearestProps {
  /** The filter that finds nothing, as the search means it. */
  filter: GalleryFilter;
  /** The parts of the typed search that are filters. */
  parts: readonly MeantPart[];
  onChange: (change: Partial<GalleryFilter>) => void;
}

/** The other spaces of the person in which the same search finds something. */
function useSpacesWithIt(filter: GalleryFilter) {
  const timeZone = useTimeZone();
  const { spaces, currentId, choose } = useWorkspaces();
  const others = spaces.filter(({ id }) => id !== currentId).slice(0, MOST_SPACES);
  const found = useQueries({
    queries: others.map(({ id }) => {
      const scope = id === null ? {} : { team_id: id };
      const { query } = hintsInput(scope, { ...filter, collectionId: '' }, timeZone);
      return {
        ...apiQuery('screenshots.list', { query: { ...query, limit: 1, fields: 'card' as const } }),
        // A space whose plan has no operators says so; that is no failure here.
        retry: false,
      };
    }),
  });
  return { spaces: others.filter((_, at) => (found[at]?.data?.length ?? 0) > 0), choose };
}

function labelOf({ change, what, instead }: NearestSearch): string {
  if (change === 'word') return texts.word(what);
  if (change === 'spelling') return texts.spelling(what, instead ?? '');
  return isFilterPart(what) ? withoutTexts[what] : what;
}

/** The nearest searches that find something, each with one press; nothing where there are none. */
export function Nearest({ filter, parts, onChange }: NearestProps) {
  const { scope } = useWorkspace();
  const timeZone = useTimeZone();
  const { data = [] } = useApiQuery('screenshots.nearest', hintsInput(scope, filter, timeZone), {
    retry: false,
  });
  const { spaces, choose } = useSpacesWithIt(filter);
  if (data.length + spaces.length === 0) return null;
  return (
    <section className={styles.nearest} aria-label={texts.title}>
      <p className={styles.title} role="status">
        {texts.title}
      </p>
      <div className={styles.list}>
        {data.map((near) => (
          <Button
            key={`${near.change} ${near.what} ${near.q}`}
            variant="light"
            onClick={() => onChange(changeTo(near, parts))}
          >
            {labelOf(near)} · {texts.count(near.count, near.count >= COUNTED)}
          </Button>
        ))}
        {spaces.map(({ id, name }) => (
          <Button key={id ?? ''} variant="light" onClick={() => choose(id)}>
            {texts.space(name)}
          </Button>
        ))}
      </div>
    </section>
  );
}
