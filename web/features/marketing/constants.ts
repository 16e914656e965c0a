export const INQUIRY_TYPES = [
  'general',
  'support',
  'sales',
  'enterprise',
  'partnership',
  'feedback',
] as const;
