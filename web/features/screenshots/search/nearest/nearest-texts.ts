import { formatNumber } from '../../../../shared/format';

/** Not in the gallery's texts: loaded where a search finds nothing. */
export const nearestTexts = {
  title: 'Similar searches that find something',
  word: (what: string) => `Without “${what}”`,
  spelling: (what: string, instead: string) => `“${instead}” in place of “${what}”`,
  filter: {
    tags: 'Without the tags',
    favorites: 'Not only favorites',
    kind: 'Of any kind',
    days: 'Of any day',
    collection_id: 'In all collections',
  } as Partial<Record<string, string>>,
  space: (name: string) => `In ${name}`,
  count: (n: number, isMore: boolean) => (isMore ? `${formatNumber(n)}+` : formatNumber(n)),
} as const;
