import { useEffect } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { ScrollRow } from '../../../../ui/layout/scroll-row';
import { formatNumber } from '../../../../shared/format';
import { remembered } from '../../../../shared/storage';
import { useApiQuery } from '../../../../shared/api/hooks';
import { useTimeZone } from '../../../auth/use-time-zone';
import { useWorkspace } from '../../../workspaces/use-workspace';
import { type GalleryFilter, isFiltered } from '../../shared/gallery-address.model';
import { hintsInput } from '../hints-input';
import { kindName } from '../kind-texts';
import { KINDS_STORED_AS, NO_KINDS } from './known-kinds';
import styles from './kind-lenses.module.css';
import { lensTexts as texts } from './lens-texts';

interface KindLensesProps {
  filter: GalleryFilter;
  /** The number of screenshots in the list; undefined until it is known. */
  total: number | undefined;
  /** Empty for all kinds. */
  onChoose: (kinds: string[]) => void;
}

/** The kinds in the list as buttons above it; pressed again, a lens is taken off. */
export function KindLenses({ filter, total, onChoose }: KindLensesProps) {
  const { scope } = useWorkspace();
  const timeZone = useTimeZone();
  const input = hintsInput(scope, { ...filter, kinds: [] }, timeZone);
  const { data = [], isSuccess } = useApiQuery('screenshots.kinds', input, {
    placeholderData: keepPreviousData,
  });
  const { kinds: chosen } = filter;
  // A chosen one stays where it can be taken off, also when nothing of it is left.
  const empty = chosen.filter((kind) => data.every((it) => it.kind !== kind));
  const lenses = [...data, ...empty.map((kind) => ({ kind, count: 0 }))];
  const isKnown = isSuccess && !isFiltered(filter);
  const known = data.length === 0 ? NO_KINDS : '';
  useEffect(() => {
    if (isKnown) remembered.set(KINDS_STORED_AS, known);
  }, [isKnown, known]);
  if (lenses.length === 0) {
    // Otherwise the line that waits for the first kinds would be empty space.
    if (isKnown && total) return <p className={styles.none}>{texts.none}</p>;
    // An empty row would be some pixels high for a moment, and all that is below it would move.
    return null;
  }
  return (
    <ScrollRow label={texts.lenses} count={lenses.length}>
      {lenses.map(({ kind, count }) => {
        const isPressed = chosen.includes(kind);
        return (
          <button
            key={kind}
            type="button"
            className={styles.lens}
            aria-pressed={isPressed}
            aria-label={texts.lens(kindName(kind), count)}
            onClick={() => onChoose(isPressed ? chosen.filter((it) => it !== kind) : [kind])}
          >
            {kindName(kind)} <span className={styles.count}>{formatNumber(count)}</span>
          </button>
        );
      })}
    </ScrollRow>
  );
}
