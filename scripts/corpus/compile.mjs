import { resolve } from 'node:path';
import { requireTypeScript } from '../lib/typescript.mjs';

export const root = resolve(import.meta.dirname, '../..');

/** A fresh checkout has no build; this requires the server's sources by their path below `server`. */
export function serverSources() {
  return (path) => requireTypeScript(`server/${path}`);
}
