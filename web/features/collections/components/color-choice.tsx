import { useId } from 'react';
import { collectionTexts } from '../texts';
import { COLOR_PRESETS } from '../collection-colors';
import styles from './color-choice.module.css';

interface ColorChoiceProps {
  value: string;
  onChange: (value: string) => void;
}

/** The eight colours as named radio buttons, because a colour alone is no label. */
export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const name = useId();
  return (
    <div>
      <p id={`${name}-label`} className={styles.label}>
        {collectionTexts.form.color}
      </p>
      <div role="radiogroup" aria-labelledby={`${name}-label`} className={styles.swatches}>
        {COLOR_PRESETS.map((preset) => (
          <label key={preset.value} className={styles.swatch} title={preset.name}>
            <input
              type="radio"
              name={name}
              aria-label={preset.name}
              checked={preset.value.toLowerCase() === value.toLowerCase()}
              onChange={() => onChange(preset.value)}
            />
            <span style={{ background: preset.value }} aria-hidden />
          </label>
        ))}
      </div>
    </div>
  );
}
