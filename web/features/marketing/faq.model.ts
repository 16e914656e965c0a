import { CATEGORIES, type Category, type Question } from './support-faq';

/** The category in an address; `all` for anything unknown. */
export const categoryOf = (name: string | null): Category =>
  CATEGORIES.find((category) => category === name) ?? 'all';

/** The questions of a category that contain the text, in any case. */
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

interface Part {
  text: string;
  isMatch: boolean;
}

/** Splits a text at every match of the query. */
export function partsOf(text: string, query: string): Part[] {
  const wanted = query.trim();
  if (wanted === '') return [{ text, isMatch: false }];
  const literal = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // A split by a group keeps the separators: every second part is a match.
  return text
    .split(new RegExp(`(${literal})`, 'gi'))
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
