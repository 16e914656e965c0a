import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** The time that the list of a finished card stays open. */
const FOLD_AFTER_MS = 5_000;

/** Longer lists start as one line. */
const SHORT_LIST = 5;

interface DockState {
  count: number;
  isFinished: boolean;
  /** Something was refused or is there already. */
  hasNews: boolean;
  /** Something waits for the person. */
  hasFailed: boolean;
}

/**
 * Whether the list of a card is open: a short one while it runs, any other when there is something to tell, and as the
 * person wishes. It folds a while after the end, unless something failed.
 */
export function useDockOpen({ count, isFinished, hasNews, hasFailed }: DockState) {
  const [chosen, setChosen] = useState<{ of: number; isOpen: boolean } | null>(null);
  const [restedAt, setRestedAt] = useState(0);
  const isPhone = useMediaQuery('(max-width: 767.98px)', false, { getInitialValueInEffect: false });
  useEffect(() => {
    if (!isFinished) return;
    const timer = setTimeout(() => setRestedAt(count), FOLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isFinished, count]);
  const isResting = isFinished && restedAt === count;
  const isShort = count <= SHORT_LIST && !isPhone;
  const isOpen =
    chosen?.of === count ? chosen.isOpen : hasFailed || (!isResting && (isShort || hasNews));
  return { isOpen, toggle: () => setChosen({ of: count, isOpen: !isOpen }) };
}
