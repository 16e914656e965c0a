export interface OutputOptions {
  json?: boolean;
}

/** Results go to stdout, notes to stderr, so that a pipe sees nothing but results. */
export class Output {
  constructor(private readonly options: OutputOptions) {}

  /** Exactly one JSON document with `--json`, else the lines for people. */
  result(data: unknown, lines: readonly string[]): void {
    const text = this.options.json ? JSON.stringify(data, null, 2) : lines.join('\n');
    process.stdout.write(`${text}\n`);
  }

  note(text: string): void {
    process.stderr.write(`${text}\n`);
  }
}

/** Columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
