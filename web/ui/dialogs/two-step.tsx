import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formKeys, KEEPS_ESCAPE } from './escape-in-dialog';
import styles from './two-step.module.css';

interface TwoStepProps {
  /** The question for screen readers. */
  label: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** The second step of a removal: takes the focus, and Esc cancels. */
export function TwoStep({ label, yes, no, onYes, onNo }: TwoStepProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div role="group" aria-label={label} className={styles.ask} {...formKeys(onNo)}>
      <Button {...KEEPS_ESCAPE} ref={first} size="compact-sm" color="red" onClick={onYes}>
        {yes}
      </Button>
      <Button {...KEEPS_ESCAPE} size="compact-sm" variant="default" onClick={onNo}>
        {no}
      </Button>
    </div>
  );
}
