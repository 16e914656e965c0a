import { type Box, type OcrLine, type OcrWord } from './ocr-result';
import { type PageFacts } from './page-facts';

/** A stretch of a line that stands apart by wide gaps. */
export interface Cell {
  text: string;
  box: Box;
}

const FROM = /^(?:from|von|ab|de|desde|origen|origin|départ|depart|start)$/i;
const TO = /^(?:to|nach|an|à|a|hasta|destino|destination|arrivée|arrivee|ziel)$/i;
/** `From Oslo`: the shortest words of other languages begin too much else. */
const FROM_PLACE = /^(?:from|von|desde|origen|départ)\s*:?\s+(\p{Lu}.*)$/iu;
const TO_PLACE = /^(?:to|nach|hasta|destino|destination)\s*:?\s+(\p{Lu}.*)$/iu;
/** A town or a station: a few capitalised words without numbers. */
const PLACE = /^\p{Lu}[\p{L}.'’/()-]*(?: [\p{L}.'’/()-]+){0,4}$/u;

/** The stretches of a line that stand apart. */
export function cellsOf({ words, box }: OcrLine): Cell[] {
  const cells: OcrWord[][] = [];
  words.forEach((word, i) => {
    const before = words[i - 1];
    const isApart = !before || word.box.x - before.box.x - before.box.w > box.h * 2;
    if (isApart) cells.push([word]);
    else cells.at(-1)!.push(word);
  });
  return cells.map(cellOf);
}

function cellOf(words: readonly OcrWord[]): Cell {
  const [first, last] = [words[0]!.box, words.at(-1)!.box];
  const h = Math.max(...words.map((word) => word.box.h));
  return {
    text: words.map(({ text }) => text).join(' '),
    box: { x: first.x, y: first.y, w: last.x + last.w - first.x, h },
  };
}

/** Start and end of a journey, where the page labels them. */
export function labelledRoute(lines: readonly OcrLine[]): { from: string; to: string } | null {
  const cells = lines.flatMap(cellsOf);
  const from = placeAt(cells, FROM, FROM_PLACE);
  const to = placeAt(cells, TO, TO_PLACE);
  return from && to && from !== to ? { from, to } : null;
}

/** Codes of airports in large letters, else the places that are labelled as start and end. */
export function routeOn(facts: PageFacts): string | null {
  const codes = facts.lines
    .flatMap(({ words }) => words)
    .filter(({ text, box }) => /^\(?[A-Z]{3}\)?$/.test(text) && box.h > facts.lineHeight * 1.2)
    .map(({ text }) => text.replace(/[()]/g, ''));
  const [from, to] = [...new Set(codes)];
  if (from && to) return `${from} – ${to}`;
  const labelled = labelledRoute(facts.lines);
  return labelled ? `${labelled.from} – ${labelled.to}` : null;
}

/** The text behind a label, else the text below it. */
function placeAt(cells: readonly Cell[], label: RegExp, labelled: RegExp): string | null {
  for (const cell of cells) {
    const behind = labelled.exec(cell.text)?.[1];
    if (behind && PLACE.test(behind)) return behind;
    if (!label.test(cell.text.replace(/\s*:$/, ''))) continue;
    const below = cells.find((other) => isBelow(cell, other));
    if (below && PLACE.test(below.text)) return below.text;
  }
  return null;
}

function isBelow({ box: label }: Cell, { box }: Cell): boolean {
  const gap = box.y - label.y - label.h;
  const reach = Math.max(label.h, box.h) * 2.5;
  return gap > 0 && gap < reach && Math.abs(box.x - label.x) < Math.max(label.h, box.h);
}
