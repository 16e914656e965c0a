import { isRest, type PageLine, type Span } from './page-lines';
import { isTopDomain } from './top-domains';
import { allMatches } from '../page/all-matches';

const ADDRESS =
  /(?<![\w.+%@/:~-])[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?![\w@-])/giu;
/** Engines see a space behind a point; an address ends the cell or line that it is in. */
const SPACED =
  /(?<![\w.+%@/:~-])[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\. (?:[a-z0-9-]{1,63}\.)?(?:com|org|net|edu|gov|de|fr|es|it|eu|uk|pl|nl|ch|at)(?=$|[\t>)\],;])/gu;
/** The rest does not fit into the place where the address stands. */
const CUT = /^[\w.-]*(?:…|\.{2})/u;
/** A host that is named after its number is a machine of a provider; the name before it is no mailbox. */
const NUMBERED = /@(?:.*[.-])?\d{1,3}([.-])\d{1,3}\1\d{1,3}\1\d{1,3}\./u;
/** Names of machines at home and in offices; a program's address of a host goes on with a colon and a path. */
const LOCAL = /\.(?:local|lan|internal|localdomain|home|localhost)$/i;
/** Mail programs give each mail an id in the form of an address, by time and process. */
const MESSAGE_ID = /^(?=(?:[^@]*\d){10})(?=[^@]*[.$-])[^@]*[a-z.$][^@]*@/i;
const MESSAGE_ID_HEADERS = /\b(?:message-id|in-reply-to|references):/i;

export function emailsIn(line: PageLine): Span[] {
  const { text } = line;
  const whole = allMatches(text, ADDRESS).flatMap(({ 0: found, index: from }): Span[] => {
    const rest = text.slice(from + found.length);
    const isMachine = LOCAL.test(found) || NUMBERED.test(found) || /^:[^\s]/.test(rest);
    const isMessageId = MESSAGE_ID.test(found) || MESSAGE_ID_HEADERS.test(text.slice(0, from));
    const isHost = isTopDomain(found.slice(found.lastIndexOf('.') + 1).toLowerCase());
    return isMachine || isMessageId || !isHost || isRest(line, from) || CUT.test(rest)
      ? []
      : [address(found, from, found.length)];
  });
  const spaced = allMatches(text, SPACED).map(({ 0: found, index }) =>
    address(found.replace(' ', ''), index, found.length),
  );
  return [...whole, ...spaced];
}

function address(found: string, from: number, length: number): Span {
  const at = found.lastIndexOf('@');
  const value = `${found.slice(0, at)}@${found.slice(at + 1).toLowerCase()}`;
  return { type: 'email', value, display: value, confidence: 0.97, from, to: from + length };
}
