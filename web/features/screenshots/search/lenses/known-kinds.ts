/** Remembers whether the last gallery had kinds, so that their line waits for them only where some may come. */
export const KINDS_STORED_AS = 'shotvault.kinds';
export const NO_KINDS = 'none';
