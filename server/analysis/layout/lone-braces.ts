const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The next line with text, or null at the end. */
const nextText = (lines: readonly string[], from: number): string | null =>
  lines.slice(from).find((line) => line.trim() !== '') ?? null;

/** The block that was opened with this indentation ends before the next line, without a brace of its own there. */
function isDue(opened: number, next: string | null): boolean {
  if (next === null) return true;
  const indent = indentOf(next);
  return indent <= opened && !(indent === opened && next.trimStart().startsWith('}'));
}

/** Nothing, or the stroke that a lone brace was read as. */
const LOST = /^[1Il|]?$/;

/** A lone brace may be read with a line number or a stroke before it. */
const withoutDigit = (line: string): string => line.replace(/^( *)[\dIl|](\}[;,)]*)$/, '$1$2');

/** More would follow a line that ends like this. */
const UNFINISHED = /[[({,]$/;

/** Whether a file may end with these lines, but for lone braces: nothing is begun in them and not ended. */
function mayEnd(lines: readonly string[]): boolean {
  const last = [...lines].reverse().find((line) => line.trim() !== '') ?? '';
  const text = lines.join('');
  const isEven = (open: string, close: string) =>
    text.split(open).length === text.split(close).length;
  return !UNFINISHED.test(last.trimEnd()) && isEven('[', ']') && isEven('(', ')');
}

/**
 * Puts closing braces into empty lines where a block must have ended: a brace that stands alone is the one letter that
 * text engines often leave out. Of a file that is whole, up to `mostOpen` blocks that are open at its end are closed below
 * it; with more of them the file was cut.
 */
export function withLoneBraces(
  lines: readonly string[],
  { isWhole = false, mostOpen = Infinity }: { isWhole?: boolean; mostOpen?: number } = {},
): string[] {
  const opened: number[] = [];
  const closed = lines.map(withoutDigit).map((line, at) => {
    const text = line.trim();
    const last = opened.at(-1);
    if (LOST.test(text) && last !== undefined && isDue(last, nextText(lines, at + 1))) {
      opened.pop();
      return `${' '.repeat(last)}}`;
    }
    if (text.startsWith('}')) opened.pop();
    if (text.endsWith('{')) opened.push(indentOf(line));
    return line;
  });
  const isCut = opened.length > mostOpen || !mayEnd(closed);
  const missing = isWhole && !isCut ? opened.reverse() : [];
  return [...closed, ...missing.map((indent) => `${' '.repeat(indent)}}`)];
}
