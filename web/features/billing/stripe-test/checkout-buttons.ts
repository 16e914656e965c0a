/** The plans of the manual checkout tests, with the labels of the specification. */
export const CHECKOUT_BUTTONS = [
  { planId: 2, label: '$9' },
  { planId: 3, label: '$19' },
  { planId: 4, label: '$39' },
] as const;
