import { type Box, type OcrLine } from '../page/ocr-result';

interface Area {
  lines: readonly OcrLine[];
  /** The window that the lines are in. */
  box: Box;
  lineHeight: number;
}

const LEAST_ENTRIES = 4;
const LEAST_BESIDE = 3;
/** Heights of a line; headings are higher. */
const TALLEST = 1.5;
/** Share of the width in which a side list ends. */
const WIDTH = 0.3;
/** Share of entries with something on their own line beside them: those of a table or a form have more. */
const MOST_IN_ROWS = 0.6;
/** Part of a line's height by which two texts of one row may differ. */
const SAME_ROW = 0.2;

/** Short lines under each other at the left, with something longer beside them that keeps no step with them. */
export function sideColumn({ lines, box, lineHeight }: Area): ReadonlySet<OcrLine> {
  const edge = box.x + box.w * WIDTH;
  const left = lines.filter(
    (line) => rightOf(line) < edge && line.box.h < lineHeight * TALLEST && /\p{L}/u.test(line.text),
  );
  const beside = lines.filter((line) => rightOf(line) > edge && line.box.x > box.x + box.w * 0.1);
  if (left.length < LEAST_ENTRIES || beside.length < LEAST_BESIDE) return new Set();
  const column = left.filter(isAligned(left, Math.max(1, lineHeight * 1.2)));
  const right = Math.max(...column.map(rightOf));
  const inRows = column.filter(isBesideAny(beside, Math.max(1, lineHeight * SAME_ROW))).length;
  const crossing = lines.filter((line) => line.box.x < right && rightOf(line) > edge).length;
  const isList = inRows <= column.length * MOST_IN_ROWS && crossing <= column.length * 0.5;
  return isList ? new Set(column) : new Set();
}

const rightOf = ({ box }: OcrLine): number => box.x + box.w;
const middleOf = ({ box }: OcrLine): number => box.y + box.h / 2;

/** Whether one of the lines is at the same height; their heights are noted once for all entries. */
function isBesideAny(lines: readonly OcrLine[], step: number): (line: OcrLine) => boolean {
  const slot = (line: OcrLine): number => Math.round(middleOf(line) / step);
  const taken = new Set(lines.map(slot));
  return (line) => [-1, 0, 1].some((near) => taken.has(slot(line) + near));
}

/** Whether four lines or more begin where this one does; counted once for all of them. */
function isAligned(lines: readonly OcrLine[], step: number): (line: OcrLine) => boolean {
  const counts = new Map<number, number>();
  const slot = ({ box }: OcrLine): number => Math.round(box.x / step);
  for (const line of lines) counts.set(slot(line), (counts.get(slot(line)) ?? 0) + 1);
  const near = (at: number): number =>
    (counts.get(at - 1) ?? 0) + (counts.get(at) ?? 0) + (counts.get(at + 1) ?? 0);
  return (line) => near(slot(line)) >= LEAST_ENTRIES;
}
