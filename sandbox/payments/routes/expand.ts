import { invalid } from './api-error';

type Branch = Record<string, unknown>;

const DEEPEST = 4;

/**
 * Replaces ids by their objects, for every path such as `data.product` or `latest_invoice`.
 * @param objectOf the object of an id as it is answered, null for what cannot be expanded
 */
export function expand(
  answer: unknown,
  paths: string[],
  objectOf: (id: string) => unknown,
): unknown {
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > DEEPEST)
      throw invalid(`You cannot expand more than ${DEEPEST} levels of a property.`, 'expand');
    expandAt(answer, steps, path, objectOf);
  }
  return answer;
}

function expandAt(
  at: unknown,
  steps: string[],
  path: string,
  objectOf: (id: string) => unknown,
): void {
  const [step = '', ...rest] = steps;
  if (Array.isArray(at)) return at.forEach((entry) => expandAt(entry, steps, path, objectOf));
  if (!isBranch(at) || !Object.hasOwn(at, step))
    throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  const value = at[step];
  if (typeof value === 'string') at[step] = objectOf(value) ?? value;
  // Null cannot be expanded further.
  if (rest.length > 0 && at[step] !== null) expandAt(at[step], rest, path, objectOf);
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}
