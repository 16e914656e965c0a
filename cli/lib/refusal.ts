import { ApiError } from '../../server/contract/client';

/** The error in an answer that did not come through the typed client. */
export async function refusalOf(response: Response): Promise<ApiError> {
  let body: Record<string, unknown> = {};
  try {
    body = (await response.json()) as Record<string, unknown>;
  } catch {
    // A proxy may answer with an HTML page; then only the status is known.
  }
  return new ApiError(response.status, body, response.headers.get('x-request-id'));
}
