import { z } from 'zod';

/** Pixels of the upright image. */
const box = {
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
};

/** The position of each word of the extracted text on the image. */
export const ScreenshotWords = z.object({
  width: z.int(),
  height: z.int(),
  lines: z.array(
    z.object({ text: z.string(), words: z.array(z.object({ text: z.string(), ...box })) }),
  ),
});
export type ScreenshotWords = z.infer<typeof ScreenshotWords>;
