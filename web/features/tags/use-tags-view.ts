import { useState } from 'react';
import { remembered } from '../../shared/storage';
import { MOST_CARDS } from './constants';

export type TagsView = 'cards' | 'list';

const VIEW_KEY = 'tags_view';
const REFUSED_KEY = 'tags_kept_apart';
/** Older refusals are forgotten. */
const MOST_REFUSED = 200;

const isView = (value: string | null): value is TagsView => value === 'cards' || value === 'list';

/** Cards show up to forty tags, a list shows more; what the person has chosen counts from then on. */
export function useTagsView(count: number): [TagsView, (view: TagsView) => void] {
  const [chosen, setChosen] = useState(() => remembered.get(VIEW_KEY));
  const view = isView(chosen) ? chosen : count > MOST_CARDS ? 'list' : 'cards';
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
