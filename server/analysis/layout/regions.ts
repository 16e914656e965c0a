import { type Box, type OcrLine, type OcrWord } from '../page/ocr-result';
import { type PageFacts } from '../page/page-facts';
import { codeShare, hasBubbles } from '../page/page-shapes';
import { isPromptLine } from '../page/shell-prompt';
import { codeBlock } from './code-block';
import { findGutter } from './gutter';
import { type LineRole } from './line-roles';
import { screenRoles } from './screen-roles';
import { tableBlocks } from './table-blocks';
import { boxOf } from './visual-rows';

/** The parts of a screen: its furniture, and what its content is made of. */
export type RegionRole = LineRole | 'table' | 'code' | 'gutter' | 'terminal' | 'chat';

/** Lines of one role that stand together. */
export interface Region {
  role: RegionRole;
  box: Box;
  lines: readonly OcrLine[];
}

/** Share of lines that read like code. */
const LEAST_CODE = 0.3;
const LEAST_SAID = 3;
const LEAST_LINES = 2;
const LEAST_PROMPTS = 1;
/** How many heights of a line may lie between two lines of a region. */
const FAR = 4;

/** The role of every line of a page, in the order of its lines. */
export function regionRoles(facts: PageFacts): RegionRole[] {
  const roles = screenRoles(facts);
  const content = facts.lines.filter((_, i) => isContent(roles[i]!));
  const found = contentRoles(facts, content);
  return facts.lines.map((line, i) => {
    const role = roles[i]!;
    return isContent(role) ? (found.get(line) ?? role) : role;
  });
}

const isContent = (role: LineRole): boolean => role === 'main' || role === 'sidelist';

function contentRoles(facts: PageFacts, lines: readonly OcrLine[]): Map<OcrLine, RegionRole> {
  const words = lines.flatMap((line) => line.words);
  const roles = new Map<OcrLine, RegionRole>();
  const give = (role: RegionRole, taken: ReadonlySet<OcrWord>): void => {
    for (const line of lines) {
      if (!roles.has(line) && line.words.some((word) => taken.has(word))) roles.set(line, role);
    }
  };
  const pane = panes(facts, lines, words);
  for (const [role, taken] of pane) give(role, taken);
  if (pane.length === 0) for (const { taken } of tableBlocks(words)) give('table', taken);
  if (roles.size === 0 && hasTalk(facts)) give('chat', new Set(words));
  return roles;
}

/** Bubbles on both sides, with something said in several of each. */
function hasTalk(facts: PageFacts): boolean {
  const said = facts.lines.filter(({ words }) => words.length >= LEAST_SAID);
  const ofOthers = said.filter(({ box }) => box.x < facts.width * 0.2).length;
  const own = said.filter(({ box }) => box.x > facts.width * 0.25).length;
  return hasBubbles(facts) && ofOthers >= LEAST_LINES && own >= LEAST_LINES;
}

/** Letters of one width: a terminal by its prompts, source code by its words or by the numbers of its lines. */
function panes(
  facts: PageFacts,
  lines: readonly OcrLine[],
  words: readonly OcrWord[],
): [RegionRole, ReadonlySet<OcrWord>][] {
  const prompts = lines.filter(({ text }) => isPromptLine(text)).length;
  const numbers = new Set(findGutter(words)?.numbers);
  const isCode = codeShareBeside(numbers, facts) > LEAST_CODE;
  if (!isCode && prompts < LEAST_PROMPTS) return [];
  const block = codeBlock(words, facts.height);
  if (!block) return [];
  const isTerminal = prompts >= LEAST_PROMPTS && numbers.size === 0;
  return [
    ['gutter', numbers],
    [isTerminal ? 'terminal' : 'code', block.taken],
  ];
}

/** The numbers beside code are lines of their own and say nothing of the others. */
function codeShareBeside(numbers: ReadonlySet<OcrWord>, facts: PageFacts): number {
  const count = facts.lines.length;
  const others = facts.lines.filter(({ words }) => !words.every((word) => numbers.has(word)));
  return (codeShare(facts) * count) / (others.length || 1);
}

/** The regions of a page from top to bottom: lines of one role with little between them. */
export function regionsOf(facts: PageFacts): Region[] {
  const roles = regionRoles(facts);
  const groups: { role: RegionRole; lines: OcrLine[] }[] = [];
  facts.lines.forEach((line, i) => {
    const role = roles[i]!;
    const near = groups.find((group) => group.role === role && isNear(group.lines, line, facts));
    if (near) near.lines.push(line);
    else groups.push({ role, lines: [line] });
  });
  return groups
    .map(({ role, lines }) => ({ role, lines, box: boxOf(lines) }))
    .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

/** A region holds what stands beside or closely below its lines. */
function isNear(lines: readonly OcrLine[], { box }: OcrLine, facts: PageFacts): boolean {
  const reach = facts.lineHeight * FAR;
  return lines.some((other) => {
    const gap = Math.max(other.box.y - box.y - box.h, box.y - other.box.y - other.box.h);
    return gap < reach;
  });
}
