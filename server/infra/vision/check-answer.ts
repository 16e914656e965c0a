import { z } from 'zod';
import { Day, TagName } from '../../contract/primitives';
import type { PageFacts } from '../../analysis/analyser';
import { MAX_TAGS } from '../../analysis/tags/choose-tags';
import { parseDay } from '../../analysis/dates/calendar-day';
import { isDoubted, weekdayInQuote, weighed } from '../../analysis/dates/doubted-days';
import { NO_DETAILS, type ReadDate } from '../../analysis/dates/extract-dates';
import { VisionError } from './vision-error';

/** A model that proposes some more than it may is not refused for that; the first ones are taken. */
const MOST_ANSWERED_TAGS = 8;
const MOST_DATES = 20;
const MOST_QUOTE = 200;

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
type ProposedDate = z.infer<typeof Answer>['dates'][number];

interface ReadPage {
  /** As the local engine read it. */
  text: string;
  /** Found by the local engine; they keep their own quotes. */
  dates: readonly ReadDate[];
  /** YYYY-MM-DD */
  imageDate: string;
}

/** Validates a model's answer: it is used as a whole or not at all. Throws `VisionError`. */
export function checkAnswer(value: unknown, page: ReadPage): PageFacts {
  const parsed = Answer.safeParse(value);
  if (!parsed.success) throw new VisionError('answered what the schema does not allow');
  const known = new Map(page.dates.map((date) => [date.date, date]));
  for (const proposed of parsed.data.dates) {
    if (!known.has(proposed.date)) known.set(proposed.date, checkedDate(proposed, page));
  }
  const { title, tags } = parsed.data;
  return { title, tags: [...new Set(tags)].slice(0, MAX_TAGS), dates: [...known.values()] };
}

/** A date without a quote from the text is doubted like one that is far away or contradicted by its weekday. */
function checkedDate({ date, quote, confidence }: ProposedDate, page: ReadPage): ReadDate {
  const isQuoted = quote.trim() !== '' && inOneLine(page.text).includes(inOneLine(quote));
  const own = isQuoted ? quote : '';
  const [day, imageDay] = [parseDay(date), parseDay(page.imageDate)];
  const weekday = weekdayInQuote(own, day, imageDay);
  const isInDoubt = own === '' || isDoubted({ day, weekday, imageDay });
  return { ...NO_DETAILS, date, quote: own, confidence: weighed(confidence, isInDoubt) };
}

/** A day may be broken over two lines of the image. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
