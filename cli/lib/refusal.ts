import { ApiError } from '../../server/contract/client';

/** The refusal in an answer that did not come through the typed client. */
export async function refusalOf(response: Response): Promise<ApiError> {
  let body: Record<string, unknown> = {};
  try {
    body = (await response.json()) as Record<string, unknown>;
  } catch {
    // A proxy in between may answer with a page; the status alone then has to do.
  }
  return new ApiError(response.status, body, response.headers.get('x-request-id'));
}
