import type { ListedEntity } from '../../contract/reading/entities';

const COLUMNS = ['date', 'type', 'value', 'amount', 'currency', 'title', 'screenshot_id'] as const;

export const TABLE_HEAD = `${COLUMNS.join(',')}\r\n`;

/** One line of RFC 4180 for each entity. */
export const tableLines = (entities: readonly ListedEntity[]): string =>
  entities.map((entity) => `${COLUMNS.map((name) => cell(entity[name])).join(',')}\r\n`).join('');

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // A spreadsheet would run a text that begins like a formula; an apostrophe makes it a text.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
