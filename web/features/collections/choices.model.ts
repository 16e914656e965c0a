import type { Collection } from '../../../server/contract/collections';

export type Choice = { collection: Collection } | { newName: string };

const folded = (text: string): string => text.trim().toLowerCase();

/** Names that begin with what is typed come first, then those with a word that does, then all others with it. */
function rankOf(name: string, typed: string): number {
  const whole = folded(name);
  if (whole.startsWith(typed)) return 0;
  return whole.split(/\s+/).some((word) => word.startsWith(typed)) ? 1 : 2;
}

/**
 * Existing collections that match the typed text, and last the name for a new one; none where a collection is called
 * like that already, in whatever case.
 */
export function choicesOf(collections: readonly Collection[] | undefined, typed: string): Choice[] {
  const wanted = folded(typed);
  const found = (collections ?? [])
    .filter(({ name }) => folded(name).includes(wanted))
    .sort((a, b) => rankOf(a.name, wanted) - rankOf(b.name, wanted));
  const isNew =
    collections && wanted !== '' && !collections.some(({ name }) => folded(name) === wanted);
  return [
    ...found.map((collection) => ({ collection })),
    ...(isNew ? [{ newName: typed.trim() }] : []),
  ];
}

/**
 * The choice that Enter takes where no arrow has chosen: the first collection that is open to it. A new one only where none matches,
 * so that half a name makes no second collection beside one that holds the screenshot already. Nothing without a word.
 */
export function takenByEnter(
  choices: readonly Choice[],
  open: readonly Choice[],
  typed: string,
): Choice | undefined {
  if (typed.trim() === '') return undefined;
  const existing = open.find((choice) => 'collection' in choice);
  return existing ?? (choices.length === 1 ? open[0] : undefined);
}
