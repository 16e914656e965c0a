import { createClient } from '../../../server/contract/client';

/** The API client of the page; the session is in a cookie. */
export const client = createClient();
