import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useOpener } from '../focus/use-opener';
import { TwoStep } from './two-step';

interface TwoStepButtonProps extends ButtonProps {
  /** The accessible name, when the visible text is not specific enough. */
  label?: string;
  /** The question for screen readers. */
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  children: ReactNode;
}

/** A button that is replaced by a question and gets the focus back afterwards. */
export function TwoStepButton(props: TwoStepButtonProps) {
  const { label, question, yes, no, onYes, children, ...look } = props;
  const [isAsking, setAsking] = useState(false);
  const button = useOpener(isAsking);
  if (!isAsking) {
    return (
      <Button {...look} ref={button} aria-label={label} onClick={() => setAsking(true)}>
        {children}
      </Button>
    );
  }
  const answer = () => {
    setAsking(false);
    onYes();
  };
  return (
    <TwoStep label={question} yes={yes} no={no} onYes={answer} onNo={() => setAsking(false)} />
  );
}
