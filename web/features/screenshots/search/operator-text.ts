/** The value of an operator as it is typed: one with a space stands between quotes. */
export const valueText = (value: string): string =>
  /[\s"]/.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : value;
