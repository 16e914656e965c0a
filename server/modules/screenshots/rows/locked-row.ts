import { emptyDate, emptyRow, type ScreenshotDateRow, type ScreenshotRow } from './screenshot-row';

/** The fields that a locked screenshot shows (docs/decisions.md#plan-lock). A field that is not listed is hidden. */
const SHOWN: readonly (keyof ScreenshotRow)[] = [
  'id',
  'uploadedById',
  'originalName',
  'title',
  'kind',
  'contentType',
  'fileSize',
  'width',
  'height',
  'thumbhash',
  'imageCreatedAt',
  'imageCreatedSource',
  'processingStatus',
  'processingError',
  'processedAt',
  'createdAt',
  'deletedAt',
  'isFavorite',
  'tags',
  'collections',
  'dates',
  'isLocked',
  'canDelete',
];

/** The same for its dates. */
const SHOWN_OF_DATE: readonly (keyof ScreenshotDateRow)[] = [
  'id',
  'date',
  'confidence',
  'state',
  'role',
  'time',
  'zone',
  'endDate',
];

/** Hides every field of `row` outside `shown`: it takes the value of `empty`. */
function hideUnlisted<Row extends object>(
  row: Row,
  empty: Row,
  shown: readonly (keyof Row)[],
): void {
  for (const name of Object.keys(row) as (keyof Row)[]) {
    if (!shown.includes(name)) row[name] = empty[name];
  }
}

/** Removes the content of a locked row, which keeps the fields above. */
export function lockRow(row: ScreenshotRow): void {
  row.isLocked = true;
  for (const date of row.dates) hideUnlisted(date, emptyDate(), SHOWN_OF_DATE);
  hideUnlisted(row, emptyRow(), SHOWN);
}
