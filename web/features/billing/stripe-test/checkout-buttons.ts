/** The plans of the manual checkout tests, with fixed labels (docs/decisions.md#fixed-texts). */
export const CHECKOUT_BUTTONS = [
  { planId: 2, label: '$9' },
  { planId: 3, label: '$19' },
  { planId: 4, label: '$39' },
] as const;
