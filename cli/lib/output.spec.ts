import { Output } from './output';
import { widthOf } from './width';

const ROWS = [
  ['ID', 'TITLE', 'LINK'],
  ['01a2', 'Muffins and what they need', 'https://vault.example.com/s/long-address'],
  ['01a3', '請求書', 'https://vault.example.com/s/other-address'],
];

/** The lines that a terminal of this width gets, or a pipe. */
function linesAt(columns: number | undefined, isTTY = true): string[] {
  const { isTTY: wasTTY, columns: before } = process.stdout;
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  Object.assign(process.stdout, { isTTY, columns });
  new Output({ color: false }).rows([], ROWS, 1);
  const written = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  Object.assign(process.stdout, { isTTY: wasTTY, columns: before });
  return written.trimEnd().split('\n');
}

it('cuts a table to the terminal', () => {
  const lines = linesAt(62);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Muffins and …  https://');
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(62);
});

it('puts the cells of a row below each other where no table fits, and cuts none', () => {
  expect(linesAt(50)).toEqual([
    'ID     01a2',
    'TITLE  Muffins and what they need',
    'LINK   https://vault.example.com/s/long-address',
    '',
    'ID     01a3',
    'TITLE  請求書',
    'LINK   https://vault.example.com/s/other-address',
  ]);
});

it.each([0, undefined])('keeps the table on a terminal that says %s columns', (columns) => {
  const lines = linesAt(columns);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Muffins and what they need  https://');
});

it('separates the cells by tabs in a pipe', () => {
  expect(linesAt(undefined, false)[0]).toBe(ROWS[1]?.join('\t'));
});
