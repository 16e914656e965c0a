import { type Evidence } from '../../contract/evidence';
import { type OcrResult } from '../ocr/ocr-result';
import { type Findings } from './analyser';
import { lineSpans, wordsIn, type Span } from './text-spans';

/** What a model says has no rule to show; of its dates, only the words that it quotes. */
export function explainModel(
  { title, tags, dates }: Findings,
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
