import { isBeside } from '../layout/title-row';
import { type OcrLine } from '../page/ocr-result';
import { type PageFacts } from '../page/page-facts';

/** The part of a window's height in which its path stands. */
const ZONE = 0.25;
const MOST_WORDS = 3;
const [LEAST_MARKS, LEAST_NAME] = [2, 3];
/** `< > /home/ruth/letters/ Q`: a path between arrows and a magnifying glass. */
const PATH =
  /^(?:\P{L}\s?){0,4}?\/(?<path>(?:[^/\s][^/]{0,40}\/){1,12}[^/.\s][^/.]{0,40}?)(?:\/(?: \S)?|\s[QO])$/u;

/** The folder that a window shows: the end of its path, which is written out or a row of buttons. */
export function openFolder(facts: PageFacts): string | null {
  const upper = facts.lines.filter(({ box }) => box.y < facts.height * ZONE);
  const written = upper.map(({ text }) => PATH.exec(text)?.groups?.path).find(Boolean);
  if (written) return nameOf(written.split('/'));
  const row = pathRow(upper);
  return row ? nameOf(partsOf(row)) : null;
}

/** `work / photos` is one row with the buttons before and behind it; other words stand before `Title / Version` in the head of a table. */
function pathRow(lines: readonly OcrLine[]): OcrLine[] | null {
  const part = lines.find(({ text }) => text.includes(' / '));
  if (!part) return null;
  const row = lines.filter(({ box }) => isBeside(box, part.box)).sort((a, b) => a.box.x - b.box.x);
  const isStep = row.map(({ text }) => text.includes(' / '));
  const path = row.slice(isStep.indexOf(true), isStep.lastIndexOf(true) + 1);
  const isFirst = row.slice(0, isStep.indexOf(true)).every(({ text }) => !/\p{L}{3}/u.test(text));
  const marks = path.flatMap(({ text }) => text.match(/(?<= )\/(?= )/g) ?? []).length;
  const isPath = partsOf(row).every((text) => text.split(' ').length <= MOST_WORDS);
  const isWhole = path.every(({ text }) => text.includes(' / '));
  return marks >= LEAST_MARKS && row.length > 1 && isFirst && isPath && isWhole ? path : null;
}

const partsOf = (row: readonly OcrLine[]): string[] => row.flatMap(({ text }) => text.split(' / '));

/** A name of one or two letters stands behind that of its own folder. */
function nameOf(parts: readonly string[]): string {
  const name = parts.at(-1)!.trim();
  return name.length < LEAST_NAME ? parts.slice(-2).join(' / ') : name;
}
