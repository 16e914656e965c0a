/** Texts that the first paint does not need. */
export const lateTexts = {
  /** Follows the keys that open the palette. */
  paletteHint: 'opens any page and finds any screenshot',
  away: (site: string) => `${site} cannot be reached`,
  awayHint: 'Your screenshots are safe on the server and will appear when the connection is back.',
} as const;
