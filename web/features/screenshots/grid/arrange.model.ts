/** A step of the keyboard in a grid of so many columns; undefined for other keys. */
const stepsOf = (columns: number): Readonly<Record<string, number>> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
});

export interface Placing {
  ids: string[];
  /** The one that comes after them; null for the end. */
  before: string | null;
}

/** Where a key moves the item at a place; null where it stays. `at` is its new place. */
export function stepTo(
  key: string,
  from: number,
  { ids, columns, hasMore }: { ids: readonly string[]; columns: number; hasMore: boolean },
): (Placing & { at: number }) | null {
  const step = stepsOf(columns)[key];
  const id = ids[from];
  if (step === undefined || id === undefined) return null;
  const at = Math.min(Math.max(0, from + step), ids.length - 1);
  if (at === from) return null;
  const others = ids.filter((other) => other !== id);
  const before = others[at] ?? null;
  // Behind the last loaded one is not the end of the collection.
  return before === null && hasMore ? null : { ids: [id], before, at };
}

/** Where dragged items go when they are dropped on one, on its first or its second half; null where they stay. */
export function dropAt(
  ids: readonly string[],
  dragged: readonly string[],
  { on, isBehind, hasMore }: { on: number; isBehind: boolean; hasMore: boolean },
): Placing | null {
  const after = ids.slice(isBehind ? on + 1 : on).find((id) => !dragged.includes(id)) ?? null;
  if (after === null && hasMore) return null;
  const moved = ids.filter((id) => dragged.includes(id));
  return moved.length === 0 ? null : { ids: moved, before: after };
}
