/** What a person reads on a card whose original is gone. */
export const FILE_MISSING = 'The stored file of this image is missing.';
