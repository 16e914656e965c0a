import { FILTER_PARTS, type FilterPart, filterParts } from '../../../contract/search/filter-parts';
import { groupsOf, isWordGroup, splitQuery } from '../../../contract/search/search-grammar';
import type { NearestSearch } from '../../../contract/search/search-hints';
import type { ListQuestion } from './list-filter';
import { fold, wordsOf } from './search-words';
import { isStopWord } from './stop-words';

/** A search beside another one, and what makes it another. */
export interface NearSearch extends Pick<NearestSearch, 'change' | 'what' | 'instead'> {
  question: ListQuestion;
}

/** Of a long text only the first words are taken up. */
const MOST_WORDS = 5;
/** Other spellings of one word. */
const MOST_SPELLINGS = 2;

/**
 * The searches near one that finds nothing, the nearest first: one word in another spelling, one condition less, and at
 * last single words. `listNear` finds words of the space that are spelled like the given one.
 */
export async function nearSearches(
  question: ListQuestion,
  listNear: (word: string) => Promise<string[]>,
): Promise<NearSearch[]> {
  const parts = partsOf(question.q ?? '');
  return [
    ...(await respelled(question, parts, listNear)),
    ...withoutFilter(question),
    ...withoutWord(question, parts),
    ...alone(question, parts),
  ];
}

/** The groups of a search as they were typed; plain words are those that may be left out or respelled. */
interface Part {
  text: string;
  isPlain: boolean;
}

const partsOf = (typed: string): Part[] =>
  groupsOf(splitQuery(typed)).map((group) => ({
    text: group.map(({ raw }) => raw).join(' OR '),
    isPlain: isWordGroup(group),
  }));

const joined = (parts: readonly Part[]) => parts.map(({ text }) => text).join(' ');

const isMeant = ({ text, isPlain }: Part) =>
  isPlain && !wordsOf(fold(text)).every((word) => isStopWord(word));

const words = (parts: readonly Part[]) => parts.filter(isMeant).slice(0, MOST_WORDS);

async function respelled(
  question: ListQuestion,
  parts: readonly Part[],
  listNear: (word: string) => Promise<string[]>,
): Promise<NearSearch[]> {
  const found = await Promise.all(
    words(parts).map(async (part) => {
      const [word, ...others] = wordsOf(fold(part.text));
      if (word === undefined || others.length > 0) return [];
      const near = (await listNear(word)).slice(0, MOST_SPELLINGS);
      return near.map((instead): NearSearch => {
        const q = joined(parts.map((it) => (it === part ? { ...it, text: instead } : it)));
        return { change: 'spelling', what: part.text, instead, question: { ...question, q } };
      });
    }),
  );
  return found.flat();
}

const isOn = (value: ListQuestion[keyof ListQuestion]) =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

function withoutFilter(question: ListQuestion): NearSearch[] {
  const namesOf = (part: FilterPart): readonly (keyof ListQuestion)[] => FILTER_PARTS[part];
  const active = filterParts.filter((part) => namesOf(part).some((name) => isOn(question[name])));
  // Without its only filter and without words a search is no search.
  if (active.length < 2 && !isOn(question.q)) return [];
  return active.map((what) => ({
    change: 'filter',
    what,
    instead: null,
    question: {
      ...question,
      ...Object.fromEntries(namesOf(what).map((name) => [name, undefined])),
    },
  }));
}

function withoutWord(question: ListQuestion, parts: readonly Part[]): NearSearch[] {
  if (parts.filter((part) => !part.isPlain || isMeant(part)).length < 2) return [];
  return words(parts).map((part) => ({
    change: 'word',
    what: part.text,
    instead: null,
    question: { ...question, q: joined(parts.filter((it) => it !== part)) },
  }));
}

/** With more than two words, where leaving out one of them was not enough. */
function alone(question: ListQuestion, parts: readonly Part[]): NearSearch[] {
  const all = words(parts);
  if (all.length < 3) return [];
  return all.map((part) => ({
    change: 'word',
    what: joined(all.filter((it) => it !== part)),
    instead: null,
    question: { ...question, q: part.text },
  }));
}
