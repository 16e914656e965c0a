export const FINDING_CLASSES = ['secret', 'payment', 'identity', 'contact'] as const;
export type FindingClass = (typeof FINDING_CLASSES)[number];
