import { useEffect, useState } from 'react';
import { remembered } from '../../shared/storage';
import { MOST_CARDS } from './constants';

export type TagsView = 'cards' | 'list';

const VIEW_KEY = 'tags_view';
const LAST_KEY = 'tags_view_last';
const REFUSED_KEY = 'tags_kept_apart';
/** Older refusals are forgotten. */
const MOST_REFUSED = 200;

const isView = (value: string | null): value is TagsView => value === 'cards' || value === 'list';

/** Before the tags are known, those of the last visit are the best guess. */
function viewOf(count: number | undefined): TagsView {
  const last = remembered.get(LAST_KEY);
  if (count === undefined) return isView(last) ? last : 'cards';
  return count > MOST_CARDS ? 'list' : 'cards';
}

/** Cards show up to forty tags, a list shows more; what the person has chosen counts from then on. */
export function useTagsView(count: number | undefined): [TagsView, (view: TagsView) => void] {
  const [chosen, setChosen] = useState(() => remembered.get(VIEW_KEY));
  const own = viewOf(count);
  const view = isView(chosen) ? chosen : own;
  const isKnown = count !== undefined;
  useEffect(() => {
    if (isKnown) remembered.set(LAST_KEY, own);
  }, [isKnown, own]);
  const choose = (next: TagsView) => {
    setChosen(next);
    remembered.set(VIEW_KEY, next);
  };
  return [view, choose];
}

function readRefused(): string[] {
  try {
    const stored: unknown = JSON.parse(remembered.get(REFUSED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    // Somebody else wrote it.
    return [];
  }
}

/** The proposals that the person has refused, and a way to refuse one more. */
export function useRefusedMerges(): [ReadonlySet<string>, (key: string) => void] {
  const [refused, setRefused] = useState(readRefused);
  const refuse = (key: string) => {
    const next = [...refused, key].slice(-MOST_REFUSED);
    setRefused(next);
    remembered.set(REFUSED_KEY, JSON.stringify(next));
  };
  return [new Set(refused), refuse];
}
