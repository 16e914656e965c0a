import { KIND_MODEL } from '../fitted/fitted-models';
import { LEXICON } from '../fitted/lexicon';
import { FURNITURE } from '../layout/line-roles';
import { windowSigns } from '../layout/window-signs';
import { foldText } from '../page/fold-text';
import { type PageFacts } from '../page/page-facts';
import { stemOf } from '../page/stems';
import { type ScreenshotKind } from '../../contract/screenshots';
import { type TagCandidate } from './tag-candidates';

export interface TagContext {
  facts: PageFacts;
  /** Null where the page's kind is not said. */
  kind: ScreenshotKind | null;
  kindConfidence: number;
  title: string;
  titleConfidence: number;
}

/** The signals for and against a tag: where it comes from, how sure that is, and how the page uses the word. */
export function tagSignals(
  candidate: TagCandidate,
  context: TagContext,
): ReadonlyMap<string, number> {
  const { rule, name, mentions, lines } = candidate;
  const signals = new Map<string, number>();
  const put = (name: string, value: number): void => {
    if (value !== 0) signals.set(name, value);
  };
  put(`rule:${rule}`, 1);
  if (rule === 'kind' || rule === 'goes_with_kind' || rule === 'topic') {
    put(`kind_confidence:${rule}`, context.kindConfidence);
    put(`kind_doubt:${rule}`, Math.max(0, 0.5 - context.kindConfidence));
  }
  if (rule === 'goes_with_kind') {
    put(`tag:${name}`, 1);
    put('companion_on_page', flag(mentions > 0));
    put('companion_in_title', flag(isInTitle(candidate, context)));
  }
  if (rule === 'topic') {
    put('topic_in_title', flag(isInTitle(candidate, context)));
    put('topic_again', flag(lines > 1));
    put('topic_often', Math.min(1, mentions / 6));
  }
  if (rule === 'title_word') addTitleWord(candidate, context, put);
  if (rule === 'program_window') addWindow(candidate, context, put);
  if (rule === 'window_title') addProgram(candidate, context, put);
  return signals;
}

type Put = (name: string, value: number) => void;
const flag = (value: boolean): number => (value ? 1 : 0);

function addTitleWord(
  { tag, mentions, lines, pattern }: TagCandidate,
  context: TagContext,
  put: Put,
): void {
  const { facts, kind, title } = context;
  const folded = foldText(tag);
  put('title_confidence', context.titleConfidence);
  put('repeated', flag(mentions > 1));
  put('often', Math.min(1, mentions / 6));
  put('several_lines', flag(lines > 1));
  put('long_word', flag(tag.length > 6));
  put('short_word', flag(tag.length < 5));
  put('only_word', flag(foldText(title).trim() === folded));
  put('title_words', Math.min(1, title.split(' ').length / 8));
  put('is_name', flag(isCapitalised(tag, title)));
  put('phone_title_word', flag(facts.isPhone));
  put('in_furniture', flag(isInFurniture(pattern, facts)));
  put('second_text', flag(isInSecond(folded, title)));
  put('kind_word', flag(isWordOfKind(folded, kind)));
}

function addWindow({ name }: TagCandidate, { facts }: TagContext, put: Put): void {
  const { hasMenu, hasBar, hasButtons } = windowSigns(facts);
  put(`window:${name}`, 1);
  put(`menu:${name}`, flag(hasMenu));
  put(`bar:${name}`, flag(hasBar));
  put(`buttons:${name}`, flag(hasButtons));
}

/** `KMail`, `GIMP`: no word of a language is written so. */
const BRAND = /\p{Ll}\p{Lu}|^\p{Lu}{2}/u;

function addProgram(candidate: TagCandidate, context: TagContext, put: Put): void {
  const { program } = windowSigns(context.facts);
  put('program_in_title', flag(isInTitle(candidate, context)));
  put('program_again', flag(candidate.mentions > 1));
  put('program_brand', flag(BRAND.test(program ?? '')));
  put('program_is_title', flag(foldText(context.title) === foldText(candidate.name)));
}

function isInTitle({ pattern }: TagCandidate, { title }: TagContext): boolean {
  return pattern !== undefined && foldText(title).search(pattern) >= 0;
}

function isInFurniture(pattern: RegExp | undefined, { foldedLines, roles }: PageFacts): boolean {
  if (!pattern) return false;
  return foldedLines.some((line, i) => FURNITURE.has(roles[i]!) && line.search(pattern) >= 0);
}

/** An unsure title is two texts with a point between them. */
function isInSecond(folded: string, title: string): boolean {
  const [first = '', ...others] = foldText(title).split(' · ');
  return others.length > 0 && !first.includes(folded);
}

/** Whether such a word stands on pages of this kind more often than on others. */
function isWordOfKind(folded: string, kind: ScreenshotKind | null): boolean {
  const shares = LEXICON.get(stemOf(folded));
  return kind !== null && (shares?.[KIND_MODEL.classes.indexOf(kind)] ?? 0) > 0;
}

const isCapitalised = (tag: string, title: string): boolean => {
  const at = title.toLowerCase().indexOf(tag);
  return at > 0 && /\p{Lu}/u.test(title[at] ?? '');
};
