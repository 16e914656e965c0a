import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { AppError } from '../app-error';
import { MalformedBody } from './body-parsers';

function sentence(issues: readonly z.core.$ZodIssue[]): string {
  const issue = issues[0];
  if (!issue) return 'The request is not valid.';
  const where = issue.path.join('.');
  return where ? `${where}: ${issue.message}` : issue.message;
}

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
      if (parsed.success) return parsed.data;
      throw new AppError('invalid_input', sentence(parsed.error.issues), {
        issues: parsed.error.issues.map((issue) => ({
          path: issue.path.join('.'),
          message: issue.message,
        })),
      });
    },
  };
}
