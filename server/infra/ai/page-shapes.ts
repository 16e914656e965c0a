import { type PageFacts } from './page-facts';

const MONEY = /(?:[$€£¥] ?\d[\d.,]*|\d[\d.,]*[.,]\d\d ?(?:€|eur|usd|gbp|chf)?(?![\d%]))/g;
const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

/** Lines with three amounts or more, as in a sheet. */
export const numberRows = ({ foldedLines }: PageFacts): number =>
  foldedLines.filter((line) => count(line, /(?<![\d.,])[-+]?\d[\d.,]*(?![\d.,])/g) >= 3).length;

export const amounts = ({ folded }: PageFacts): number => count(folded, MONEY);

/** Speech bubbles: some lines keep to the left edge, others to the right, none spans the page. */
export function hasBubbles({ lines: all, width, isPhone }: PageFacts): boolean {
  if (!isPhone || all.length < 5) return false;
  const left = all.filter((line) => line.box.x < width * 0.2).length;
  const right = all.filter(
    (line) => line.box.x > width * 0.28 && line.box.x + line.box.w > width * 0.75,
  ).length;
  return left >= 2 && right >= 2;
}

/** Share of lines that read like source code. */
export function codeShare({ lines: all }: PageFacts): number {
  const isCode = (text: string): boolean =>
    /[;{}]$|^[}\])]|\)\s*[:{;,]?$|=>|^\s*(?:import|from|const|let|var|def|class|function|return|public|private|export|if|for|while|else|try|async|await|#include|package|use|fn|func)\b.*[({;:'"=]|^["'][\w-]+["']\s*:|^\/\/|^\d+\s+["{}]/.test(
      text,
    );
  const hits = all.filter((line) => isCode(line.text.replace(/^\d+\s+/, ''))).length;
  return all.length < 5 ? 0 : hits / all.length;
}

/** A gutter: many lines that begin with a number one higher than the line before. */
export function hasLineNumbers({ lines: all }: PageFacts): boolean {
  const numbers = all.map((line) => Number(/^(\d{1,5})(?: |$)/.exec(line.text)?.[1] ?? NaN));
  return numbers.filter((value, i) => value === numbers[i - 1]! + 1).length >= 6;
}

const biggest = ({ lines: all }: PageFacts): PageFacts['lines'][number] | undefined =>
  [...all].sort((a, b) => b.box.h - a.box.h)[0];

/** A few words in large letters on a wide page. */
export function isSparseWide(facts: PageFacts): boolean {
  const isWide = facts.width > facts.height * 1.25;
  const head = biggest(facts);
  return isWide && facts.words < 90 && !!head && head.box.h > facts.height * 0.035;
}

/** A clock as the largest thing on a telephone. */
export function isLockScreen(facts: PageFacts): boolean {
  if (!facts.isPhone) return false;
  const head = biggest(facts);
  return !!head && /^[\d/|]?\d?[:.]\d\d$/.test(head.text) && head.box.y < facts.height * 0.4;
}
