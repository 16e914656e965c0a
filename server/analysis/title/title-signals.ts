import { FURNITURE } from '../layout/line-roles';
import { isBeside } from '../layout/title-row';
import { foldText } from '../page/fold-text';
import { type OcrLine } from '../page/ocr-result';
import { type PageFacts } from '../page/page-facts';
import { findHeadings, letterHeight } from './headings';
import { aroundSignals } from './around-signals';
import { rowsOfTables } from './table-rows';
import { BAR_DASH, type TitleCandidate } from './title-candidates';
import { wordSignals } from './word-signals';

/** How sure the page's kind is, for the templates that it brought. */
export interface TitleContext {
  facts: PageFacts;
  kindConfidence: number;
  /** Index of each line in order of height, the highest first. */
  ranks: ReadonlyMap<number, number>;
  /** Indexes of the lines that are no furniture, in reading order. */
  order: ReadonlyMap<number, number>;
  /** The height of each line's letters in pixels. */
  heights: readonly number[];
  highest: number;
  /** How much each line looks like a heading, the best 1. */
  headings: ReadonlyMap<number, number>;
  /** Indexes of the lines in rows of tables. */
  tables: ReadonlySet<number>;
}

const GENERIC =
  /^(?:home|search|menu|new|open|file|edit|view|help|all|today|yesterday|ok|cancel|back|next|suchen?|zuruck|heute|accueil|recherche|buscar|inicio|cerca|szukaj|untitled|unbenannt|sans titre|sin titulo|general|allgemein|overview|details|name|date|type|size|total|status|title|description)$/;
/** In heights of a word: what stands between two items of a row. */
const WIDE = 0.9;
/** An icon was read as letters, or the small letter of a name. */
const ODD_CASE = /\p{Ll}\p{Lu}{2}|\p{Lu}{2}\p{Ll}{1,2}\p{Lu}/u;
const TIME = /\d{1,2}[:.]\d\d/;
const SENTENCE_END = /[.!?…]$/;
/** The words of an empty field, perhaps behind its magnifying glass read as a letter; folded. */
const SEARCH_FIELD =
  /^(?:[a-z©°] )?(?:search|such|durchsuch|recherch|busca|cerca|szukaj|pesquis|zoek|filter|filtr|type |find)/;

export function titleContext(facts: PageFacts, kindConfidence: number): TitleContext {
  const heights = facts.lines.map((line) => letterHeight(line));
  const byHeight = facts.lines
    .map((_, i) => i)
    .filter((i) => !FURNITURE.has(facts.roles[i]!) && /\p{L}{2}/u.test(facts.lines[i]!.text))
    .sort((a, b) => heights[b]! - heights[a]!);
  const headings = findHeadings(facts);
  const inOrder = [...byHeight].sort((a, b) => a - b);
  return {
    facts,
    kindConfidence,
    ranks: new Map(byHeight.map((index, rank) => [index, rank])),
    order: new Map(inOrder.map((index, place) => [index, place])),
    heights,
    highest: heights[byHeight[0] ?? 0] ?? 0,
    tables: rowsOfTables(facts),
    headings: new Map(headings.map(({ index, score }) => [index, score / headings[0]!.score])),
  };
}

/** Signals for and against a candidate; phones and desktops are judged apart, too. */
export function titleSignals(
  candidate: TitleCandidate,
  context: TitleContext,
): ReadonlyMap<string, number> {
  const signals = new Map<string, number>();
  const put = (name: string, value: number): void => {
    if (value === 0) return;
    signals.set(name, value);
    signals.set(`${context.facts.isPhone ? 'phone' : 'desk'}.${name}`, value);
  };
  addText(candidate.text, put);
  if (candidate.index < 0) put(`rule:${candidate.rule}`, 0.5 + context.kindConfidence);
  else addPlace(candidate, context, put);
  return signals;
}

type Put = (name: string, value: number) => void;
const flag = (value: boolean): number => (value ? 1 : 0);

