import { shellWishes } from './config';
import { cut, padded, widthOf } from './width';

export interface OutputOptions {
  json?: boolean;
  quiet?: boolean;
  verbose?: boolean;
  /** False with `--no-color`. */
  color?: boolean;
}

const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 } as const;

/** Results go to stdout and notes to stderr, so a pipe receives nothing but results. */
export class Output {
  constructor(private readonly options: OutputOptions) {}

  get isJson(): boolean {
    return this.options.json === true;
  }

  /** A moving progress bar needs a terminal. */
  get hasProgress(): boolean {
    const { json, quiet } = this.options;
    return process.stderr.isTTY && !json && !quiet && !shellWishes().isCi;
  }

  /** Exactly one JSON document with `--json`, else the lines for people. */
  result(data: unknown, lines: readonly string[]): void {
    const text = this.isJson ? JSON.stringify(data, null, 2) : lines.join('\n');
    if (text !== '') process.stdout.write(`${text}\n`);
  }

  /**
   * On a terminal, columns with a header, cut to its width: the `flexible` columns shrink, one after another. A terminal
   * that is too narrow for that gets the cells of each row below each other. Elsewhere one row a line, separated by tabs,
   * for other programs.
   */
  rows(
    data: unknown,
    [head, ...rows]: readonly (readonly string[])[],
    ...flexible: readonly number[]
  ): void {
    if (this.isJson) return this.result(data, []);
    if (!process.stdout.isTTY) {
      return this.result(
        data,
        rows.map((row) => row.join('\t')),
      );
    }
    if (rows.length === 0 || !head) return;
    // A terminal that does not know its width says 0 or nothing.
    const columns = process.stdout.columns || Number.POSITIVE_INFINITY;
    const [first = '', ...others] = fitted([head, ...rows], flexible, columns);
    const isTooWide = [first, ...others].some((line) => widthOf(line) > columns);
    this.result(
      data,
      isTooWide ? this.records(head, rows) : [this.styled('dim', first, process.stdout), ...others],
    );
  }

  /** Names and cells of each row in two columns, and an empty line between two rows. Long cells are not cut. */
  private records(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
    const width = Math.max(...head.map(widthOf));
    const names = head.map((name) => this.styled('dim', padded(name, width), process.stdout));
    return rows.flatMap((row, at) => [
      ...(at === 0 ? [] : ['']),
      ...names.map((name, column) => `${name}  ${row[column] ?? ''}`.trimEnd()),
    ]);
  }

  /** Left out with `--quiet`. */
  note(text: string): void {
    if (!this.options.quiet) process.stderr.write(`${text}\n`);
  }

  warn(text: string): void {
    process.stderr.write(`${this.styled('red', text, process.stderr)}\n`);
  }

  /** Only with `--verbose`. */
  detail(text: string): void {
    if (this.options.verbose) process.stderr.write(`${text}\n`);
  }

  styled(
    style: keyof typeof STYLES,
    text: string,
    stream: { isTTY?: boolean } = process.stdout,
  ): string {
    return this.hasColour(stream) ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text;
  }

  private hasColour(stream: { isTTY?: boolean }): boolean {
    const { noColour, forceColour } = shellWishes();
    if (this.options.color === false) return false;
    if (forceColour) return forceColour !== '0';
    return !noColour && stream.isTTY === true;
  }
}

/** Columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => widest(rows, column));
  return rows.map((row) =>
    row
      .map((cell, at) => padded(cell, widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const widest = (rows: readonly (readonly string[])[], column: number): number =>
  Math.max(...rows.map((row) => widthOf(row[column] ?? '')));

/** A table no wider than the terminal: its flexible columns shrink, each down to ten letters. */
function fitted(
  rows: readonly (readonly string[])[],
  [flexible, ...others]: readonly number[],
  columns: number,
): string[] {
  const over = Math.max(...table(rows).map(widthOf)) - columns;
  if (over <= 0 || flexible === undefined) return table(rows);
  const width = Math.max(10, widest(rows, flexible) - over);
  const narrower = rows.map((row) =>
    row.map((cell, at) => (at === flexible ? cut(cell, width) : cell)),
  );
  return fitted(narrower, others, columns);
}
