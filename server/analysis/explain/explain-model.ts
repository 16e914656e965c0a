import { type Evidence } from '../../contract/reading/evidence';
import { type OcrResult } from '../page/ocr-result';
import { type PageFacts } from '../analyser';
import { type FoundDate } from '../dates/extract-dates';
import { lineSpans, wordsIn, type Span } from '../page/text-spans';

/** Evidence for the findings of a vision model. No rule led to them; a date shows the words that the model quotes. */
export function explainModel(
  { title, tags, dates }: Pick<PageFacts, 'title' | 'tags'> & { dates: readonly FoundDate[] },
  { ocr, local }: { ocr: OcrResult; local: readonly Evidence[] },
): Evidence[] {
  const said = { rule: 'model', confidence: null, words: [] } as const;
  const known = new Map(local.filter(({ of }) => of === 'date').map((each) => [each.value, each]));
  const lines = lineSpans(ocr);
  return [
    { ...said, of: 'title', value: title, words: [] },
    ...tags.map((tag): Evidence => ({ ...said, of: 'tag', value: tag, words: [] })),
    ...dates.map(({ date, confidence, quote }): Evidence => {
      const words = wordsIn(lines, spanOf(quote, ocr.text));
      return (
        known.get(date) ?? {
          of: 'date',
          value: date,
          rule: 'model',
          confidence,
          words: words.map(({ text, box }) => ({ text, ...box })),
        }
      );
    }),
  ];
}

function spanOf(quote: string, text: string): Span[] {
  const from = quote === '' ? -1 : text.indexOf(quote);
  return from < 0 ? [] : [{ from, to: from + quote.length }];
}
