import type { ReactNode } from 'react';
import styles from './tiles.module.css';

/** Names with figures, side by side. */
export function Tiles({
  tiles,
}: {
  tiles: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className={styles.tiles} data-count={tiles.length}>
      {tiles.map(([name, value]) => (
        <div key={name} className={styles.tile}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
