import { z } from 'zod';
import { Day, TagName } from '../../contract/primitives';
import type { Findings } from '../../analysis/analyser';
import { MAX_TAGS } from '../../analysis/tags/choose-tags';
import { NO_DETAILS, type ReadDate } from '../../analysis/dates/extract-dates';
import { VisionError } from './vision-error';

/** A model that proposes some more than it may is not refused for that; the first ones are taken. */
const MOST_ANSWERED_TAGS = 8;
const MOST_DATES = 20;
const MOST_QUOTE = 200;
/** The confidence of a value without a quote from the text. */
const UNQUOTED_CONFIDENCE = 0.5;

/** Refuses invisible characters, which can change the direction of a line. */
const visible = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u);

const Answer = z.object({
  title: visible(80).min(1),
  tags: z.array(visible(50).pipe(TagName)).max(MOST_ANSWERED_TAGS),
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
 * Validates a model's answer: it is used as a whole or not at all. `text` is the text of the local engine; dates that
 * it found itself keep their own quotes. Throws `VisionError`.
 */
export function checkAnswer(
  value: unknown,
  { text, dates }: { text: string; dates: readonly ReadDate[] },
): Findings {
  const parsed = Answer.safeParse(value);
  if (!parsed.success) throw new VisionError('answered what the schema does not allow');
  const known = new Map(dates.map((date) => [date.date, date]));
  for (const { date, quote, confidence } of parsed.data.dates) {
    if (known.has(date)) continue;
    const isQuoted = quote.trim() !== '' && text.includes(quote);
    known.set(date, {
      ...NO_DETAILS,
      date,
      quote: isQuoted ? quote : '',
      confidence: isQuoted ? confidence : Math.min(confidence, UNQUOTED_CONFIDENCE),
    });
  }
  const { title, tags } = parsed.data;
  return { title, tags: [...new Set(tags)].slice(0, MAX_TAGS), dates: [...known.values()] };
}
