import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Describes an invalid input in one sentence for people; the details hold the exact issue. */
export function issueSentence(issue: Issue, input: unknown): string {
  if (issue.code === 'unrecognized_keys') return `There is no field ${quoted(issue.keys)}.`;
  if (isOurs(issue)) return issue.message;
  const { names, value } = placeOf(issue.path, input);
  const isMissing = value === undefined && MISSING.has(issue.code);
  return `${names.join('.') || 'The request'} ${isMissing ? 'is missing' : fault(issue)}.`;
}

/** Messages written in the contract are complete sentences. */
const isOurs = ({ code, message }: Issue) =>
  code === 'custom' ||
  (code === 'invalid_format' && !/^Invalid /.test(message)) ||
  (code === 'too_big' && !/^Too big/.test(message));

const MISSING: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value']);

/** The part of the input that the path leads to. A list that was read out of a text has no parts of its own there. */
function placeOf(path: readonly PropertyKey[], input: unknown) {
  const names: PropertyKey[] = [];
  let value = input;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) break;
    names.push(name);
    value = Reflect.get(value, name);
  }
  return { names, value };
}

function fault(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return `may ${bound(issue.origin, 'have at most', 'be at most', issue.maximum)}`;
    default:
      return 'is not valid';
  }
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): string {
  if (Number(minimum) === 1 && UNITS[origin]) return 'must not be empty';
  return `must ${bound(origin, 'have at least', 'be at least', minimum)}`;
}

const UNITS: Record<string, string> = { string: 'characters', array: 'entries', set: 'entries' };

function bound(origin: string, has: string, is: string, limit: number | bigint): string {
  const unit = UNITS[origin];
  return unit ? `${has} ${limit} ${unit}` : `${is} ${limit}`;
}

/** A body may hold tens of thousands of wrong fields with names of any length; an answer repeats a few. */
const MOST_NAMES = 3;
const MOST_SIGNS = 100;

function quoted(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => `"${name.slice(0, MOST_SIGNS)}"`);
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(' or ');
}
