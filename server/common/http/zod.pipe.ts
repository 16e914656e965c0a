import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { isText } from '../../contract/primitives';
import { AppError } from '../app-error';
import { MalformedBody } from './body-parsers';
import { issueSentence } from './issue-sentence';

export const NOT_TEXT = 'The request holds a character that cannot be stored.';

const sentence = ([issue]: readonly z.core.$ZodIssue[], input: unknown) =>
  issue ? issueSentence(issue, input) : 'The request is not valid.';

/** Characters that no text column accepts. In a search they are allowed and find nothing. */
const holdsNoText = (value: unknown): boolean =>
  typeof value === 'string'
    ? !isText(value)
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some((pair) => pair.some(holdsNoText));

/** An empty form field in a query (`?q=&start_date=`) means the same as an absent one. */
function withoutBlanks(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** More would tell nobody more, and building the answer would hold up everybody else. */
const MOST_ISSUES = 50;
const MOST_SIGNS = 300;

const told = ({ path, message }: z.core.$ZodIssue) => ({
  path: path.join('.').slice(0, MOST_SIGNS),
  message: message.slice(0, MOST_SIGNS),
});

/** Parses input with a schema of the contract; invalid input is a 422 that names its fields. */
export function zod<Schema extends z.ZodType>(
  schema: Schema,
): PipeTransform<unknown, z.output<Schema>> {
  return {
    transform(value: unknown, { type }: ArgumentMetadata) {
      if (value instanceof MalformedBody) throw new AppError('invalid_input', value.sentence);
      const isQuery = type === 'query' && typeof value === 'object' && value !== null;
      const parsed = schema.safeParse(isQuery ? withoutBlanks(value) : value);
      // After parsing, because raw input may be nested too deeply to walk, and parsed input may not.
      if (type === 'body' && holdsNoText(parsed.data))
        throw new AppError('invalid_input', NOT_TEXT);
      if (parsed.success) return parsed.data;
      throw new AppError('invalid_input', sentence(parsed.error.issues, value), {
        issues: parsed.error.issues.slice(0, MOST_ISSUES).map(told),
      });
    },
  };
}
