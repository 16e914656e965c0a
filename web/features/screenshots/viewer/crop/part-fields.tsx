import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { fitted, type Part, type Size } from './crop.model';
import { cropTexts as texts } from './crop-texts';
import styles from './crop.module.css';

const FIELDS = [
  ['x', texts.left],
  ['y', texts.top],
  ['w', texts.width],
  ['h', texts.height],
] as const;

interface FieldProps {
  label: string;
  value: number;
  onValue: (value: number) => void;
}

/** Takes the number when it is typed to its end: half a number would move the part. */
function Field({ label, value, onValue }: FieldProps) {
  const [typed, setTyped] = useState<string | number | null>(null);
  const take = () => {
    if (typeof typed === 'number') onValue(typed);
    setTyped(null);
  };
  return (
    <NumberInput
      label={label}
      suffix=" px"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      value={typed ?? value}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  );
}

interface PartFieldsProps {
  part: Part;
  /** The size of the turned image. */
  size: Size;
  onPart: (part: Part) => void;
}

/** The part in numbers, for keys and for exact cuts. */
export function PartFields({ part, size, onPart }: PartFieldsProps) {
  return (
    <div className={styles.fields}>
      {FIELDS.map(([side, label]) => (
        <Field
          key={side}
          label={label}
          value={part[side]}
          onValue={(value) => onPart(fitted({ ...part, [side]: value }, size))}
        />
      ))}
    </div>
  );
}
