import { createClient } from '../../../server/contract/client';

/** The page's one connection to its server; the session travels in a cookie. */
export const client = createClient();
