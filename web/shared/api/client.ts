import { createClient } from '../../../server/contract/client';

/** The API client of the page; the session is in a cookie. */
export const client = createClient({
  fetch: (...request) =>
    fetch(...request).catch((cause: Error) => {
      // "Failed to fetch" tells a person nothing: without words, the sentence of the place is shown.
      if (cause.name === 'TypeError') cause.message = '';
      throw cause;
    }),
});
