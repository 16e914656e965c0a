import { type Evidence, type EvidenceRule } from '../../contract/evidence';
import { type ScreenshotKind } from '../../contract/screenshots';
import { type OcrResult, type OcrWord } from '../ocr/ocr-result';
import { type ChosenTag } from './choose-tags';
import { kindScores, kindSpans } from './classify-kind';
import { type LocatedDate } from './extract-dates';
import { findWords } from './find-words';
import { type MadeTitle } from './make-title';
import { type PageFacts } from './page-facts';
import { lineSpans, spansOf, wordsIn, type LineSpan } from './text-spans';

interface Findings {
  ocr: OcrResult;
  facts: PageFacts;
  kind: ScreenshotKind;
  made: MadeTitle;
  tags: readonly ChosenTag[];
  dates: readonly LocatedDate[];
}

/** More words than these show nothing more. */
const MOST_WORDS = 16;

/** How far a way to a title or tag is to be believed when it was read without a doubt. */
const BASE: Partial<Record<EvidenceRule, number>> = {
  subject: 0.95,
  window_title: 0.9,
  first_command: 0.9,
  month_shown: 0.9,
  heading: 0.75,
  file_name: 0.4,
  known_tag: 0.95,
  language: 0.9,
  topic: 0.85,
  phone_screen: 0.9,
  title_word: 0.65,
};
const USUAL = 0.8;
/** What goes with a kind is no surer than the kind, and less. */
const COMPANION = 0.8;

/** Why the title, each tag and each date were given, with the words that speak for them. */
export function explain(found: Findings): Evidence[] {
  const lines = lineSpans(found.ocr);
  return [
    ofTitle(found),
    ...found.tags.map((tag) => ofTag(tag, found, lines)),
    ...found.dates.map((date) => ofDate(date, lines)),
  ];
}

function ofTitle({ ocr, made: { title, rule } }: Findings): Evidence {
  const words = rule === 'file_name' ? [] : findWords(title, ocr.lines);
  const confidence = (BASE[rule] ?? USUAL) * reading(words);
  return evidence({ of: 'title', value: title, rule, confidence, words });
}

function ofTag({ tag, rule, pattern }: ChosenTag, found: Findings, lines: LineSpan[]): Evidence {
  const { facts, kind } = found;
  const spans = pattern ? spansOf(facts.folded, pattern) : [];
  const words = wordsIn(lines, rule === 'kind' ? kindSpans(facts, kind).slice(0, 6) : spans);
  const confidence = tagConfidence(rule, facts, words);
  return evidence({ of: 'tag', value: tag, rule, confidence, words });
}

function tagConfidence(rule: EvidenceRule, facts: PageFacts, words: readonly OcrWord[]): number {
  if (rule === 'kind') return kindLead(facts);
  if (rule === 'goes_with_kind') return kindLead(facts) * COMPANION;
  return (BASE[rule] ?? USUAL) * reading(words);
}

/** The share of the winner in the points of the first two. */
function kindLead(facts: PageFacts): number {
  const [first, second] = kindScores(facts).map(({ points }) => Math.max(0, points));
  return first ? first / (first + (second ?? 0)) : 0.5;
}

function ofDate({ date, rule, confidence, from, to }: LocatedDate, lines: LineSpan[]): Evidence {
  const words = wordsIn(lines, [{ from, to }]);
  return evidence({ of: 'date', value: date, rule, confidence, words });
}

/** Badly read words halve the trust in what was made of them. */
function reading(words: readonly OcrWord[]): number {
  if (words.length === 0) return 1;
  const mean = words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  return 0.5 + 0.5 * Math.min(1, mean / 90);
}

function evidence(of: Omit<Evidence, 'words'> & { words: readonly OcrWord[] }): Evidence {
  return {
    ...of,
    confidence: of.confidence === null ? null : Math.round(of.confidence * 100) / 100,
    words: of.words.slice(0, MOST_WORDS).map(({ text, box }) => ({ text, ...box })),
  };
}
