import type { CSSProperties, ReactNode, RefObject } from 'react';
import { DAY_LINE, type GridGeometry } from './grid.model';
import type { GridLine } from './grid-lines.model';
import type { useGridLayout } from './use-grid-layout';
import styles from './screenshot-grid.module.css';

function lineStyle(line: GridLine, geometry: GridGeometry, start: number): CSSProperties {
  if (line.kind === 'day') return { height: DAY_LINE, transform: `translateY(${start}px)` };
  const { columns, gap, rowHeight } = geometry;
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap,
    '--gap': `${gap}px`,
    height: rowHeight - gap,
    transform: `translateY(${start}px)`,
  } as CSSProperties;
}

interface VirtualLinesProps {
  areaRef: RefObject<HTMLDivElement | null>;
  lines: readonly GridLine[];
  geometry: GridGeometry;
  virtual: ReturnType<typeof useGridLayout>['virtual'];
  /** The rows above these ones. */
  headRows: number;
  cellsOf: (line: GridLine) => ReactNode;
}

/** The lines near the viewport, in an area as high as all of them. */
export function VirtualLines(props: VirtualLinesProps) {
  const { areaRef, lines, geometry, virtual, headRows, cellsOf } = props;
  return (
    <div ref={areaRef} className={styles.area} style={{ height: virtual.total }}>
      {virtual.indices.map((index) => {
        const line = lines[index];
        if (!line) return null;
        return (
          <div
            key={index}
            role="row"
            aria-rowindex={index + 1 + headRows}
            className={styles.line}
            style={lineStyle(line, geometry, virtual.starts[index] ?? 0)}
          >
            {cellsOf(line)}
          </div>
        );
      })}
    </div>
  );
}
