import { z } from 'zod';
import type { ScreenshotWords } from '../../../contract/reading/words';

const Box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
/** The stored format of the engine, which holds more than the wire needs. */
const Lines = z.array(
  z.object({ text: z.string(), words: z.array(z.object({ text: z.string(), box: Box })) }),
);

export function toScreenshotWords(
  { width, height }: { width: number; height: number },
  stored: unknown,
): ScreenshotWords {
  const lines = stored === null ? [] : Lines.parse(stored);
  return {
    width,
    height,
    lines: lines.map(({ text, words }) => ({
      text,
      words: words.map((word) => ({ text: word.text, ...word.box })),
    })),
  } satisfies ScreenshotWords;
}
