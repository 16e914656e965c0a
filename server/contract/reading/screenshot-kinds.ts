// Data alone, no schema: the command line uses it, too.

/** The kind of page in an image: a closed list, so that clients can draw an icon for each. */
export const SCREENSHOT_KINDS = [
  'article',
  'board',
  'calendar',
  'chart',
  'chat',
  'code',
  'document',
  'email',
  'error',
  'finance',
  'invoice',
  'map',
  'notification',
  'photo',
  'receipt',
  'recipe',
  'settings',
  'shopping',
  'slide',
  'social',
  'spreadsheet',
  'terminal',
  'travel',
  'weather',
] as const;
