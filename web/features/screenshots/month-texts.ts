/** Apart from the gallery's texts: they come where there is more than one month. */
export const monthTexts = {
  scrubber: 'Jump to a month',
  beginsWith: (month: string) => `Showing ${month} and earlier`,
  backToNewest: 'Back to newest',
} as const;
