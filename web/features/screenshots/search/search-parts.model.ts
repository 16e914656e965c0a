import {
  groupsOf,
  isWordGroup,
  splitQuery,
} from '../../../../server/contract/search/search-grammar';

export interface SearchPart {
  text: string;
  /** The search without this part. */
  rest: string;
}

/** The parts of a search that can be taken off: each operator with what `OR` joins to it, and all plain words. */
export function partsOf(q: string): SearchPart[] {
  const groups = groupsOf(splitQuery(q));
  const texts = groups.map((group) => group.map(({ raw }) => raw).join(' OR '));
  const isPlain = groups.map(isWordGroup);
  const without = (isGone: (at: number) => boolean) =>
    texts.filter((_, at) => !isGone(at)).join(' ');
  const words = texts.filter((_, at) => isPlain[at]).join(' ');
  const operators = texts.flatMap((text, own) =>
    isPlain[own] ? [] : [{ text, rest: without((at) => at === own) }],
  );
  return words === ''
    ? operators
    : [{ text: words, rest: without((at) => isPlain[at] ?? false) }, ...operators];
}
