import { type ColumnList, selectList, shapeOf } from '../../../infra/database/column-list';
import { Prisma } from '../../../infra/database/generated/client';
import { nullable, rowReader, text } from '../../../infra/database/row-shape';
import { lockRow } from './locked-row';
import { SCREENSHOT } from './screenshot-columns.sql';
import { emptyDate, emptyRow, toRow } from './screenshot-row';

/** A cell for each column, which says its name. */
const cells = Object.keys(SCREENSHOT);
const date = { ...emptyDate(), date: '2026-11-22', context: 'due on Sunday' };

const locked = <More extends object>(more: More) => {
  const row = { ...toRow(cells), dates: [date], tags: ['harbor'], ...more };
  lockRow(row);
  return row;
};

it('shows the columns that it lists, and hides the text and the words around a date', () => {
  const row = locked({});
  expect(row).toMatchObject({ id: 'id', title: 'title', tags: ['harbor'], isLocked: true });
  expect(row.text).toBeNull();
  expect(row.dates).toEqual([{ ...date, context: '' }]);
});

it('hides a column that was added to the list of columns only', () => {
  const more = {
    note: { sql: Prisma.sql`s.note`, column: nullable(text) },
  } satisfies ColumnList;
  expect(selectList(more).sql).toBe('s.note as "note"');
  const added = rowReader(shapeOf(more), () => ({}))(['a secret']);
  expect(added.note).toBe('a secret');
  const row = locked(added);
  expect(row.note).not.toBe('a secret');
  expect(row.title).toBe('title');
});

it('hides a field that was added beside the columns', () => {
  expect(locked({ words: ['a', 'secret'] }).words).toBeUndefined();
});

it('has an empty value for every column, so that none is left out', () => {
  expect(Object.keys(emptyRow())).toEqual(expect.arrayContaining(cells));
  expect(Object.values(emptyRow())).not.toContain(undefined);
});
