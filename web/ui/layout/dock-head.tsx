import { ActionIcon } from '@mantine/core';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import dock from './dock.module.css';

interface DockHeadProps {
  title: string;
  /** More about it, on the same line. */
  summary?: ReactNode;
  /** 0 to 100 while it runs. */
  progress?: number;
  isOpen: boolean;
  toggleLabel: string;
  onToggle: () => void;
  closeLabel: string;
  /** Undefined while it cannot be closed. */
  onClose?: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** The one line of a card in a corner. */
export function DockHead(props: DockHeadProps) {
  const Chevron = props.isOpen ? ChevronDown : ChevronUp;
  return (
    <header className={dock.header}>
      <h2 className={dock.title}>
        <span role="status">{props.title}</span>
        {props.summary && <span className={dock.summary}>{props.summary}</span>}
      </h2>
      {props.children}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-expanded={props.isOpen}
        aria-label={props.toggleLabel}
        onClick={props.onToggle}
      >
        <Chevron size={16} aria-hidden />
      </ActionIcon>
      {props.onClose && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={props.closeLabel}
          onClick={props.onClose}
        >
          <X size={16} aria-hidden />
        </ActionIcon>
      )}
      {props.progress !== undefined && (
        <i className={dock.progress} style={{ width: `${props.progress}%` }} />
      )}
    </header>
  );
}
