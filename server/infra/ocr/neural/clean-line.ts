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
  const from = isGuess(words[0]!, theirs[0]) ? 1 : 0;
  const to = isGuess(words.at(-1)!, theirs.at(-1)) ? -1 : undefined;
  return words.slice(from, to);
}

/** A lone letter, hardly seen, where Tesseract read neither the same nor another sign more surely. */
function isGuess([sign, ...others]: readonly NeuralSign[], theirs?: OcrWord): boolean {
  const { text, chance } = sign!;
  if (others.length > 0 || !/\p{L}/u.test(text) || chance >= FUSION.endLetter) return false;
  if (!theirs || [...theirs.text].length > 1) return true;
  return outline(theirs.text) !== outline(text) && theirs.confidence / 100 < chance;
}

/** A hook, a cross and a magnifying glass, as both engines read them. */
const ICON_LETTER = /^[vVxXQ]$/;

/** The words of a line without icons at its ends, unless Tesseract, whose words are the second ones, is sure of a letter. */
export function withoutIconLetters(
  words: readonly OcrWord[],
  theirs: readonly OcrWord[],
): OcrWord[] {
  const sure = theirs.filter(({ confidence }) => confidence >= FUSION.aloneLetter);
  const isIconBeside = (word?: OcrWord, next?: OcrWord): boolean =>
    word !== undefined &&
    ICON_LETTER.test(word.text) &&
    !sure.some(({ text }) => text === word.text) &&
    (!next || gapBetween(word, next) >= Math.max(word.box.h, next.box.h) * FUSION.iconGap);
  const from = isIconBeside(words[0], words[1]) ? 1 : 0;
  const to = isIconBeside(words.at(-1), words.at(-2)) ? -1 : undefined;
  return words.slice(from, to);
}

const gapBetween = ({ box: a }: OcrWord, { box: b }: OcrWord): number =>
  Math.max(a.x - b.x - b.w, b.x - a.x - a.w);
