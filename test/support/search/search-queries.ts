import type { ModelChoice, ModelQuery, ModelTerm } from './search-model';
import { modelWords } from './search-model';
import type { Random } from './random';
import { AMOUNTS, COLLECTIONS, dayOf, KINDS, TAGS, WORDS } from './search-shots';

/** Further words must match as they are typed. */
const MOST_EXPANDED = 8;
const MONTH_DAYS = 31;

const ZONES = ['UTC', 'Europe/Berlin', 'America/Los_Angeles'] as const;
/** Parts of words, other spellings, and words that nothing holds. */
const TYPED = ['voic', 'in', 'BERLIN', 'kase', 'strasse', '6050', '東京', 'nothing', 'site:athens'];

const wordOf = (random: Random): string => random.one([...WORDS, ...TYPED]);

function daysTerm(random: Random): ModelTerm {
  const [one, other] = [dayOf(random), dayOf(random)].sort();
  const field = random.one(['uploaded', 'created', 'date'] as const);
  const [first, last] = [one ?? '', other ?? ''];
  const month = first.slice(0, 7);
  const spans = [
    { typed: first, from: first, to: first },
    { typed: month, from: `${month}-01`, to: `${month}-${MONTH_DAYS}` },
    {
      typed: first.slice(0, 4),
      from: `${first.slice(0, 4)}-01-01`,
      to: `${first.slice(0, 4)}-12-31`,
    },
    { typed: `${first}..${last}`, from: first, to: last },
    { typed: `${month}..`, from: `${month}-01`, to: '9999' },
    { typed: `..${last}`, from: '0000', to: last },
  ] as const;
  const { typed, from, to } = random.one(spans);
  return { is: 'days', typed: `${field}:${typed}`, field, from, to };
}

/** Both leave the named day, month or year out. */
function edgeTerm(random: Random): ModelTerm {
  const day = dayOf(random);
  const span = random.one([day, day.slice(0, 7), day.slice(0, 4)]);
  const field = 'uploaded';
  // Any character of a day comes before the letter, and no day is equal to its own beginning.
  return random.isLikely(0.5)
    ? { is: 'days', typed: `before:${span}`, field, from: '0000', to: endBefore(span) }
    : { is: 'days', typed: `after:${span}`, field, from: `${span}~`, to: '9999' };
}

/** The greatest text below all days that begin with the span. */
function endBefore(span: string): string {
  const last = span.charCodeAt(span.length - 1);
  return `${span.slice(0, -1)}${String.fromCharCode(last - 1)}~`;
}

const HAS = ['date', 'text', 'note', 'code', 'link', 'phone', 'qr', 'amount'] as const;

const amountTerm = (random: Random): ModelTerm => ({
  is: 'amount',
  by: random.one(['<', '>', '='] as const),
  number: random.one(AMOUNTS),
  currency: random.one([null, 'EUR', 'USD']),
});

function termOf(random: Random): ModelTerm {
  switch (random.below(10)) {
    case 0:
    case 1:
    case 2:
      return { is: 'word', part: wordOf(random) };
    case 3:
      return { is: 'phrase', phrase: `${random.one(WORDS)} ${random.one(WORDS)}` };
    case 4:
      return { is: 'tag', name: random.one([...TAGS, 'absent']) };
    case 5:
      return { is: 'in', name: random.one([...COLLECTIONS, 'rec', 'TRIP', 'absent']) };
    case 6:
      return { is: 'kind', kind: random.one(KINDS) };
    case 7:
      return random.isLikely(0.5)
        ? { is: 'has', what: random.one(HAS) }
        : { is: 'is', what: random.one(['favorite', 'shared', 'shared', 'locked']) };
    case 8:
      return random.isLikely(0.7) ? daysTerm(random) : amountTerm(random);
    default:
      return edgeTerm(random);
  }
}

const choiceOf = (random: Random): ModelChoice => ({
  isNegated: random.isLikely(0.3),
  term: termOf(random),
});

/** Terms alone, negated, repeated, joined, and with the filters of the panel. */
export function someQuery(random: Random): ModelQuery {
  const groups = Array.from({ length: 1 + random.below(3) }, () =>
    Array.from({ length: random.isLikely(0.3) ? 2 + random.below(2) : 1 }, () => choiceOf(random)),
  );
  const [first] = groups;
  if (first && random.isLikely(0.1)) groups.push(first);
  const words = groups
    .flat()
    .flatMap(({ term }) => (term.is === 'word' ? modelWords(term.part) : []));
  if (words.length > MOST_EXPANDED) return someQuery(random);
  return {
    groups,
    kinds: random.isLikely(0.1) ? [random.one(KINDS), random.one(KINDS)] : [],
    tags: random.isLikely(0.1) ? [random.one(TAGS)] : [],
    timeZone: random.one(ZONES),
  };
}

/** Links end, and locks come, without any change of a screenshot, so no live collection follows such a search. */
export const isFollowed = ({ groups }: ModelQuery): boolean =>
  !groups.flat().some(({ term }) => term.is === 'is' && term.what !== 'favorite');

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const value = (text: string) => (/["\s]/.test(text) ? quoted(text) : text);

function termText(term: ModelTerm): string {
  switch (term.is) {
    case 'word':
      return term.part;
    case 'phrase':
      return quoted(term.phrase);
    case 'tag':
    case 'in':
      return `${term.is}:${value(term.name)}`;
    case 'kind':
      return `kind:${term.kind}`;
    case 'has':
    case 'is':
      return `${term.is}:${term.what}`;
    case 'amount':
      return `amount${term.by}${term.number}${term.currency ?? ''}`;
    case 'days':
      return term.typed;
  }
}

/** A dash before a digit is text, so such a word is excluded between quotes. */
const choiceText = ({ isNegated, term }: ModelChoice) => {
  if (!isNegated) return termText(term);
  const isDigit = term.is === 'word' && /^\p{N}/u.test(term.part);
  return `-${isDigit ? quoted(term.part) : termText(term)}`;
};

/** As a person types it. */
export function typedQuery({ groups }: ModelQuery): string {
  return groups.map((group) => group.map(choiceText).join(' OR ')).join(' ');
}
