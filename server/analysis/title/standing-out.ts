import { type ScreenshotKind } from '../../contract/screenshots';
import { foldText } from '../page/fold-text';
import { type PageFacts } from '../page/page-facts';
import { letterHeight } from './headings';

/** In the bar of a window, where short names stand, a title is so much higher than all other text. */
const HIGHER_IN_BAR = 1.2;
const LEAST_WORDS = 2;
/** Shorter ones are often the name of a site, a program or a person. */
const LEAST_LETTERS = 18;
/** How surely the title was read, of 100. */
const READ = 85;
/** How likely it is among all candidates, where no rule alone decides. */
const LIKELY = 0.88;
const BETWEEN_TEXTS = ' · ';
const CLEAN_START = /^[\p{L}\d"“„«¿¡#'(]/u;
/** `test4: -Glom`, `AdaLindt-ClawsMail`: a dash that lost a space or two, or what stands beside it. */
const LOST_DASH = /\s[-–—]\S|\S[-–—]\s|\p{Ll}-\p{Lu}/u;
/** `Quill 2.0 documentation`: the name of a program. */
const VERSION = /(?<![\p{L}\d.])v?\d{1,2}\.\d{1,2}(?![\d.]*\d{3})(?! (?:uhr|eur|usd|€|\$))/iu;

/** `We climbed the steps. Soup after it.`: what a page says, and not what it is called. */
const SENTENCE = /\p{L}{2}[.!?…](?:$|\s\p{Lu})/u;
/** On these the name of a sender or a shop is the largest text. */
const FROM_SOMEBODY: ReadonlySet<ScreenshotKind> = new Set(['invoice', 'receipt', 'travel']);

/** `projects / tidebook.git`: the way to a page. */
const WAY = /(?:^|\s)[/|›»>](?:\s|$)/u;

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\d]+/gu) ?? [];

const lettersIn = (text: string): number => (text.match(/\p{L}/gu) ?? []).length;
const count = (text: string, sign: string): number => text.split(sign).length;
/** `Dear Ada,` and `Good morning Ada!` greet. */
const GREETING =
  /^\P{L}{0,2}(?:hi|hello|hey|dear|welcome|good (?:morning|afternoon|evening)|guten (?:tag|morgen|abend)|hallo|liebe[rs]?|bonjour|bonsoir|salut|hola|buen[oa]s (?:dias|tardes|noches)|ciao)(?!\p{L})/u;
const isClean = (text: string): boolean =>
  CLEAN_START.test(text) &&
  count(text, '(') === count(text, ')') &&
  !LOST_DASH.test(text) &&
  !WAY.test(text) &&
  !VERSION.test(text) &&
  !SENTENCE.test(text) &&
  !/[,:]$/.test(text) &&
  !GREETING.test(foldText(text));

/**
 * Whether the title is one text of two words and eighteen letters or more, which no other text of the page is higher than
 * and which is far likelier than every other one. Of such titles nearly all are right. `share` is its part of all
 * candidates' likelihood, null where a rule alone decides.
 */
export function standsOut(
  { text: title, share }: { text: string; share: number | null },
  facts: PageFacts,
  kind: ScreenshotKind,
): boolean {
  if (share !== null && share < LIKELY) return false;
  const words = wordsOf(title);
  const isLong = words.length >= LEAST_WORDS && lettersIn(title) >= LEAST_LETTERS;
  if (title.includes(BETWEEN_TEXTS) || !isLong || !isClean(title)) return false;
  if (FROM_SOMEBODY.has(kind)) return false;
  const wanted = words.join(' ');
  const [own, others] = [new Set<number>(), [] as number[]];
  facts.foldedLines.forEach((line, i) => {
    if (wordsOf(line).join(' ').includes(wanted)) own.add(i);
    else if (/\p{L}{3}/u.test(line) && facts.roles[i] !== 'statusbar') others.push(i);
  });
  const heightOf = (indexes: Iterable<number>): number =>
    Math.max(0, ...[...indexes].map((i) => letterHeight(facts.lines[i]!)));
  const isInBar = [...own].some((i) => facts.roles[i] === 'titlebar');
  const isRead = [...own].some((i) => facts.lines[i]!.confidence >= READ);
  return isRead && heightOf(own) >= heightOf(others) * (isInBar ? HIGHER_IN_BAR : 1);
}
