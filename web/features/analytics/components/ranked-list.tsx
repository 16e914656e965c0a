import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/format';
import { analyticsTexts as texts } from '../texts';
import styles from './analytics.module.css';

interface Ranked {
  name: string;
  count: number;
  /** The page with these screenshots. */
  to?: string;
}

interface RankedListProps {
  /** Most frequent first. */
  items: readonly Ranked[];
  /** Shown when there are none. */
  none: string;
}

/** Names with counts; each bar shows the share of the first. */
export function RankedList({ items, none }: RankedListProps) {
  if (items.length === 0) return <p className={styles.none}>{none}</p>;
  const most = items[0]?.count ?? 0;
  return (
    <ol className={styles.ranked}>
      {items.map(({ name, count, to }) => (
        <li key={name}>
          {to ? (
            <Link to={to} title={name}>
              {name}
            </Link>
          ) : (
            <span title={name}>{name}</span>
          )}
          <data value={count} title={texts.screenshots(count)}>
            {formatNumber(count)}
          </data>
          <i aria-hidden style={{ inlineSize: `${(count / most) * 100}%` }} />
        </li>
      ))}
    </ol>
  );
}
