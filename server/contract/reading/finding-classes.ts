// Data only, no schema: the page and the command line use these without carrying zod.

/** The subjects of findings. */
export const FINDING_CLASSES = ['secret', 'payment', 'identity', 'contact'] as const;
export type FindingClass = (typeof FINDING_CLASSES)[number];

export const FINDING_STATES = ['open', 'dismissed', 'confirmed'] as const;
export type FindingState = (typeof FINDING_STATES)[number];
