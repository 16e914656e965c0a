import { foldText } from '../page/fold-text';
import { type PageFacts } from '../page/page-facts';
import { type TagCandidate } from './tag-candidates';

export interface TagContext {
  facts: PageFacts;
  kindConfidence: number;
  title: string;
  titleConfidence: number;
}

/** The signals for and against a tag: where it comes from, how sure that is, and how the page uses the word. */
export function tagSignals(
  candidate: TagCandidate,
  context: TagContext,
): ReadonlyMap<string, number> {
  const { rule, tag, name, mentions, lines } = candidate;
  const signals = new Map<string, number>();
  const put = (name: string, value: number): void => {
    if (value !== 0) signals.set(name, value);
  };
  put(`rule:${rule}`, 1);
  if (rule === 'kind' || rule === 'goes_with_kind' || rule === 'topic') {
    put(`kind_confidence:${rule}`, context.kindConfidence);
    put(`kind_doubt:${rule}`, Math.max(0, 0.5 - context.kindConfidence));
  }
  if (rule === 'goes_with_kind') {
    put(`tag:${name}`, 1);
    put('companion_on_page', mentions > 0 ? 1 : 0);
  }
  if (rule === 'title_word') {
    put('title_confidence', context.titleConfidence);
    put('repeated', mentions > 1 ? 1 : 0);
    put('often', Math.min(1, mentions / 6));
    put('several_lines', lines > 1 ? 1 : 0);
    put('long_word', tag.length > 6 ? 1 : 0);
    put('short_word', tag.length < 5 ? 1 : 0);
    put('only_word', foldText(context.title).trim() === foldText(tag) ? 1 : 0);
    put('title_words', Math.min(1, context.title.split(' ').length / 8));
    put('is_name', isCapitalised(tag, context.title) ? 1 : 0);
    put('phone_title_word', context.facts.isPhone ? 1 : 0);
  }
  return signals;
}

const isCapitalised = (tag: string, title: string): boolean => {
  const at = title.toLowerCase().indexOf(tag);
  return at > 0 && /\p{Lu}/u.test(title[at] ?? '');
};
