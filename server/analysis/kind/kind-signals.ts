import { SCREENSHOT_KINDS } from '../../contract/reading/screenshot-kinds';
import { LEXICON, type Lexicon } from '../fitted/lexicon';
import { type LineRole } from '../layout/line-roles';
import { cellsOf } from '../page/places';
import { type PageFacts } from '../page/page-facts';
import * as shapes from '../page/page-shapes';
import { countTokens, TOKEN_TYPES } from '../page/typed-tokens';
import { PARTS, stemWeights } from './stem-weights';
import { tellingLines } from './telling-lines';

/** Named amounts between 0 and about 1; what is not named is 0. */
export type Signals = ReadonlyMap<string, number>;

type Put = (name: string, value: number) => void;

/** Everything that may speak for a kind: typed tokens, shapes, parts of the screen, and words. */
export function kindSignals(facts: PageFacts, lexicon: Lexicon = LEXICON): Signals {
  const signals = new Map<string, number>();
  const put: Put = (name, value) => {
    if (value !== 0) signals.set(name, Math.round(value * 1000) / 1000);
  };
  addTokens(facts, put);
  addShapes(facts, put);
  addRoles(facts, put);
  for (const [name, value] of tellingLines(facts)) put(name, value);
  addWords(facts, lexicon, put);
  return signals;
}

/** The number of tokens of each type, and their share of the page. */
function addTokens({ folded, words }: PageFacts, set: Put): void {
  const counts = countTokens(folded);
  for (const type of TOKEN_TYPES) {
    set(`n:${type}`, Math.min(1, Math.log2(1 + counts[type]) / 5));
    set(`share:${type}`, Math.min(1, (counts[type] * 4) / (words + 8)));
  }
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const flag = (value: boolean): number => (value ? 1 : 0);

function addShapes(facts: PageFacts, set: Put): void {
  const { lines, words, width, height, lineHeight } = facts;
  const count = lines.length;
  const share = (test: (text: string) => boolean): number =>
    ratio(lines.filter(({ text }) => test(text)).length, count);
  set('s:number_rows', Math.min(1, shapes.numberRows(facts) / 8));
  set('s:code', shapes.codeShare(facts));
  set('s:bubbles', flag(shapes.hasBubbles(facts)));
  set('s:time_axis', flag(shapes.hasTimeAxis(facts)));
  set('s:scattered', flag(shapes.hasScatteredNumbers(facts)));
  set('s:board', flag(shapes.hasBoardColumns(facts)));
  set('s:shares', flag(shapes.hasShares(facts)));
  set('s:table', flag(shapes.hasTable(facts)));
  set('s:gutter', flag(shapes.hasLineNumbers(facts)));
  set('s:sparse_wide', flag(shapes.isSparseWide(facts)));
  set('s:day_on_top', flag(shapes.hasDayOnTop(facts)));
  set('s:lock_screen', flag(shapes.isLockScreen(facts)));
  set('s:phone', flag(facts.isPhone));
  set('s:wide', flag(width > height * 1.25));
  set('s:small', flag(width * height < 450_000));
  set('s:words', Math.min(1, Math.log2(1 + words) / 9));
  set('s:few_words', flag(words < 12));
  set('s:prose', facts.prose);
  set(
    's:short_lines',
    share((text) => text.length < 18),
  );
  set(
    's:colons',
    share((text) => text.endsWith(':')),
  );
  set(
    's:sentences',
    share((text) => /[.!?…]$/.test(text) && text.includes(' ')),
  );
  set(
    's:bare_numbers',
    share((text) => /^[\d\s.,:%/+-]+$/.test(text)),
  );
  set(
    's:capitals',
    share((text) => /^\p{Lu}[^\p{Ll}]{3,}$/u.test(text)),
  );
  set('s:cells', ratio(lines.filter((line) => cellsOf(line).length >= 3).length, count));
  set('s:fixed_pitch', fixedPitch(facts));
  const biggest = lines.reduce((most, { box }) => Math.max(most, box.h), 0);
  set('s:biggest', Math.min(1, ratio(biggest, lineHeight) / 6));
  set('s:covered', Math.min(1, ratio(areaOf(facts), width * height) * 2));
  set('s:centred', ratio(lines.filter((line) => isCentred(line.box, width)).length, count));
}

/** Share of the longer words whose letters are as wide as those of most: 1 in a terminal, less in a book. */
function fixedPitch({ lines }: PageFacts): number {
  const widths = lines
    .filter(({ text }) => text.length >= 12)
    .map(({ text, box }) => box.w / text.length)
    .sort((a, b) => a - b);
  if (widths.length < 5) return 0;
  const usual = widths[widths.length >> 1]!;
  return ratio(
    widths.filter((width) => Math.abs(width - usual) < usual * 0.03).length,
    widths.length,
  );
}

const areaOf = ({ lines }: PageFacts): number =>
  lines.reduce((sum, { box }) => sum + box.w * box.h, 0);
const isCentred = ({ x, w }: { x: number; w: number }, width: number): boolean =>
  Math.abs(x + w / 2 - width / 2) < width * 0.03 && w < width * 0.8;

const ROLES: readonly LineRole[] = [
  'statusbar',
  'navbar',
  'keyboard',
  'taskbar',
  'titlebar',
  'menubar',
  'toolbar',
  'sidelist',
  'button',
  'behind',
];

function addRoles({ roles }: PageFacts, set: Put): void {
  for (const role of ROLES) {
    set(`r:${role}`, Math.min(1, roles.filter((each) => each === role).length / 4));
  }
}

/** The similarity of the words on the page, and in its parts, to the words of each kind. */
function addWords(facts: PageFacts, lexicon: Lexicon, put: Put): void {
  const stems = stemWeights(facts);
  for (const part of PARTS) {
    const sums = SCREENSHOT_KINDS.map(() => 0);
    for (const [stem, weight] of stems[part]) {
      lexicon.get(stem)?.forEach((share, k) => (sums[k]! += weight * share));
    }
    sums.forEach((sum, k) => put(`${part}:${SCREENSHOT_KINDS[k]}`, sum));
  }
}
