import { CATEGORIES, type Category, type Question } from './support-faq';

/** The category that an address names; anything else is all of them. */
export const categoryOf = (name: string | null): Category =>
  CATEGORIES.find((category) => category === name) ?? 'all';

/** The questions of a category with these words in question or answer, in any case. */
export function findQuestions(
  questions: readonly Question[],
  { query, category }: { query: string; category: Category },
): Question[] {
  const wanted = query.trim().toLowerCase();
  return questions.filter(
    (entry) =>
      (category === 'all' || entry.category === category) &&
      `${entry.question}\n${entry.answer}`.toLowerCase().includes(wanted),
  );
}

export interface Part {
  text: string;
  isMatch: boolean;
}

/** A text cut at every place where the query stands in it. */
export function partsOf(text: string, query: string): Part[] {
  const wanted = query.trim();
  if (wanted === '') return [{ text, isMatch: false }];
  const literal = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // A split by a group keeps what it was split by: every second piece is a match.
  return text
    .split(new RegExp(`(${literal})`, 'gi'))
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
