import { planWith } from '../../../../../server/contract/plans';

/** Not in the gallery's texts: loaded when an operator is typed. */
export const proposalTexts = {
  list: 'Suggestions',
  needsPlan: planWith('advanced_search').name,
  today: 'Today',
  week: 'Last 7 days',
  month: 'This month',
  lastMonth: 'Last month',
  year: 'This year',
} as const;
