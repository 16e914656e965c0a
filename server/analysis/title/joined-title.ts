import { SETTINGS } from '../fitted/weights';
import { BAR_DASH, type TitleCandidate } from './title-candidates';

/** A candidate with how likely it is the one; all shares of a page are 1 together. */
export interface RankedTitle extends TitleCandidate {
  share: number;
}

/** The text of a bar that names more than signs. */
export const barOf = (ranked: readonly RankedTitle[]): RankedTitle | undefined =>
  ranked.find(({ rule, text }) => rule === 'window_title' && /\p{L}{3}/u.test(text));

/** The title to show: the likeliest candidate, tidied, and joined by a second one where it is unsure. */
export function shownTitle(ranked: readonly RankedTitle[]): RankedTitle | null {
  const [first, ...others] = ranked;
  if (!first) return null;
  const best = tidied(
    first,
    others.filter(({ index }) => index < 0),
  );
  const isMade = best.index < 0 && best.rule !== 'heading' && !isShortBar(best);
  const isWhole = isMade && best.share >= SETTINGS.joinedTitleBelow / 2;
  return { ...best, text: isWhole ? best.text : withSecond(best, others) };
}

/** One or two words name a part of a program: what is open in it stands beside them. */
const SHORT_NAME = 2;

const isShort = (text: string): boolean => wordsOf(text).split(' ').length <= SHORT_NAME;
/** `Configure - Mail`: which of its pages is open stands below. */
const isShortBar = ({ rule, text }: TitleCandidate): boolean =>
  rule === 'window_title' && isShort(text);

const SENTENCE_END = /[\p{L}\d)”"][.!?…]$/u;
const SENTENCE_WORDS = 5;

/** A sentence is text of the page, which no title needs beside it. */
const isSentence = (text: string): boolean =>
  SENTENCE_END.test(text) && text.split(' ').length >= SENTENCE_WORDS;

/** A line of one or two words. */
const isShortLine = ({ index, text }: TitleCandidate): boolean =>
  index >= 0 && text.split(' ').length <= SHORT_NAME;

/** `debian`: the sign of a site is a word in small letters, drawn larger than what is open there. */
const isSignOfSite = ({ index, text }: TitleCandidate): boolean =>
  index >= 0 && /^\p{Ll}+$/u.test(text);

/** An unsure or very short title is two: the likeliest and the next that says something else. */
function withSecond(best: RankedTitle, others: readonly RankedTitle[]): string {
  const isOne = isShortLine(best);
  const isBar = isShortBar(best);
  if (best.share >= SETTINGS.joinedTitleBelow && !isOne && !isBar) return best.text;
  const different = others.filter((other) => addsTo(best, other));
  const second = different.find(({ share }) => share >= best.share * SETTINGS.leastSecondTitle);
  const bar = best.index >= 0 && !isOne ? barOf(different) : undefined;
  const isName = (isBar && BAR_DASH.test(best.text)) || isSignOfSite(best);
  const named = bar ?? second ?? (isName ? openPage(different) : undefined);
  return named ? `${best.text} · ${named.text}` : best.text;
}

/** A likely heading needs no bar beside it, however short it is. */
function addsTo(best: RankedTitle, { text, rule }: RankedTitle): boolean {
  const isLikely = best.rule === 'heading' && best.share >= SETTINGS.joinedTitleBelow;
  if (isLikely && isShortLine(best) && rule === 'window_title') return false;
  const [own, other] = [wordsOf(best.text), wordsOf(text)];
  return !own.includes(other) && !other.includes(own) && !isSentence(text);
}

/** So much of what all headings have the one has that stands out. */
const OUTSTANDING = 0.25;

/** The heading of the page that is open in a window; its share is small where the bar takes nearly all. */
function openPage(others: readonly RankedTitle[]): RankedTitle | undefined {
  const headings = others.filter(({ rule }) => rule === 'heading');
  const all = headings.reduce((sum, { share }) => sum + share, 0);
  return headings[0] && headings[0].share >= all * OUTSTANDING ? headings[0] : undefined;
}

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
