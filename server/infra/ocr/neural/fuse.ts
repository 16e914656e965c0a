import { placeInBlock } from '../insert-line';
import { hasLines, lineOf, wordsFrom } from '../layout';
import { type OcrBlock, type OcrWord } from '../../../analysis/page/ocr-result';
import { cleanLine, withoutIconLetter } from './clean-line';
import { fuseLine, likeness, wordsOfLine } from './fuse-line';
import { rowsOfLoneSigns } from './lone-signs';
import { chineseShare, type NeuralLine } from './neural-line';
import { scriptOf, type SeenLine } from './page-script';
import { FUSION } from './thresholds';

/** One page out of both readings; new lines go where they stand. */
export function fuse(blocks: readonly OcrBlock[], seen: readonly SeenLine[]): OcrBlock[] {
  const script = scriptOf(seen);
  if (script === 'unknown') return [...blocks];
  const lines = script === 'chinese' ? seen : seen.map(withoutIcons);
  const isKey = rowsOfLoneSigns(lines.flatMap(({ neural }) => neural ?? []));
  const replacements = new Map<OcrWord, OcrWord[]>();
  for (const { words, neural } of lines) {
    if (!neural || words.length === 0) continue;
    const isWhole = isKey(neural) || script === 'chinese';
    const fused = isWhole
      ? wordsOfLine(neural)
      : withoutIconLetter(wordsOfBoth(words, neural), words);
    // The first word of the line stands for all of it.
    words.forEach((word, i) => replacements.set(word, i === 0 ? fused : []));
  }
  const kept = keepOf(blocks, lines, replacements);
  return lines
    .flatMap(({ words, neural }) => (neural && words.length === 0 ? [neural] : []))
    .filter((line) => isNewText(line) || isKey(line))
    .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
    .reduce((all, line) => placeInBlock(all, lineOf(wordsOfLine(line))), kept);
}

const withoutIcons = (line: SeenLine): SeenLine =>
  line.neural ? { ...line, neural: cleanLine(line.neural, line.words) } : line;

/** Tesseract's blocks with what was read better, and without what only it takes for text. */
function keepOf(
  blocks: readonly OcrBlock[],
  lines: readonly SeenLine[],
  replacements: ReadonlyMap<OcrWord, OcrWord[]>,
): OcrBlock[] {
  const isSure = new Set(
    lines.flatMap(({ words, neural }) =>
      neural === undefined ? withoutIconLetter(words, words) : [],
    ),
  );
  const standsFor = (word: OcrWord): OcrWord[] =>
    replacements.get(word) ?? (isSure.has(word) || standsAlone(word) ? [word] : []);
  return blocks.map((block) => wordsFrom(block, standsFor)).filter(hasLines);
}

/** Quite different readings by the engines mean an icon, unless one of them is sure. */
function wordsOfBoth(words: readonly OcrWord[], line: NeuralLine): OcrWord[] {
  if (likeness(words, line) >= FUSION.alike || isNewText(line)) return fuseLine(words, line);
  return words.filter(standsAlone);
}

/** The detector passes over lone signs and faint words; what Tesseract makes of icons is passed over, too. */
const standsAlone = ({ text, confidence }: OcrWord): boolean => confidence >= leastAlone(text);

function leastAlone(text: string): number {
  if (/^[{}]$/.test(text)) return FUSION.aloneBrace;
  return /^\p{L}$/u.test(text) ? FUSION.aloneLetter : FUSION.alone;
}

/** Icons are read as a letter or a Chinese sign, shadows as a few unsure ones. */
function isNewText(line: NeuralLine): boolean {
  const text = line.words
    .flat()
    .map((sign) => sign.text)
    .join('');
  if (line.score < FUSION.newLine || !/[\p{L}\p{N}]/u.test(text)) return false;
  if ([...text].length > 1) return true;
  return /\d/.test(text) && line.score >= FUSION.newDigit && chineseShare(line) === 0;
}
