import { SETTINGS } from '../fitted/weights';
import { foldText } from '../page/fold-text';
import { type TitleCandidate } from './title-candidates';
import { wordSignals } from './word-signals';

/** In characters. */
export const MAX_MADE_TITLE = 80;

/** A candidate with how likely it is the one; all shares of a page are 1 together. */
export interface RankedTitle extends TitleCandidate {
  share: number;
}

/** The title to show: the likeliest candidate, tidied, and joined by a second one where it is unsure. */
export function shownTitle(ranked: readonly RankedTitle[]): RankedTitle | null {
  const [first, ...others] = ranked;
  if (!first) return null;
  const best = tidied(
    first,
    others.filter(({ index }) => index < 0),
  );
  const isMade = best.index < 0 && best.rule !== 'heading' && best.rule !== 'window_title';
  const isWhole = isMade && best.text.includes(BETWEEN);
  if (isWhole || best.share >= SETTINGS.joinedTitleBelow * (isMade ? MADE : 1)) return best;
  const second = others.find((other) => addsTo(best, other));
  if (!second) return best;
  const isLonger = ` ${wordsOf(second.text)} `.includes(` ${wordsOf(best.text)} `);
  return { ...best, text: isLonger ? second.text : `${best.text}${BETWEEN}${second.text}` };
}

const BETWEEN = ' · ';
/** A text that a template put together is whole sooner, as a share of what a line needs. */
const MADE = 0.5;

/** In letters; shorter ones say nothing that the first does not. */
const LEAST_WORD = 4;

/** A name that says something else and has room beside the first, or says the first whole and more. */
function addsTo(best: RankedTitle, { text, share }: RankedTitle): boolean {
  const [own, other] = [wordsOf(best.text), wordsOf(text)];
  const joined = foldText(own).replaceAll(' ', '');
  const saysMore = foldText(other)
    .split(' ')
    .some((word) => word.length >= LEAST_WORD && !joined.includes(word));
  const hasRoom = best.text.length + BETWEEN.length + text.length <= MAX_MADE_TITLE;
  const isLikely = share >= best.share * SETTINGS.leastSecondTitle;
  return isLikely && hasRoom && saysMore && isName(text);
}

const SENTENCE = /(?:[\p{L}\d)”"]+ ){4}.*[\p{L}\d)”"][.!?…]$/u;
/** Several words that begin with a small letter are the rest of a sentence. */
const REST = /^\p{Ll}\p{L}*(?: \S+){3}/u;

/** `3 apples`, `Total 120.00 EUR`, `By Ada`: what stands on a page and names nothing. */
const NO_NAME =
  /^\d{1,6} \p{Ll}|^(?:by|von|par|por) \p{Lu}|[$€£]\s?\d|\d[.,]\d\d ?(?:eur|usd|gbp|chf)\b/iu;

/** Running text and buttons are what a page says and offers, and no title beside another. */
const isName = (text: string): boolean =>
  !SENTENCE.test(text) &&
  !REST.test(text) &&
  !NO_NAME.test(text) &&
  wordSignals(foldText(text)).button === 0;

const LETTERS = /[\p{L}\d]+/gu;

/** A template that says the same knows what of a line belongs to the title and what stands beside it. */
function tidied(best: RankedTitle, templates: readonly TitleCandidate[]): RankedTitle {
  if (best.index < 0) return { ...withDate(best, templates), share: best.share };
  const words = wordsOf(best.text);
  const same = templates.find(({ text }) => isSame(words, wordsOf(text)));
  return same ? { ...same, share: best.share } : best;
}

/** The first line of an invoice may look like a window's bar: the invoice adds its day. */
function withDate(best: TitleCandidate, templates: readonly TitleCandidate[]): TitleCandidate {
  if (best.rule !== 'window_title') return best;
  const words = wordsOf(best.text);
  const isFuller = ({ rule, text }: TitleCandidate): boolean =>
    rule === 'vendor_and_date' && wordsOf(text).startsWith(words);
  return templates.find(isFuller) ?? best;
}

export const wordsOf = (text: string): string =>
  (text.toLowerCase().match(LETTERS) ?? []).join(' ');

function isSame(line: string, template: string): boolean {
  const beginning = line.split(' ').slice(0, 2).join(' ');
  return line.includes(template) || template.includes(line) || template.startsWith(`${beginning} `);
}
