import styles from './usage-meter.module.css';

interface UsedMeterProps {
  label: string;
  /** In words. */
  used: string;
  /** In words; absent where there is no limit to say. */
  left?: string | undefined;
  /** Where there is a limit: how full it is. */
  bar?: { value: number; limit: number; level: 'fine' | 'near' | 'over' };
}

/** Used and left of an allowance as text, and as a green, yellow or red bar where there is a limit. */
export function UsedMeter({ label, used, left, bar }: UsedMeterProps) {
  const shown = bar && Math.min(bar.value, bar.limit);
  return (
    <div className={styles.usage}>
      <p className={styles.words}>
        <span className={styles.count}>{used}</span>
        {left && <span className={styles.muted}>{left}</span>}
      </p>
      {bar && (
        <div
          className={styles.track}
          data-level={bar.level}
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={bar.limit}
          aria-valuenow={shown}
          aria-valuetext={used}
        >
          <span style={{ width: `${bar.limit === 0 ? 100 : (shown! / bar.limit) * 100}%` }} />
        </div>
      )}
    </div>
  );
}
