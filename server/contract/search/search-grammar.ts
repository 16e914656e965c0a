// Data and pure functions only, no schema: the page takes a typed search apart as the server does
// (docs/decisions.md#search-operators).

import { ENTITY_TYPES } from '../reading/entity-types';
import { amountTest } from './amount-test';

/** Parts that a screenshot may have: what a reading finds is named by its type. */
export const HAS = ['date', 'text', 'note', 'code', 'finding', ...ENTITY_TYPES] as const;
export type Has = (typeof HAS)[number];

export const IS = ['favorite', 'locked', 'shared'] as const;

/** Each takes any value that is not empty. */
export const PREFIXES = [
  'tag',
  'in',
  'kind',
  'uploaded',
  'created',
  'date',
  'before',
  'after',
] as const;
export type Prefix = (typeof PREFIXES)[number];

/** A piece of the typed text: a word, a quoted text or a prefix with its value. */
export interface Token {
  /** As it was typed. */
  raw: string;
  /** A dash stands before it. */
  isNegated: boolean;
  /** In lower case, without its colon; null where there is none. */
  prefix: string | null;
  /** Without dash, prefix and quotes. */
  value: string;
  isQuoted: boolean;
}

/** Between quotes, `\"` is a quote and `\\` a backslash. Each character has one reading, so nothing is tried twice. */
const QUOTED = String.raw`"((?:\\["\\]|\\(?!["\\])|[^"\\])*)"`;
const START = String.raw`(-(?=["\p{L}]))?(?:(\p{L}+):)?`;
const TOKEN = new RegExp(String.raw`${START}${QUOTED}|\S+`, 'gu');
/** A dash before a digit or alone is text. */
const UNQUOTED = new RegExp(String.raw`^${START}(\S*)$`, 'u');

/** Splits typed text at its spaces, except between quotes. Any text can be split. */
export function splitQuery(typed: string): Token[] {
  return Array.from(typed.replaceAll('\0', ' ').matchAll(TOKEN), (match) => {
    const [raw, dash, prefix, quoted] = match;
    return quoted === undefined ? unquoted(raw) : token({ raw, dash, prefix, quoted });
  });
}

function token(parts: {
  raw: string;
  dash: string | undefined;
  prefix: string | undefined;
  quoted: string;
}): Token {
  return {
    raw: parts.raw,
    isNegated: parts.dash !== undefined,
    prefix: parts.prefix?.toLowerCase() ?? null,
    value: parts.quoted.replace(/\\(["\\])/g, '$1'),
    isQuoted: true,
  };
}

function unquoted(raw: string): Token {
  const [, dash, prefix, value = raw] = UNQUOTED.exec(raw) ?? [];
  return {
    raw,
    isNegated: dash !== undefined,
    prefix: prefix?.toLowerCase() ?? null,
    value,
    isQuoted: false,
  };
}

/** The prefix of an operator with any value; null for text, phrases, `has:` and `is:`. */
export const prefixOf = ({ prefix, value }: Token): Prefix | null =>
  value.trim() === '' ? null : (PREFIXES.find((known) => known === prefix) ?? null);

/** The value of `has:` or `is:` if it is known; another one is text. */
export function knownValue<Value extends string>(
  { value }: Token,
  known: readonly Value[],
): Value | null {
  const name = value.toLowerCase();
  return known.find((it) => it === name) ?? null;
}

/** `amount>50` and the like; null for anything else. */
export const amountOf = ({ prefix, isQuoted, value }: Token) =>
  prefix === null && !isQuoted ? amountTest(value) : null;

/** Tells whether the token is more than words. */
export function isOperator(token: Token): boolean {
  const { prefix, value, isNegated, isQuoted } = token;
  if (isNegated || prefixOf(token) || amountOf(token)) return true;
  if (prefix === null) return isQuoted && value.trim() !== '';
  const known = prefix === 'has' ? HAS : prefix === 'is' ? IS : [];
  return knownValue<string>(token, known) !== null;
}

const isOr = ({ raw }: Token) => raw === 'OR';

/** `OR` joins its two neighbours; where one is missing it is a word like any other. */
export function groupsOf(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  let isJoined = false;
  for (const [at, token] of tokens.entries()) {
    const group = groups.at(-1);
    const isBetween = group !== undefined && tokens.slice(at + 1).some((it) => !isOr(it));
    if (isOr(token) && isBetween) {
      isJoined = true;
      continue;
    }
    if (isJoined) group?.push(token);
    else groups.push([token]);
    isJoined = false;
  }
  return groups;
}

/** Tells whether all of the group is words of a plain search. */
export const isWordGroup = (group: readonly Token[]): boolean =>
  group.length === 1 && group.every((token) => !isOperator(token));
