/** The selected screenshots, and the start of a range. */
export interface Selection {
  ids: ReadonlySet<string>;
  anchor: string | null;
  /** The selection before the range; it stays when the range changes. */
  base: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export const NOTHING: Selection = { ids: NONE, anchor: null, base: NONE };

export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id, base: next };
}

/** Extends the range from its start to this row, inclusive; without a start selects only this row. */
export function extended(selection: Selection, id: string, order: readonly string[]): Selection {
  const { ids, anchor, base } = selection;
  const start = anchor === null ? -1 : order.indexOf(anchor);
  const end = order.indexOf(id);
  if (start < 0 || end < 0) {
    const next = new Set([...ids, id]);
    return { ids: next, anchor: id, base: next };
  }
  const range = order.slice(Math.min(start, end), Math.max(start, end) + 1);
  return { ids: new Set([...base, ...range]), anchor, base };
}

/** Selects a whole group, or deselects it if it is selected. */
export function groupToggled({ ids }: Selection, group: readonly string[]): Selection {
  const next = new Set(ids);
  const isChosen = group.every((id) => ids.has(id));
  for (const id of group) {
    if (isChosen) next.delete(id);
    else next.add(id);
  }
  return { ids: next, anchor: group[0] ?? null, base: next };
}

export const allOf = (order: readonly string[]): Selection => ({
  ids: new Set(order),
  anchor: null,
  base: NONE,
});

/** Deselects rows that left the list. */
export function pruned(selection: Selection, order: readonly string[]): Selection {
  if (selection.ids.size === 0) return selection;
  const there = new Set(order);
  const ids = [...selection.ids].filter((id) => there.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
