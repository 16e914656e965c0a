import { valueText } from './operator-text';
import { searchHelpTexts as texts } from './search-help-texts';

export interface Example {
  q: string;
  hint: string;
}

export interface HelpSection {
  title: string;
  examples: Example[];
}

interface ExampleNames {
  /** A tag and a collection of the space, so that the examples find something. */
  tag: string | undefined;
  collection: string | undefined;
  /** `2026-11-20` */
  today: string;
}

const example = (hint: keyof typeof texts.hints, q: string): Example => ({
  q,
  hint: texts.hints[hint],
});

/** Examples of everything that a search understands. */
export function helpSections({ tag = 'travel', collection = 'Receipts', today }: ExampleNames) {
  const [month, year] = [today.slice(0, 7), today.slice(0, 4)];
  const { sections } = texts;
  return [
    {
      title: sections.words,
      examples: [
        example('words', 'order number'),
        example('phrase', '"order number"'),
        example('without', 'order -cancelled'),
        example('either', 'invoice OR receipt'),
      ],
    },
    {
      title: sections.labels,
      examples: [
        example('tag', `tag:${valueText(tag)}`),
        example('withoutTag', `-tag:${valueText(tag)}`),
        example('collection', `in:${valueText(collection)}`),
        example('kind', 'kind:receipt'),
      ],
    },
    {
      title: sections.contents,
      examples: [
        example('date', 'has:date'),
        example('code', 'has:code'),
        example('note', 'has:note'),
        example('link', 'has:link'),
        example('phone', 'has:phone'),
        example('amount', 'amount>50'),
        example('finding', 'has:finding'),
        example('favorite', 'is:favorite'),
        example('shared', 'is:shared'),
      ],
    },
    {
      title: sections.days,
      examples: [
        example('uploaded', `uploaded:${month}`),
        example('created', `created:${year}-01-01..${today}`),
        example('found', `date:${today}..`),
        example('before', `before:${year}`),
      ],
    },
  ] satisfies HelpSection[];
}
