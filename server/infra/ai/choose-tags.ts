import { type ScreenshotKind } from '../../contract/screenshots';
import { foldText } from './fold-text';
import { type PageFacts } from './page-facts';
import { COMPANIONS, LANGUAGE_TAGS, TOPICS } from './tag-words';

export interface TagInput {
  facts: PageFacts;
  kind: ScreenshotKind;
  title: string;
  knownTags: readonly string[];
}

const MAX_TAGS = 6;
const MAX_LENGTH = 50;
const MAX_TITLE_WORDS = 2;
const WORDS_PER_MENTION = 100;
/** Their titles are people or the first thing of many. */
const NO_TITLE_WORDS: readonly ScreenshotKind[] = ['notification'];

/** Words that name nothing by themselves; folded. */
const EMPTY_WORDS = new Set(
  (
    'the and for with from that this your you our are was were has have not all new into out about more one two ' +
    'der die das und ein eine den dem des mit von fur auf ist nicht zum zur ihre ' +
    'les des une aux par pour dans sur avec est ' +
    'los las del una con por para ' +
    'screenshot what type types format reference current class properties basic notes page manual untitled document file home welcome overview using old next ' +
    'january february march april june july august september october november december ' +
    'monday tuesday wednesday thursday friday saturday sunday ' +
    'gmbh llc ltd inc corp could cannot read find found becomes saved reached can confirmed confirm'
  ).split(' '),
);

/**
 * At most six tags: the kind, tags of the workspace that the page names, what has a name of its own, and the
 * title's telling words. A tag that exists beats a new spelling of it.
 */
export function chooseTags(input: TagInput): string[] {
  const { kind, facts, knownTags } = input;
  const candidates = [
    kind,
    ...knownOnPage(input),
    ...(LANGUAGE_TAGS[facts.language] ? [LANGUAGE_TAGS[facts.language]!] : []),
    ...topicsOf(input),
    ...COMPANIONS[kind],
    ...(facts.isPhone ? ['mobile'] : []),
    ...titleWords(input),
  ];
  const spelled = candidates.map((tag) => spelledAs(tag, knownTags)).filter(isTag);
  return [...new Map(spelled.map((tag) => [tagKey(tag), tag])).values()].slice(0, MAX_TAGS);
}

const isTag = (tag: string): boolean =>
  tag !== '' && tag.length <= MAX_LENGTH && !tag.includes(',');

/** Case, accents and a plural's s make no other tag. */
function tagKey(tag: string): string {
  return foldText(tag)
    .trim()
    .replace(/(?<=\p{L}{3})s$/u, '');
}

function spelledAs(tag: string, knownTags: readonly string[]): string {
  const key = tagKey(tag);
  return (knownTags.find((known) => tagKey(known) === key) ?? tag).toLowerCase().trim();
}

/** Tags of the workspace that stand on the page as words. */
function knownOnPage({ facts, knownTags }: TagInput): string[] {
  const words = new Set((facts.folded.match(/[\p{L}\d][\p{L}\d+#.-]*/gu) ?? []).map(tagKey));
  return knownTags
    .filter((tag) => tag.length >= 3)
    .filter((tag) =>
      tagKey(tag)
        .split(/\s+/)
        .every((word) => words.has(word)),
    )
    .slice(0, 3);
}

/** A long page mentions many things; only what it mentions again and again, or in its title, is its topic. */
function topicsOf({ facts, kind, title }: TagInput): string[] {
  const isLong = kind === 'document' || kind === 'article';
  const enough = isLong ? Math.max(1, facts.words / WORDS_PER_MENTION) : 1;
  const mentions = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;
  return TOPICS.filter(({ kinds }) => kinds?.includes(kind) ?? true)
    .filter(
      ({ pattern, tag }) =>
        mentions(facts.folded, pattern) >= (tag === 'documentation' ? 1 : enough) ||
        mentions(foldText(title), pattern) > 0,
    )
    .map(({ tag }) => tag)
    .slice(0, 4);
}

/** Words of the title that the page repeats come first. */
function titleWords({ title, facts, kind }: TagInput): string[] {
  const isPerson = kind === 'chat' && !title.startsWith('#');
  if (isPerson || NO_TITLE_WORDS.includes(kind)) return [];
  const words = (title.match(/\p{L}[\p{L}\d]*/gu) ?? []).filter(
    (word) => word.length > 3 && !EMPTY_WORDS.has(foldText(word)),
  );
  const count = (word: string): number => facts.folded.split(foldText(word)).length;
  return [...new Set(words.map((word) => word.toLowerCase()))]
    .map((word, i) => ({ word, weight: count(word) - i * 0.5 }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_TITLE_WORDS)
    .map(({ word }) => word);
}
