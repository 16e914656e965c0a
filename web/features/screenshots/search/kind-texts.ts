import type { ScreenshotKind } from '../../../../server/contract/screenshots';

/** Names for several screenshots of a kind. Not in the gallery's texts: loaded with the filters. */
const KINDS: Partial<Record<string, string>> = {
  article: 'Articles',
  board: 'Boards',
  calendar: 'Calendars',
  chart: 'Charts',
  chat: 'Chats',
  code: 'Code',
  document: 'Documents',
  email: 'E-mails',
  error: 'Errors',
  finance: 'Finance',
  invoice: 'Invoices',
  map: 'Maps',
  notification: 'Notifications',
  photo: 'Photos',
  receipt: 'Receipts',
  recipe: 'Recipes',
  settings: 'Settings',
  shopping: 'Shopping',
  slide: 'Slides',
  social: 'Social',
  spreadsheet: 'Spreadsheets',
  terminal: 'Terminals',
  travel: 'Travel',
  weather: 'Weather',
} satisfies Record<ScreenshotKind, string>;

/** The name of a kind in the address, which may be unknown. */
export const kindName = (kind: string): string => KINDS[kind] ?? kind;
