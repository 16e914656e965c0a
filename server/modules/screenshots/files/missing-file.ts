/** The text on a card whose original is missing. */
export const FILE_MISSING = 'The stored file of this image is missing.';
