import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './icon-choice.module.css';

interface IconChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; Icon: LucideIcon }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A radio group of icons, of plain elements because it is in the gallery's first file. */
export function IconChoice<Value extends string>(props: IconChoiceProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props.label} className={styles.group}>
      {props.options.map(({ value, label, Icon }) => (
        <span key={value} className={styles.option}>
          <Icon size={16} aria-hidden />
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
        </span>
      ))}
    </div>
  );
}
