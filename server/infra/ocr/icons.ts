import { hasLines, wordsFrom } from './layout';
import { type OcrBlock, type OcrWord } from '../../analysis/page/ocr-result';

/**
 * Icons, avatars and stars are read as a letter or two, hardly ever as more and rarely surely: of such words below
 * these confidences nine of ten were none on real screens. Numbers and the marks of source code stay.
 */
const LEAST_FOR_ONE = 80;
const LEAST_FOR_TWO = 70;

/** Words that only Tesseract has read, without the icons that it took for letters. */
export function withoutIcons(blocks: readonly OcrBlock[]): OcrBlock[] {
  return blocks
    .map((block) => wordsFrom(block, (word) => (isIcon(word) ? [] : [word])))
    .filter(hasLines);
}

function isIcon({ text, confidence }: OcrWord): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0 || letters > 2 || /\d/.test(text)) return false;
  return confidence < (letters === 1 ? LEAST_FOR_ONE : LEAST_FOR_TWO);
}
