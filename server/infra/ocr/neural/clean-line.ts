import { type OcrWord } from '../../../analysis/page/ocr-result';
import { outline } from './align-signs';
import { chineseShare, isChinese, type NeuralLine, type NeuralSign } from './neural-line';
import { FUSION } from './thresholds';

/**
 * Leaves out what icons are read as: Chinese signs in a line that is not Chinese, unsure marks, and unsure letters that
 * stand alone at an end of the line, where Tesseract's words have no sign that says more. Null: nothing is left.
 */
export function cleanLine(line: NeuralLine, theirs: readonly OcrWord[]): NeuralLine | null {
  if (chineseShare(line) > FUSION.chinese) return line;
  const words = withoutEndLetters(
    line.words
      .map((signs) => signs.filter((sign) => !isIcon(sign, signs.length)))
      .filter((signs) => signs.length > 0),
    theirs,
  );
  const signs = words.flat();
  if (signs.length === 0) return null;
  const score = signs.reduce((sum, { chance }) => sum + chance, 0) / signs.length;
  return { ...line, words, score };
}

function isIcon({ text, chance }: NeuralSign, length: number): boolean {
  if (isChinese(text)) return true;
  const isOdd = length === 1 || /[^\x20-\x7e]/.test(text);
  return isOdd && !/[\p{L}\p{N}]/u.test(text) && chance < FUSION.sureMark;
}

function withoutEndLetters(words: NeuralSign[][], theirs: readonly OcrWord[]): NeuralSign[][] {
  // A letter that is the whole line stands at no end of it.
  if (words.length < 2) return words;
  const from = isGuess(words[0]!, theirs[0], 0) ? 1 : 0;
  const to = isGuess(words.at(-1)!, theirs.at(-1), -1) ? -1 : undefined;
  return words.slice(from, to);
}

/**
 * A lone letter, hardly seen, where Tesseract has no such sign at that end of its word, nor one sign of its own. `Iam` has the
 * `I`: it only lost the space behind it.
 */
function isGuess(
  [sign, ...others]: readonly NeuralSign[],
  theirs: OcrWord | undefined,
  end: 0 | -1,
): boolean {
  const { text, chance } = sign!;
  if (others.length > 0 || !/\p{L}/u.test(text) || chance >= FUSION.endLetter) return false;
  const signs = [...(theirs?.text ?? '')];
  if (signs.length === 1 && /[\p{L}\p{N}]/u.test(signs[0]!)) return false;
  const outer = signs.at(end);
  return outer === undefined || outline(outer) !== outline(text);
}

/** A hook, a cross and a magnifying glass, as both engines read them. */
const ICON_LETTER = /^[vVxXQ]$/;
/** Beside a sign of arithmetic such a letter is a variable. */
const OPERATOR = /^[-+*/%=<>!&|^~:?.,;()[\]{}]+$/;

/**
 * The words of a line without an icon before them, unless Tesseract, whose words are the second ones, is sure of a letter. At
 * the end of a line it may be what the page says, `Size X`, and a cross is rarer.
 */
export function withoutIconLetter(
  words: readonly OcrWord[],
  theirs: readonly OcrWord[],
): OcrWord[] {
  const [first, second] = words;
  const isIcon =
    first !== undefined &&
    ICON_LETTER.test(first.text) &&
    !theirs.some((it) => it.text === first.text && it.confidence >= FUSION.aloneLetter) &&
    (!second || isApart(first, second, words));
  return words.slice(isIcon ? 1 : 0);
}

/** The spaces of a line are of one width, and those of code are wide. */
function isApart(first: OcrWord, second: OcrWord, words: readonly OcrWord[]): boolean {
  if (OPERATOR.test(second.text)) return false;
  const height = Math.max(...words.map(({ box }) => box.h));
  const others = words.slice(2).map((word, i) => gapBetween(words[i + 1]!, word));
  const wide = others.length > 0 ? Math.max(...others) * FUSION.widerGap : height * FUSION.loneGap;
  return gapBetween(first, second) >= Math.max(wide, height * FUSION.iconGap);
}

const gapBetween = ({ box: a }: OcrWord, { box: b }: OcrWord): number =>
  Math.max(a.x - b.x - b.w, b.x - a.x - a.w);
