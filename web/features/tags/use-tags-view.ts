import { useState } from 'react';
import { remembered } from '../../shared/storage';

export type TagsView = 'cards' | 'list';

const VIEW_KEY = 'tags_view';
const REFUSED_KEY = 'tags_kept_apart';
/** Older refusals are forgotten. */
const MOST_REFUSED = 200;

const isView = (value: string | null): value is TagsView => value === 'cards' || value === 'list';

/** Cards, unless the person has chosen the list. */
export function useTagsView(): [TagsView, (view: TagsView) => void] {
  const [chosen, setChosen] = useState(() => remembered.get(VIEW_KEY));
  const choose = (next: TagsView) => {
    setChosen(next);
    remembered.set(VIEW_KEY, next);
  };
  return [isView(chosen) ? chosen : 'cards', choose];
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
