import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { AppError } from '../app-error';
import { MalformedBody } from './body-parsers';
import { issueSentence } from './issue-sentence';

export const NOT_TEXT = 'The request holds a character that no text can have.';

const sentence = ([issue]: readonly z.core.$ZodIssue[], input: unknown) =>
  issue ? issueSentence(issue, input) : 'The request is not valid.';

/** The one character that no text column takes; what is searched for may hold it, and finds nothing. */
const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);

/** An empty field of a form that is sent as a query (`?q=&start_date=`) says as little as an absent one. */
function withoutBlanks(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** Parses input with a schema of the contract; what does not fit is a 422 that names every place. */
export function zod<Schema extends z.ZodType>(
  schema: Schema,
): PipeTransform<unknown, z.output<Schema>> {
  return {
    transform(value: unknown, { type }: ArgumentMetadata) {
      if (value instanceof MalformedBody) throw new AppError('invalid_input', value.sentence);
      const isQuery = type === 'query' && typeof value === 'object' && value !== null;
      const parsed = schema.safeParse(isQuery ? withoutBlanks(value) : value);
      // Only now: what has been sent may be nested deeper than anybody can look, what has passed may not.
      if (type === 'body' && holdsNul(parsed.data)) throw new AppError('invalid_input', NOT_TEXT);
      if (parsed.success) return parsed.data;
      throw new AppError('invalid_input', sentence(parsed.error.issues, value), {
        issues: parsed.error.issues.map((issue) => ({
          path: issue.path.join('.'),
          message: issue.message,
        })),
      });
    },
  };
}
