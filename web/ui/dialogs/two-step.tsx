import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './two-step.module.css';

interface TwoStepProps {
  /** The question for screen readers. */
  label: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Makes a surrounding dialog ignore Esc from here. */
const keepsEscape = { 'data-mantine-stop-propagation': true };

/** The second step of a removal: takes the focus, and Esc cancels. */
export function TwoStep({ label, yes, no, onYes, onNo }: TwoStepProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onNo();
  };
  return (
    <div role="group" aria-label={label} className={styles.ask} onKeyDown={onKeyDown}>
      <Button {...keepsEscape} ref={first} size="compact-sm" color="red" onClick={onYes}>
        {yes}
      </Button>
      <Button {...keepsEscape} size="compact-sm" variant="default" onClick={onNo}>
        {no}
      </Button>
    </div>
  );
}
