/**
 * The dates of a screenshot that a range of days may mean: `uploaded` in a time zone; `created`, the day on which the
 * image was made; `image`, that day or, where nobody knows it, the day of the upload; `ai`, the dates read in the image.
 */
export const DATE_FIELDS = ['uploaded', 'created', 'image', 'ai'] as const;
export type DateField = (typeof DATE_FIELDS)[number];
