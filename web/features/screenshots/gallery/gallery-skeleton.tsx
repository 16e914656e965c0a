import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { Skeletons } from '../../../ui/states/skeletons';
import type { GalleryMode } from '../shared/gallery-address.model';
import { DAY_LINE, geometryOf } from '../grid/grid.model';
import { screenshotTexts as texts } from '../shared/texts';
import { useElementBox } from '../grid/use-element-box';
import styles from './gallery-skeleton.module.css';

/** Enough rows to fill a screen. */
const LINES = { grid: 3, compact: 6, list: 10 } as const;

const LEAST_SPACE = 8;

interface GallerySkeletonProps {
  mode: GalleryMode;
  /** The rows will have day headings. */
  hasDays?: boolean;
}

/** The layout of the gallery before its first rows are loaded. */
export function GallerySkeleton({ mode, hasDays }: GallerySkeletonProps) {
  const area = useRef<HTMLDivElement>(null);
  const { width } = useElementBox(area);
  const { columns, gap, rowHeight } = geometryOf(mode, width);
  // The lines of a list touch each other; skeletons without a gap would merge into one block.
  const space = Math.max(gap, LEAST_SPACE);
  const count = width === 0 ? 0 : LINES[mode] * columns;
  return (
    <div ref={area} className={styles.area}>
      <Skeletons label={texts.loading}>
        {hasDays && (
          <div className={styles.day} style={{ height: DAY_LINE }}>
            <Skeleton height={16} width={180} />
          </div>
        )}
        <div
          className={styles.grid}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: space }}
        >
          {Array.from({ length: count }, (_, index) => (
            <Skeleton key={index} height={rowHeight - space} radius={mode === 'grid' ? 10 : 6} />
          ))}
        </div>
      </Skeletons>
    </div>
  );
}
