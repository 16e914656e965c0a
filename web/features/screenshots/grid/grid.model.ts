import { THUMBNAIL_RATIO } from '../../../../server/contract/limits';
import type { GalleryMode } from '../shared/gallery-address.model';

/** The sizes in the grid; every row has one known height. */
export interface GridGeometry {
  columns: number;
  gap: number;
  /** Height of a row including its gap. */
  rowHeight: number;
  thumbHeight: number;
}

const GAP = { grid: 16, compact: 8, list: 0 } as const;
/** Below the thumbnail: title, tags and date with their padding. */
const BODY = { grid: 104, compact: 0 } as const;
const LIST_ROW = 64;

/** The widths from which there are 2, 3, ... columns. */
const STEPS = {
  grid: [460, 760, 1080],
  compact: [180, 300, 460, 640, 820, 1000, 1180],
} as const;

const columnsAt = (width: number, steps: readonly number[]): number =>
  1 + steps.filter((step) => width >= step).length;

/** 1 to 4 columns, up to 8 in the compact grid. */
export function geometryOf(mode: GalleryMode, width: number): GridGeometry {
  if (mode === 'list') return { columns: 1, gap: 0, rowHeight: LIST_ROW, thumbHeight: 40 };
  const gap = GAP[mode];
  const columns = columnsAt(width, STEPS[mode]);
  const cellWidth = (width - gap * (columns - 1)) / columns;
  const thumbHeight = Math.round(cellWidth / THUMBNAIL_RATIO);
  return { columns, gap, thumbHeight, rowHeight: thumbHeight + BODY[mode] + gap };
}

/** The height of a day heading. */
export const DAY_LINE = 44;
