import { z } from 'zod';
import { Day, TagName } from '../../../contract/primitives';
import type { Findings } from '../analyser';
import type { FoundDate } from '../extract-dates';
import { VisionError } from './vision-error';

const MOST_DATES = 20;
const MOST_QUOTE = 200;
/** What nothing in the text stands for is shown with doubt. */
const UNQUOTED_CONFIDENCE = 0.5;

/** No characters that a person cannot see: they can turn the rest of a line around. */
const visible = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u);

const Answer = z.object({
  title: visible(80).min(1),
  tags: z.array(visible(50).pipe(TagName)).max(8),
  dates: z
    .array(
      z.object({
        date: Day,
        quote: z.string().max(MOST_QUOTE),
        confidence: z.number().min(0).max(1),
      }),
    )
    .max(MOST_DATES),
});

/**
 * A model's answer as far as it may be believed: taken whole or not at all. `text` is what the local engine read; dates
 * that it found itself are kept, with its own words for them. Throws `VisionError`.
 */
export function checkAnswer(
  value: unknown,
  { text, dates }: { text: string; dates: readonly FoundDate[] },
): Findings {
  const parsed = Answer.safeParse(value);
  if (!parsed.success) throw new VisionError('answered what the schema does not allow');
  const known = new Map(dates.map((date) => [date.date, date]));
  for (const { date, quote, confidence } of parsed.data.dates) {
    if (known.has(date)) continue;
    const isQuoted = quote.trim() !== '' && text.includes(quote);
    known.set(date, {
      date,
      quote: isQuoted ? quote : '',
      confidence: isQuoted ? confidence : Math.min(confidence, UNQUOTED_CONFIDENCE),
    });
  }
  const { title, tags } = parsed.data;
  return { title, tags: [...new Set(tags)], dates: [...known.values()] };
}
