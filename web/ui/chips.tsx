import styles from './chips.module.css';

interface ChipsProps<T extends string> {
  /** What is chosen here, for reading software. */
  label: string;
  values: readonly T[];
  chosen: T;
  onChoose: (value: T) => void;
  /** What a chip says, where that is not its value. */
  nameOf?: (value: T) => string;
}

/** Round buttons in a row, one of which is pressed. */
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