function addText(text: string, put: Put): void {
  const folded = foldText(text).trim();
  const words = text.split(' ').length;
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  put('one_word', flag(words === 1));
  put('few_words', flag(words >= 2 && words <= 5));
  put('many_words', flag(words > 9));
  put('short', flag(letters < 5));
  put('letters', letters / text.length);
  put('digits', (text.match(/\d/g) ?? []).length / text.length);
  put('capital', flag(/^\p{Lu}/u.test(text)));
  put('all_capitals', flag(/^[^\p{Ll}]+$/u.test(text)));
  put('colon', flag(text.endsWith(':')));
  put('sentence', flag(SENTENCE_END.test(text)));
  put('time', flag(TIME.test(text)));
  put('generic', flag(GENERIC.test(folded)));
  put('odd_start', flag(/^[^\p{L}\d"'(#$¿¡]/u.test(text)));
  put('program_bar', flag(BAR_DASH.test(text)));
  put('too_long', flag(text.length > 80));
  put('search_field', flag(SEARCH_FIELD.test(folded)));
  for (const [name, value] of Object.entries(wordSignals(folded))) put(name, value);
}

function addPlace({ text, index }: TitleCandidate, context: TitleContext, put: Put): void {
  const { facts, ranks, order, highest } = context;
  const line = facts.lines[index]!;
  const height = context.heights[index]!;
  const rank = ranks.get(index) ?? 30;
  const place = order.get(index) ?? 30;
  put(`role:${facts.roles[index]}`, 1);
  put('height', Math.max(-1, Math.min(2, Math.log2(height / (facts.lineHeight || 1)))));
  put('of_highest', highest === 0 ? 0 : height / highest);
  put('rank', 1 / (1 + rank));
  put('heading', context.headings.get(index) ?? 0);
  put('best_heading', flag(context.headings.get(index) === 1));
  put('first', flag(place === 0));
  put('second', flag(place === 1));
  put('place', 1 / (1 + place));
  put('top', 1 - line.box.y / (facts.height || 1));
  put('upper_fifth', flag(line.box.y < facts.height * 0.2));
  put('large_and_first', height > facts.lineHeight * 1.2 ? 1 / (1 + place) : 0);
  put('left', flag(line.box.x < facts.width * 0.15));
  put('right', flag(line.box.x > facts.width * 0.6));
  put(
    'centred',
    flag(Math.abs(line.box.x + line.box.w / 2 - facts.width / 2) < facts.width * 0.04),
  );
  put('confidence', line.confidence / 100);
  put('doubtful', flag(line.confidence < 60));
  put('part', flag(line.words.length > text.split(' ').length + 1));
  put('wrapped', flag(text.length > line.text.length + 3));
  put('rule:line', 1);
  put('table_row', flag(context.tables.has(index)));
  addSurroundings(text, index, context, put);
  for (const [name, value] of Object.entries(
    aroundSignals({ index, heights: context.heights, facts }),
  ))
    put(name, value);
  addRepetition(text, index, context, put);
}

/** Menus, buttons and cells stand side by side, sentences of a paragraph over each other. */
function addSurroundings(text: string, index: number, { facts }: TitleContext, put: Put): void {
  const line = facts.lines[index]!;
  const beside = facts.lines.filter((other) => other !== line && isBeside(line.box, other.box));
  put('beside', Math.min(1, beside.length / 4));
  const gaps = line.words
    .slice(1)
    .filter(({ box }, i) => box.x - line.words[i]!.box.x - line.words[i]!.box.w > box.h * WIDE);
  put('wide_gaps', gaps.length / Math.max(1, line.words.length - 1));
  const words = text.split(' ');
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  put('capital_words', flag(words.length > 2) * (capitals / words.length));
  put('odd_case', flag(words.some((word) => ODD_CASE.test(word))));
  put('running', flag(isRunning(line, index, facts)));
}

/** A line of a paragraph, as wide as the one before or after it. */
function isRunning(line: OcrLine, index: number, { lines }: PageFacts): boolean {
  return [lines[index - 1], lines[index + 1]].some((other) => {
    if (!other || line.words.length < 4 || other.words.length < 2) return false;
    const [above, below] = other.box.y < line.box.y ? [other.box, line.box] : [line.box, other.box];
    const isNear = below.y - above.y - above.h < line.box.h;
    const isAligned = Math.abs(above.x - below.x) < line.box.h * 1.5;
    const ratio = letterHeight(other) / (letterHeight(line) || 1);
    return isNear && isAligned && ratio > 0.85 && ratio < 1.18 && above.w > below.w * 0.7;
  });
}

/** An open item is often named twice: in a list and over its content, in a tab and in the bar of the window. */
function addRepetition(text: string, index: number, { facts }: TitleContext, put: Put): void {
  const folded = foldText(text).trim();
  if (folded.length < 4) return;
  const others = facts.foldedLines.filter((line, i) => i !== index && line.includes(folded)).length;
  put('said_again', flag(others > 0));
  put('said_often', flag(others > 2));
}
