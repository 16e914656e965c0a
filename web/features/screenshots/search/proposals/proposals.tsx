import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useState,
} from 'react';
import { formatNumber } from '../../../../shared/format';
import { useLacksOperators } from '../use-lacks-operators';
import { pickedFilter, type PickedFilter } from '../picked-filter';
import styles from './proposals.module.css';
import {
  isTakenByEnter,
  openOperator,
  type Proposal,
  proposalsFor,
  written,
} from './proposals.model';
import { proposalTexts as texts } from './proposals-texts';
import { useKnownNames } from './use-known-names';

/** The list as the field refers to it. */
export interface ShownProposals {
  listId: string;
  /** Undefined until an arrow has chosen one. */
  activeId: string | undefined;
}

export interface ProposalKeys {
  /** Returns whether the key was one for the list. */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

/** The field after a choice. */
export interface TakenProposal {
  text: string;
  caret: number;
  pick?: PickedFilter;
}

interface ProposalsProps {
  ref: Ref<ProposalKeys>;
  text: string;
  caret: number;
  onTake: (taken: TakenProposal) => void;
  onShown: (shown: ShownProposals | null) => void;
  onClose: () => void;
}

/** The first one comes after none, and the last one before it. */
const next = (index: number, step: number, count: number): number =>
  index < 0 ? (step > 0 ? 0 : count - 1) : (index + step + count) % count;

/** The ways to complete the operator before the caret. The focus stays in the field, which refers to the active one. */
export function Proposals({ ref, text, caret, onTake, onShown, onClose }: ProposalsProps) {
  const listId = useId();
  const lacksOperators = useLacksOperators();
  const names = useKnownNames();
  const open = openOperator(text.slice(0, caret));
  const proposals = open ? proposalsFor(open, names) : [];
  const [at, setAt] = useState<number | null>(null);
  const index = Math.min(at ?? (open && isTakenByEnter(open) ? 0 : -1), proposals.length - 1);
  const active = proposals[index];
  const activeId = active && `${listId}-${index}`;
  const isShown = proposals.length > 0;

  const take = (proposal: Proposal) => {
    if (!open) return;
    onTake({
      ...written(text, { from: open.from, caret }, proposal),
      pick: proposal.pick && pickedFilter(proposal.pick),
    });
  };

  useEffect(() => {
    onShown(isShown ? { listId, activeId } : null);
    return () => onShown(null);
  }, [listId, isShown, activeId, onShown]);

  useImperativeHandle(ref, () => ({
    onKeyDown: (event) => {
      if (!isShown) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) setAt(next(index, step, proposals.length));
      else if (active && (event.key === 'Enter' || event.key === 'Tab')) take(active);
      else if (event.key === 'Escape') onClose();
      else return false;
      return true;
    },
  }));

  if (!isShown) return null;
  return (
    <ul id={listId} role="listbox" aria-label={texts.list} className={styles.list}>
      {proposals.map((proposal, position) => (
        <li
          key={proposal.text}
          id={`${listId}-${position}`}
          role="option"
          aria-selected={position === index}
          className={styles.line}
          // Before the field loses the focus.
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => setAt(position)}
          onClick={() => take(proposal)}
        >
          <span className={styles.label}>{proposal.label}</span>
          {proposal.count !== undefined && (
            <span className={styles.hint}>{formatNumber(proposal.count)}</span>
          )}
          {lacksOperators && !proposal.pick && (
            <span className={styles.hint}>{texts.needsPlan}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
