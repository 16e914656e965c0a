import type { CSSProperties } from 'react';

/**
 * Tells the styles how many columns the plans take. Columns made by the cards themselves would move while the page
 * arrives: a browser shows the first cards before it has received the last one.
 */
export const planColumns = (plans: readonly unknown[]): CSSProperties & { '--plans': number } => ({
  '--plans': plans.length,
});
