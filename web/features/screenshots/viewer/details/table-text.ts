type Rows = readonly (readonly string[])[];

/** One line per row; a tab or line break inside a cell becomes a blank, because it would split the cell. */
export const asTabs = (rows: Rows): string =>
  rows.map((cells) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');

const csvCell = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Comma-separated as RFC 4180 has it. */
export const asCsv = (rows: Rows): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

const markdownCell = (cell: string): string =>
  cell.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();

/** A Markdown table with the first row as its head; short rows are filled up. */
export function asMarkdown(rows: Rows): string {
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => markdownCell(cells[at] ?? '')).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = `| ${Array.from({ length: columns }, () => '---').join(' | ')} |`;
  return [line(head), rule, ...body.map(line)].join('\n');
}
