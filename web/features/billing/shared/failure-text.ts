import { ApiError } from '../../../../server/contract/client';

/** Details are an object, but a proxy or an older server may send a plain sentence. */
function detailsOf(details: unknown): string {
  if (typeof details === 'string') return details;
  if (typeof details !== 'object' || details === null) return '';
  return Object.values(details)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(', ');
}

/** The server's sentence with its details in parentheses; the fallback where it sent none. */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || !error.body.error) return otherwise;
  const details = detailsOf(error.body.details);
  return details ? `${error.body.error} (${details})` : error.body.error;
}
