import { z } from 'zod';

/** A whole number in these bounds. */
export const wholeNumber = (least: number, most: number) => {
  const expected = `expected a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected);
};

export const yesOrNo = z
  .enum(['1', 'true', '0', 'false'], 'expected 1 or 0')
  .transform((value) => value === '1' || value === 'true');

export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
