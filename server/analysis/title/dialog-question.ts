import { endsDialog } from '../layout/window-signs';
import { type OcrLine } from '../page/ocr-result';
import { type PageFacts } from '../page/page-facts';
import { cellsOf } from '../page/places';

/** How far over its buttons a dialog asks, in heights of a line. */
const REACH = 12;
const LEAST_WORDS = 3;

/** `Save changes to the document?` over its buttons: a dialog in front, whose bar was not seen. */
export function dialogQuestion(facts: PageFacts): string | null {
  const buttons = facts.lines.find((line, i) => endsDialog(facts.foldedLines[i]!, line, facts));
  if (!buttons) return null;
  const questions = facts.lines.flatMap(({ text, box }, i) => {
    const isOver = box.y < buttons.box.y && buttons.box.y - box.y < facts.lineHeight * REACH;
    return isOver && /\?\W?$/.test(text) ? [questionAt(i, facts.lines)] : [];
  });
  return questions.find((text) => text.split(' ').length >= LEAST_WORDS) ?? null;
}

/** The window behind may have been read on the same row. */
const lastCell = (line: OcrLine): string => cellsOf(line).at(-1)!.text;

/** A long one begins in the line above. */
function questionAt(index: number, lines: readonly OcrLine[]): string {
  const [above, line] = [lines[index - 1], lines[index]!];
  const isSecond = above && /^\p{Ll}/u.test(line.text) && !/[.?!]$/.test(above.text);
  const isNear = isSecond && line.box.y - above.box.y < line.box.h * 2.5;
  return isNear ? `${lastCell(above)} ${line.text}` : lastCell(line);
}
