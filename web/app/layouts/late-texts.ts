/** Texts of the frame that the first paint does without: they travel with what shows them. */
export const lateTexts = {
  /** After the keys that open it. */
  paletteHint: 'goes to any page and finds any screenshot',
  away: 'Shotvault cannot be reached',
  awayHint:
    'Your screenshots are safe on the server, and will be here as soon as there is a connection again.',
} as const;
