/** Injection token for the address of the database, embedded or not. */
export const DATABASE_URL = Symbol('DATABASE_URL');
