import { FURNITURE } from '../layout/line-roles';
import { LABELS, LETTERS } from './label-words';
import { type PageFacts } from './page-facts';

/** So many different words of a language, and so many more than of any other, tell it. */
const ENOUGH = 3;
const LEAD = 1.4;
/** A page of fewer words than this tells too little against the engine's guess. */
const FEW = 12;
/** Letters count up to so many words. */
const MOST_SIGNS = 3;

type Read = Pick<PageFacts, 'foldedLines' | 'lines' | 'language'>;

interface Score {
  name: string;
  hits: number;
  score: number;
}

/**
 * The language of a page, `deu` and its like, by its labels: the text engine tells a language by the words of prose, of which
 * a program's window has few, and takes a language that it has no data of for one that it has. Null where no words tell it.
 * A text in another language within an English program is what the page is about.
 */
export function labelLanguage(facts: PageFacts): string | null {
  if (!LABELS[facts.language]) return facts.language;
  const whole = toldBy(facts);
  if (whole !== null && whole !== 'eng') return whole;
  return toldBy({ ...withoutFurniture(facts), language: 'eng' }) ?? whole;
}

function withoutFurniture({ foldedLines, lines, roles }: PageFacts): Omit<Read, 'language'> {
  const isOwn = (_: unknown, i: number): boolean => !FURNITURE.has(roles[i]!);
  return { foldedLines: foldedLines.filter(isOwn), lines: lines.filter(isOwn) };
}

/** The engine's guess stands where enough words bear it out and no other language has more. */
function toldBy(read: Read): string | null {
  const scores = scoresOf(read);
  const [best, second] = scores;
  const isShort = read.foldedLines.join(' ').split(' ').length < FEW;
  if (isShort && best?.name === read.language && best.name !== 'eng') return best.name;
  if (!best || best.score < ENOUGH) return null;
  if (best.score >= (second?.score ?? 0) * LEAD) return best.name;
  const guess = scores.find(({ name }) => name === read.language);
  return guess && guess.hits >= ENOUGH && guess.score >= best.score ? guess.name : null;
}

/** The engine's own guess counts as one more word; letters alone are often misread. */
function scoresOf({ foldedLines, lines, language }: Read): Score[] {
  const found = new Set(foldedLines.flatMap((line) => line.match(/\p{L}{1,20}/gu) ?? []));
  const written = [...new Set(lines.flatMap(({ text }) => text.match(/\p{L}{3,20}/gu) ?? []))];
  return Object.entries(LABELS)
    .map(([name, known]) => {
      const hits = [...found].filter((word) => known.has(word)).length;
      const letters = LETTERS[name];
      const signs = letters && hits > 0 ? written.filter((word) => letters.test(word)).length : 0;
      return {
        name,
        hits,
        score: hits + Math.min(signs, MOST_SIGNS) + (name === language ? 1 : 0),
      };
    })
    .sort((a, b) => b.score - a.score);
}
