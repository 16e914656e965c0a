import { chineseShare, isChinese, type NeuralLine, type NeuralSign } from './neural-line';
import { FUSION } from './thresholds';

/** Leaves out what icons are read as: Chinese signs in a line that is not Chinese, and unsure marks. Null: nothing is left. */
export function cleanLine(line: NeuralLine): NeuralLine | null {
  if (chineseShare(line) > FUSION.chinese) return line;
  const words = line.words
    .map((signs) => signs.filter((sign) => !isIcon(sign, signs.length)))
    .filter((signs) => signs.length > 0);
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
