import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { isInstalled, packageOf, SHIPPED_LANGUAGES } from '../ocr/language-data';

const WORKERS = 'expected a whole number from 1 to 64';
/** As Tesseract names its data: `pol`, `chi_sim`. */
const CODE = /^[a-z]{3}(?:_[a-z]{3,8}){0,2}$/;
const VERSION = '1.0.0';

const codesIn = (text: string): string[] => text.split(/[\s,+]+/).filter(Boolean);

export const ocrVariables = {
  OCR_WORKERS: z
    .string()
    .regex(/^\d{1,2}$/, WORKERS)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 64, WORKERS)
    .default(Math.max(1, availableParallelism() - 1)),
  OCR_ASSIST: z.enum(['auto', 'on', 'off'], 'expected auto, on or off').default('auto'),
  /** Languages beside those that are installed with the product. */
  OCR_LANGUAGES: z
    .string()
    .default('')
    .transform(codesIn)
    .superRefine((codes, context) => {
      const message = problemWith(codes);
      if (message) context.addIssue({ code: 'custom', message });
    }),
};

type OcrVariables = z.output<z.ZodObject<typeof ocrVariables>>;

export const ocrOf = (vars: OcrVariables) => ({
  workers: vars.OCR_WORKERS,
  assist: vars.OCR_ASSIST,
  languages: [...new Set([...SHIPPED_LANGUAGES, ...vars.OCR_LANGUAGES])],
});

function problemWith(codes: readonly string[]): string | null {
  const odd = codes.find((code) => !CODE.test(code));
  if (odd !== undefined) return `expected names of language data such as pol,ita; ${odd} is none`;
  const absent = codes.filter((code) => !isInstalled(code)).map(packageOf);
  if (absent.length === 0) return null;
  const named = absent.map((name) => `${name}@${VERSION}`).join(' ');
  return `the data of ${absent.length === 1 ? 'a language is' : 'some languages is'} not installed; run: npm install --no-save ${named}`;
}
