import { type Evidence } from '../../contract/reading/evidence';
import { type OcrResult, type OcrWord } from '../page/ocr-result';
import { type ChosenTag } from '../tags/choose-tags';
import { kindWords } from '../kind/kind-words';
import { type JudgedKind } from '../kind/judge-kind';
import { type LocatedDate } from '../dates/extract-dates';
import { findWords } from '../page/find-words';
import { type MadeTitle } from '../title/make-title';
import { type PageFacts } from '../page/page-facts';
import { lineSpans, spansOf, wordsIn, type LineSpan } from '../page/text-spans';

interface Findings {
  ocr: OcrResult;
  facts: PageFacts;
  judged: JudgedKind;
  made: MadeTitle;
  tags: readonly ChosenTag[];
  dates: readonly LocatedDate[];
}

/** More words than these show nothing more. */
const MOST_WORDS = 16;

/** Why the title, each tag and each date were given, with the words that speak for them. */
export function explain(found: Findings): Evidence[] {
  const lines = lineSpans(found.ocr);
  return [
    ofTitle(found),
    ...found.tags.map((tag) => ofTag(tag, found, lines)),
    ...found.dates.map((date) => ofDate(date, lines)),
  ];
}

function ofTitle({ ocr, made }: Findings): Evidence {
  const { title, rule } = made;
  const words = rule === 'file_name' ? [] : findWords(title, ocr.lines);
  const confidence = made.confidence * reading(words);
  return evidence({ of: 'title', value: title, rule, confidence, words });
}

function ofTag({ tag, rule, pattern, confidence }: ChosenTag, found: Findings, lines: LineSpan[]) {
  const { facts, judged } = found;
  const spans = pattern ? spansOf(facts.folded, pattern) : [];
  const words = rule === 'kind' ? kindWords(judged, facts) : wordsIn(lines, spans);
  return evidence({ of: 'tag', value: tag, rule, confidence, words });
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
