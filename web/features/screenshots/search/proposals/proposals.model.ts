import { HAS, IS, PREFIXES } from '../../../../../server/contract/search/search-grammar';
import { tagNameOf } from '../../../../../server/contract/tag-name';
import { valueText } from '../operator-text';

/** The operator that is being typed before the caret. */
export interface OpenOperator {
  /** Where it begins in the text. */
  from: number;
  isNegated: boolean;
  /** In lower case; null while only a dash stands there. */
  prefix: string | null;
  /** The text behind the prefix, or the dash. */
  typed: string;
}

/** A filter of the panel, which is free on every plan. */
export interface PanelFilter {
  tag?: string;
  kind?: string;
  collectionId?: string;
  favorites?: true;
}

export interface Proposal {
  /** The whole operator, as it is written into the field. */
  text: string;
  label: string;
  /** Screenshots that have it; undefined where nobody counts them. */
  count?: number;
  /** Chosen, it becomes this filter and leaves the field. */
  pick?: PanelFilter;
  /** Its value is typed next. */
  isUnfinished?: true;
}

/** The names that a space has. */
export interface KnownNames {
  tags: readonly { name: string; count: number }[];
  collections: readonly { id: string; name: string; count: number }[];
  kinds: readonly { kind: string; name: string; count: number }[];
  days: readonly { value: string; name: string }[];
}

const MOST = 8;
const OPEN = /(?:^|\s)(-?)(?:(\p{L}+):("?)([^"]*)|(\p{L}*))$/u;
const PREFIXES_WITH_NAMES: readonly string[] = ['tag', 'in', 'kind', 'has', 'is'];
const KNOWN: readonly string[] = [...PREFIXES, 'has', 'is'];

/** The operator at the end of the text; null where plain words are typed. */
export function openOperator(before: string): OpenOperator | null {
  const match = OPEN.exec(before);
  if (!match) return null;
  const [whole, dash, prefix, quote, value = '', bare = ''] = match;
  const from = match.index + (/^\s/.test(whole) ? 1 : 0);
  const isNegated = dash === '-';
  if (prefix === undefined)
    return isNegated ? { from, isNegated, prefix: null, typed: bare } : null;
  // A space ends a value without quotes.
  if (quote === '' && /\s/.test(value)) return null;
  const known = prefix.toLowerCase();
  return KNOWN.includes(known) ? { from, isNegated, prefix: known, typed: value } : null;
}

const plain = (text: string) => text.trim().toLowerCase();

/** Names that begin with what is typed come first. */
function fitting<Item>(items: readonly Item[], nameOf: (item: Item) => string, typed: string) {
  const wanted = plain(typed);
  const found = items.filter((item) => plain(nameOf(item)).includes(wanted));
  const starts = (item: Item) => plain(nameOf(item)).startsWith(wanted);
  return [...found.filter(starts), ...found.filter((item) => !starts(item))];
}

function named(prefix: string, typed: string, vault: KnownNames): Proposal[] {
  const of = (value: string) => `${prefix}:${valueText(value)}`;
  switch (prefix) {
    case 'tag':
      return fitting(vault.tags, ({ name }) => name, tagNameOf(typed)).map(({ name, count }) => {
        return { text: of(name), label: name, count, pick: { tag: name } };
      });
    case 'in':
      return fitting(vault.collections, ({ name }) => name, typed).map(({ id, name, count }) => {
        return { text: of(name), label: name, count, pick: { collectionId: id } };
      });
    case 'kind':
      return fitting(vault.kinds, ({ kind, name }) => `${name} ${kind}`, typed).map(
        ({ kind, name, count }) => ({ text: of(kind), label: name, count, pick: { kind } }),
      );
    case 'has':
      return fitting(HAS, (what) => what, typed).map((what) => ({
        text: of(what),
        label: of(what),
      }));
    case 'is':
      return fitting(IS, (what) => what, typed).map((what) => ({
        text: of(what),
        label: of(what),
        ...(what === 'favorite' ? { pick: { favorites: true as const } } : {}),
      }));
    default:
      return fitting(vault.days, ({ value, name }) => `${value} ${name}`, typed).map(
        ({ value, name }) => ({ text: of(value), label: `${name} · ${value}` }),
      );
  }
}

/** Prefixes to go on with, then tags to leave out. */
const afterDash = (typed: string, vault: KnownNames): Proposal[] => [
  ...PREFIXES_WITH_NAMES.filter((prefix) => prefix.startsWith(plain(typed))).map(
    (prefix): Proposal => ({ text: `${prefix}:`, label: `-${prefix}:`, isUnfinished: true }),
  ),
  ...(typed === '' ? [] : named('tag', typed, vault)),
];

/** The ways to complete the typed operator. An excluded one stays in the text, because the panel has no filter for it. */
export function proposalsFor(
  { isNegated, prefix, typed }: OpenOperator,
  vault: KnownNames,
): Proposal[] {
  const found = prefix === null ? afterDash(typed, vault) : named(prefix, typed, vault);
  const whole = `${prefix}:${typed}`;
  return found
    .filter(({ text, pick }) => pick !== undefined || isNegated || text !== whole)
    .slice(0, MOST)
    .map((it) =>
      isNegated ? { ...it, text: `-${it.text}`, label: labelWithout(it), pick: undefined } : it,
    );
}

const labelWithout = ({ text, label, isUnfinished }: Proposal) =>
  isUnfinished ? label : `-${text}`;

/** A half name is completed by Enter; days and excluded words may be meant as they stand. */
export const isTakenByEnter = ({ prefix }: OpenOperator): boolean =>
  PREFIXES_WITH_NAMES.includes(prefix ?? '');

interface Written {
  text: string;
  caret: number;
}

/** The text with the operator in place of what was typed; without it where it became a filter. */
export function written(
  text: string,
  { from, caret }: { from: number; caret: number },
  { text: operator, pick, isUnfinished }: Proposal,
): Written {
  const [before, after] = [text.slice(0, from), text.slice(caret)];
  if (pick) {
    const kept = before.trimEnd();
    const rest = after.trimStart();
    return { text: [kept, rest].filter(Boolean).join(' '), caret: kept.length };
  }
  const end = isUnfinished ? '' : ' ';
  const start = `${before}${operator}${end}`;
  return { text: start + (isUnfinished ? after : after.trimStart()), caret: start.length };
}
