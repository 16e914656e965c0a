import styles from './compact-select.module.css';

interface CompactSelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** The browser's own choice in the size of a button, of plain elements because it is in the gallery's first file. */
export function CompactSelect<Value extends string>(props: CompactSelectProps<Value>) {
  return (
    <select
      className={styles.select}
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value as Value)}
    >
      {props.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
