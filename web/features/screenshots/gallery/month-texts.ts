/** Not in `texts.ts`: loaded only when there is more than one month. */
export const monthTexts = {
  scrubber: 'Jump to a month',
  beginsWith: (month: string) => `Showing ${month} and earlier`,
  beginsUp: (month: string) => `Showing ${month} and later`,
  backToNewest: 'Back to newest',
  backToOldest: 'Back to oldest',
} as const;
