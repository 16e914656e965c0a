import { useEffect, useRef, useState } from 'react';

/** The time that the list of a finished card stays open. */
const FOLD_AFTER_MS = 5_000;

interface DockState {
  /** Names the items that a choice is about; without it the choice holds for later ones, too. */
  batch?: string;
  isFinished: boolean;
  /** Something was refused or is there already. */
  hasNews: boolean;
  /** Something waits for the person. */
  hasFailed: boolean;
  /** Part of a page instead of a corner: its list is what people came for. */
  isInline?: boolean;
}

interface Choice {
  of: string | undefined;
  isOpen: boolean;
  /** Made when all was done, so it holds. */
  isLast: boolean;
}

/**
 * Whether the list of a card is open, as the person wishes. By itself a card shows only what there is to tell. It
 * folds a while after the end, unless something failed, or a pointer or the focus is on the card.
 */
export function useDockOpen(state: DockState) {
  const { batch, isFinished, hasNews, hasFailed, isInline = false } = state;
  const card = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isFinished) return;
    const timer = setInterval(() => {
      if (card.current?.matches(':hover, :focus-within')) return;
      clearInterval(timer);
      setResting(true);
    }, FOLD_AFTER_MS);
    return () => {
      clearInterval(timer);
      setResting(false);
      setChosen((last) => last && { ...last, isLast: false });
    };
  }, [isFinished, batch]);
  const isOver = isResting && !isInline && chosen?.isOpen === true && !chosen.isLast;
  const isChosen = chosen !== null && chosen.of === batch && !isOver;
  const isOpen = isChosen ? chosen.isOpen : isInline;
  const areNewsShown = !isOpen && !isChosen && (hasFailed || (hasNews && !isResting));
  const toggle = () => setChosen({ of: batch, isOpen: !isOpen, isLast: isFinished });
  return { card, isOpen, areNewsShown, toggle };
}
