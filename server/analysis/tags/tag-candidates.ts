import { type EvidenceRule } from '../../contract/reading/evidence';
import { type ScreenshotKind } from '../../contract/screenshots';
import { foldText } from '../page/fold-text';
import { openFileEndings } from '../page/open-file';
import { type PageFacts } from '../page/page-facts';
import { codeLanguage } from '../page/source-code';
import { windowSigns, type WindowSigns } from '../layout/window-signs';
import { labelLanguage } from '../page/label-language';
import { EMPTY_WORDS } from './empty-words';
import { fileTypes } from './file-types';
import { knownOnPage } from './known-tags';
import { languageTag } from './language-tag';
import { programClasses } from './program-classes';
import { tagKey, wordPattern } from './tag-pattern';
import { COMPANIONS, TOPICS } from './tag-words';

export interface TagInput {
  facts: PageFacts;
  /** Null where the page's kind is not said. */
  kind: ScreenshotKind | null;
  title: string;
  knownTags: readonly string[];
}

export interface TagCandidate {
  tag: string;
  /** The tag as the rules call it; the workspace may spell it otherwise. */
  name: string;
  rule: EvidenceRule;
  /** Matches the words of the folded text that speak for it. */
  pattern?: RegExp;
  /** The number of times that the page contains it, and the number of lines. */
  mentions: number;
  lines: number;
}

export type Found = Omit<TagCandidate, 'name' | 'mentions' | 'lines'>;

const MAX_LENGTH = 50;
const MAX_TITLE_WORDS = 4;
const WORDS_PER_MENTION = 100;
const LANGUAGES_BY_NAME = ['python', 'typescript', 'javascript', 'json', 'sql'];
/** Their titles are people or the first thing of many. */
const NO_TITLE_WORDS: readonly ScreenshotKind[] = ['notification'];

/** As narrow as a telephone's screen, but paper. */
const ON_PAPER: readonly ScreenshotKind[] = ['receipt', 'invoice'];

/** Words of the grammar of code, for titles of code alone. */
const GRAMMAR = new Set(
  (
    'public private static final const function class return import export void async func struct enum trait ' +
    'impl type select count name'
  ).split(' '),
);

/** Every tag that may be given, each once, the surest source first. A tag that exists beats a new spelling of it. */
export function tagCandidates(input: TagInput): TagCandidate[] {
  const { kind, facts, knownTags } = input;
  const language = languageTag(labelLanguage(facts));
  const signs = windowSigns(facts);
  const topics = kind ? topicsOf(input, kind) : [];
  const found: Found[] = [
    ...(kind ? [{ tag: kind, rule: 'kind' } as const] : []),
    ...knownOnPage(knownTags, facts, input.title).map(byWord('known_tag')),
    ...(language ? [{ tag: language, rule: 'language' } as const] : []),
    ...(isPhoneScreen(input) ? [{ tag: 'mobile', rule: 'phone_screen' } as const] : []),
    ...windowTags(signs, input),
    ...topics,
    ...fileTypes(facts, input.title),
    ...programClasses(facts, kind),
    ...(kind ? companionsOf(kind, facts).map(byWord('goes_with_kind')) : []),
    ...programOf(signs, topics),
    ...titleWords(input).map(byWord('title_word')),
  ];
  const candidates = new Map<string, TagCandidate>();
  for (const candidate of found) {
    const tag = spelledAs(candidate.tag, knownTags);
    if (!isTag(tag) || candidates.has(tagKey(tag))) continue;
    candidates.set(tagKey(tag), {
      ...candidate,
      name: candidate.tag,
      tag,
      ...usesOf(candidate.pattern, facts),
    });
  }
  return [...candidates.values()];
}

/** Nobody files a telephone's screen under software. */
const companionsOf = (kind: ScreenshotKind, { isPhone }: PageFacts): readonly string[] =>
  isPhone ? COMPANIONS[kind].filter((tag) => tag !== 'software') : COMPANIONS[kind];

/** Pages that people file under what they say unless the program around them is plain; so are texts that are no file. */
const OF_CONTENT: readonly ScreenshotKind[] = [
  'article',
  'chat',
  'email',
  'finance',
  'map',
  'shopping',
  'slide',
  'social',
  'travel',
  'weather',
];

/** So many lines below the uppermost row make it likely that it is the bar of a window. */
const LINES_OF_WINDOW = 8;

/** Tags of a program's window, of whatever kind its page is; paper and recipes stand for themselves. */
function windowTags(signs: WindowSigns, { facts, kind }: TagInput): Found[] {
  const { hasMenu, hasTop, hasBar, hasButtons } = signs;
  const isOfContent =
    kind === 'document' ? openFileEndings(facts).length === 0 : kind && OF_CONTENT.includes(kind);
  const mayBe = hasTop && facts.lines.length >= LINES_OF_WINDOW && !isOfContent;
  const isPaper = kind !== null && [...ON_PAPER, 'recipe'].includes(kind);
  const isWindow = (hasMenu || hasBar || mayBe) && !isPaper;
  return [
    ...(hasButtons ? [{ tag: 'dialog', rule: 'program_window' } as const] : []),
    ...(isWindow || hasButtons ? [{ tag: 'software', rule: 'program_window' } as const] : []),
  ];
}

