import styles from './chips.module.css';

interface ChipsProps<T extends string> {
  /** The name of the group for screen readers. */
  label: string;
  values: readonly T[];
  chosen: T;
  onChoose: (value: T) => void;
  /** The label of a chip, if it is not the value. */
  nameOf?: (value: T) => string;
}

/** A row of round toggle buttons, one of which is pressed. */
export function Chips<T extends string>(props: ChipsProps<T>) {
  const { label, values, chosen, onChoose, nameOf = String } = props;
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {nameOf(value)}
        </button>
      ))}
    </div>
  );
}
