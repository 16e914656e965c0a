/** A number as people write amounts: groups of three, then at most two decimals behind a point or comma. */
export const AMOUNT = String.raw`(?:\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+|\d{1,9})(?:[.,]\d{1,2}(?!\d)|,[-–])?`;

/** The value of a written amount; null where the marks fit no way of writing. */
export function amountNumber(written: string): number | null {
  const text = written.replace(/[’'\s]/g, '').replace(/,[-–]$/, '');
  const match = /^(\d+(?:([.,])\d{3}(?!\d))?(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', group, mark, decimals = ''] = match;
  // "1.234.56" uses one mark for both.
  if (group !== undefined && group === mark) return null;
  const number = Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`);
  return Number.isFinite(number) && number < 1e12 ? number : null;
}
