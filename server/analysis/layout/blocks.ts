import { type Block } from '../../contract/reading/blocks';
import { type ScreenshotKind } from '../../contract/screenshots';
import { type OcrLine, type OcrWord } from '../page/ocr-result';
import { type PageFacts } from '../page/page-facts';
import { codeShare } from '../page/page-shapes';
import { codeBlock, type TakenBlock } from './code-block';
import { FURNITURE, type LineRole } from './line-roles';
import { hasNumberedCode } from './numbered-code';
import { screenRoles } from './screen-roles';
import { tableBlocks } from './table-blocks';
import { boxOf } from './visual-rows';

/** Share of lines that read like code on a page that is called something else. */
const LEAST_CODE = 0.45;
const IN_FIXED_PITCH: readonly (ScreenshotKind | null)[] = ['code', 'terminal'];
const BULLET = /^(?:[•·▪‣*–-]|\d{1,2}[.)]|\[[ x]\])\s+\S/;
const LEAST_ITEMS = 3;

/** The parts of a page in reading order, each to be copied as one, without the furniture and covered windows. */
export function blocksOf(facts: PageFacts, kind: ScreenshotKind | null): Block[] {
  const roles = screenRoles(facts);
  const isCode =
    IN_FIXED_PITCH.includes(kind) ||
    codeShare(facts) > LEAST_CODE ||
    hasNumberedCode(facts.lines.flatMap((line) => line.words));
  const lines = facts.lines.filter((_, i) => !FURNITURE.has(roles[i]!));
  const inCode = (line: OcrLine, i: number) =>
    !FURNITURE.has(roles[i]!) || isPartOfCode(line, roles[i]!);
  const code = isCode ? codeBlock(wordsOf(facts.lines.filter(inCode)), facts.height) : null;
  const special = code ? [code] : tableBlocks(wordsOf(lines));
  const rest = withoutTaken(lines, special);
  const texts = paragraphs(rest, facts.lineHeight).map((own) => textBlock(own, kind));
  return inReadingOrder([...special.map(({ block }) => block), ...texts]);
}

const wordsOf = (lines: readonly OcrLine[]) => lines.flatMap((line) => line.words);

/** A bracket that stands alone, or the number of a line. */
const SHORT = /^(?:[)\]}]+[;,]?|\d{1,5})$/;

/**
 * Keywords such as "continue" stand alone on a line as words on buttons do, which begin with a capital; a last line with
 * its number stands at the foot of a phone as the signs of its navigation bar do.
 */
const isPartOfCode = ({ text }: OcrLine, role: LineRole): boolean =>
  (role === 'button' && text === text.toLowerCase()) || (role === 'navbar' && SHORT.test(text));

function withoutTaken(lines: readonly OcrLine[], blocks: readonly TakenBlock[]): OcrLine[] {
  const taken = new Set<OcrWord>(blocks.flatMap((block) => [...block.taken]));
  return lines.filter(({ words }) => !words.some((word) => taken.has(word)));
}

/** Lines under each other with little between them. */
function paragraphs(lines: readonly OcrLine[], lineHeight: number): OcrLine[][] {
  const groups: OcrLine[][] = [];
  for (const line of lines) {
    const above = groups.at(-1)?.at(-1);
    const gap = above ? line.box.y - above.box.y - above.box.h : Infinity;
    const isBelow = above && gap > -above.box.h && gap < Math.max(above.box.h, lineHeight) * 1.4;
    const isInColumn =
      above && line.box.x < above.box.x + above.box.w && above.box.x < line.box.x + line.box.w;
    if (isBelow && isInColumn) groups.at(-1)!.push(line);
    else groups.push([line]);
  }
  return groups;
}

function textBlock(lines: readonly OcrLine[], page: ScreenshotKind | null): Block {
  const items = lines.filter(({ text }) => BULLET.test(text)).length;
  const kind = items >= LEAST_ITEMS && items * 2 >= lines.length ? 'list' : 'text';
  return {
    kind: kind === 'text' && page === 'chat' ? 'chat' : kind,
    box: boxOf(lines),
    text: lines.map(({ text }) => text).join('\n'),
  };
}

/** From top to bottom; of two beside each other the left one first. */
function inReadingOrder(blocks: readonly Block[]): Block[] {
  return [...blocks].sort((a, b) => {
    const shared = Math.min(a.box.y + a.box.h, b.box.y + b.box.h) - Math.max(a.box.y, b.box.y);
    const areBeside = shared > Math.min(a.box.h, b.box.h) * 0.5;
    return areBeside ? a.box.x - b.box.x || a.box.y - b.box.y : a.box.y - b.box.y;
  });
}
