import { formatNumber } from '../../../../shared/format';

/** Not in the gallery's texts: loaded where a search finds nothing. */
export const nearestTexts = {
  title: 'Similar searches that find something',
  word: (what: string) => `Without “${what}”`,
  spelling: (what: string, instead: string) => `“${instead}” in place of “${what}”`,
  space: (name: string) => `In ${name}`,
  count: (n: number, isMore: boolean) => (isMore ? `${formatNumber(n)}+` : formatNumber(n)),
} as const;
