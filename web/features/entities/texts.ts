import { formatNumber } from '../../shared/format';

export const entitiesTexts = {
  title: 'Found in images',
  hint: 'Links, amounts, codes and the like that were read in your images. Nothing opens by itself.',
  loading: 'Loading what was found',
  failed: 'This list could not be loaded',
  empty: 'Nothing found',
  emptyHint:
    'Links, phone numbers, amounts and codes appear here once images with them have been read.',
  emptyHere: 'Nothing was found for this type and month.',
  type: 'Type',
  everything: 'Everything',
  month: 'Month',
  anyMonth: 'All months',
  count: (n: number, hasMore: boolean) => `${formatNumber(n)}${hasMore ? '+' : ''}`,
  csv: 'Download CSV',
  csvShort: 'CSV',
  csvFailed: 'The table could not be made. Try again.',
  copy: (display: string) => `Copy ${display}`,
  copied: 'Copied',
  copyFailed: 'Copying did not work',
} as const;
