import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { AppError } from '../app-error';
import { MalformedBody } from './body-parsers';

function sentence(issues: readonly z.core.$ZodIssue[]): string {
  const issue = issues[0];
  if (!issue) return 'The request is not valid.';
  const where = issue.path.join('.');
  return where ? `${where}: ${issue.message}` : issue.message;
}

/** Parses input with a schema of the contract; what does not fit is a 422 that names every place. */
export function zod<Schema extends z.ZodType>(
  schema: Schema,
): PipeTransform<unknown, z.output<Schema>> {
  return {
    transform(value) {
      if (value instanceof MalformedBody) throw new AppError('invalid_input', value.sentence);
      const parsed = schema.safeParse(value);
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
