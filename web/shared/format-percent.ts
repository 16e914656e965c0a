const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });

/** A share from 0 to 1 as `97%`. */
export const formatPercent = (share: number): string => percent.format(share);
