import type { ScreenshotKind } from '../../../../server/contract/screenshots';

/** Names for one screenshot of a kind and for several. Not in the gallery's texts: loaded with the filters. */
const KINDS = {
  article: ['Article', 'Articles'],
  board: ['Board', 'Boards'],
  calendar: ['Calendar', 'Calendars'],
  chart: ['Chart', 'Charts'],
  chat: ['Chat', 'Chats'],
  code: ['Code', 'Code'],
  document: ['Document', 'Documents'],
  email: ['E-mail', 'E-mails'],
  error: ['Error', 'Errors'],
  finance: ['Finance', 'Finance'],
  invoice: ['Invoice', 'Invoices'],
  map: ['Map', 'Maps'],
  notification: ['Notification', 'Notifications'],
  photo: ['Photo', 'Photos'],
  receipt: ['Receipt', 'Receipts'],
  recipe: ['Recipe', 'Recipes'],
  settings: ['Settings', 'Settings'],
  shopping: ['Shopping', 'Shopping'],
  slide: ['Slide', 'Slides'],
  social: ['Social', 'Social'],
  spreadsheet: ['Spreadsheet', 'Spreadsheets'],
  terminal: ['Terminal', 'Terminals'],
  travel: ['Travel', 'Travel'],
  weather: ['Weather', 'Weather'],
} satisfies Record<ScreenshotKind, readonly [one: string, several: string]>;

const SEVERAL: Partial<Record<string, readonly [one: string, several: string]>> = KINDS;

export const oneOfKind = (kind: ScreenshotKind): string => KINDS[kind][0];

/** The name of a kind in the address, which may be unknown. */
export const kindName = (kind: string): string => SEVERAL[kind]?.[1] ?? kind;