/** A program that a topic names, too, has its tag already. */
function programOf({ program }: WindowSigns, topics: readonly Found[]): Found[] {
  if (program === null) return [];
  const isTopic = topics.some(({ pattern }) => pattern && foldText(program).search(pattern) >= 0);
  return isTopic ? [] : [byWord('window_title')(program)];
}

const isPhoneScreen = ({ facts, kind }: TagInput): boolean =>
  facts.isPhone && !(kind && ON_PAPER.includes(kind));

function usesOf(pattern: RegExp | undefined, { foldedLines }: PageFacts) {
  if (!pattern) return { mentions: 0, lines: 0 };
  const counts = foldedLines.map((line) => (line.match(pattern) ?? []).length);
  return {
    mentions: counts.reduce((sum, count) => sum + count, 0),
    lines: counts.filter((count) => count > 0).length,
  };
}

const byWord =
  (rule: EvidenceRule) =>
  (tag: string): Found => ({ tag, rule, pattern: wordPattern(tag) });

const isTag = (tag: string): boolean =>
  tag !== '' && tag.length <= MAX_LENGTH && !tag.includes(',');

function spelledAs(tag: string, knownTags: readonly string[]): string {
  const key = tagKey(tag);
  return (knownTags.find((known) => tagKey(known) === key) ?? tag).toLowerCase().trim();
}

/** A long page mentions many things; only what it mentions again and again, or in its title, is its topic. */
function topicsOf({ facts, title }: TagInput, kind: ScreenshotKind): Found[] {
  const isLong = kind === 'document' || kind === 'article';
  const enough = isLong ? Math.max(2, facts.words / WORDS_PER_MENTION) : 1;
  const mentions = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;
  const topics = TOPICS.filter(({ kinds }) => kinds?.includes(kind) ?? true)
    .filter(({ unless }) => !unless || mentions(facts.folded, unless) === 0)
    .filter(
      ({ pattern, tag }) =>
        mentions(facts.folded, pattern) >= (tag === 'documentation' ? 1 : enough) ||
        mentions(foldText(title), pattern) > 0,
    )
    .map(({ tag, pattern }): Found => ({ tag, rule: 'topic', pattern }));
  return [...topics, ...languageOfCode(facts, kind, topics)].slice(0, 4);
}

/** A file's name tells it better than the way its lines are written. */
function languageOfCode(facts: PageFacts, kind: ScreenshotKind, topics: readonly Found[]): Found[] {
  const isNamed = topics.some(({ tag }) => LANGUAGES_BY_NAME.includes(tag));
  const written = kind === 'code' && !isNamed ? codeLanguage(facts) : null;
  return written ? [{ ...written, rule: 'topic' }] : [];
}

/** A prompt in front of a command, an address of mail or the web, a word of a search such as `due:tomorrow`, a path. */
const NO_WORDS =
  /^\S+@\S+[$#%]\s|\S+@\S+|\b(?:https?:\/\/|www\.)\S+|(?<!\S)\p{Ll}+:\p{Ll}+|[~\p{L}\d._-]*\/\S*\/\S*/gu;
/** Numbers of orders and bookings. */
const IDENTIFIER = /\d.*\d/;
/** The pieces that a word cuts a text into where it stands there once. */
const SAID_AGAIN = 2;
const WORD = /\p{L}[\p{L}\d]*/gu;
const CODE_WORD = /\p{L}[\p{L}\d_]*/gu;

/**
 * Words of the title that the page repeats come first. The second text of an unsure title is a guess too many. The title of
 * an error is a sentence, of which only words that the page says again are what it is about.
 */
function titleWords({ title: whole, facts, kind }: TagInput): string[] {
  const title = kind === 'invoice' ? whole : whole.split(' · ')[0]!;
  const isPerson = kind === 'chat' && !title.startsWith('#');
  if (isPerson || (kind && NO_TITLE_WORDS.includes(kind))) return [];
  const isCode = kind === 'code';
  const telling = (isCode ? title.replace(/\(.*$/u, '') : title).replace(NO_WORDS, ' ');
  const words = (telling.match(isCode ? CODE_WORD : WORD) ?? []).filter(
    (word) =>
      word.length > 3 &&
      (isCode || !IDENTIFIER.test(word)) &&
      !EMPTY_WORDS.has(foldText(word)) &&
      !(isCode && GRAMMAR.has(foldText(word))),
  );
  const count = (word: string): number => facts.folded.split(foldText(word)).length;
  return [...new Set(words.map((word) => word.toLowerCase()))]
    .filter((word) => kind !== 'error' || count(word) > SAID_AGAIN)
    .map((word, i) => ({ word, weight: count(word) - i * 0.5 }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_TITLE_WORDS)
    .map(({ word }) => word);
}
