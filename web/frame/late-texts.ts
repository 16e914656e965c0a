/** Texts that the first paint does not need. */
export const lateTexts = {
  theme: 'Theme',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
  /** Follows the keys that open the palette. */
  paletteHint: 'opens any page and finds any screenshot',
  away: (site: string) => `${site} cannot be reached`,
  awayHint: 'Your screenshots are safe on the server and will appear when the connection is back.',
  connection: {
    title: 'This page needs a connection',
    hint: 'What it shows was not loaded before. Pages that you have seen since you came still work.',
    again: 'Try again',
  },
} as const;
