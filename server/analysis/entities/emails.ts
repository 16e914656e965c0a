import type { PageLine, Span } from './page-lines';

const ADDRESS =
  /(?<![\w.+%@/:-])[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?![\w@-])/giu;
/** Names of machines at home and in offices; a program's address of a host goes on with a colon and a path. */
const LOCAL = /\.(?:local|lan|internal|localdomain|home|localhost)$/i;

export function emailsIn({ text }: PageLine): Span[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: found, index: from }): Span[] => {
    const to = from + found.length;
    if (LOCAL.test(found) || /^:[^\s]/.test(text.slice(to))) return [];
    const at = found.lastIndexOf('@');
    const value = `${found.slice(0, at)}@${found.slice(at + 1).toLowerCase()}`;
    return [{ type: 'email', value, display: value, confidence: 0.97, from, to }];
  });
}
