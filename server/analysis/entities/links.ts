import { isRest, type PageLine, type Span } from './page-lines';
import { isTopDomain } from './top-domains';
import { allMatches } from '../page/all-matches';

const MARKED = /(?:https?:\s?\/\/\s?|(?<![\w.@/-])www\.)[^\s<>"“”«»|`\\]+/giu;
const BARE =
  /(?<![\w@./:\\#$-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,6}(?![\w@(-]|\.\w)(?::\d{2,5}(?!\w|[:.-]\w))?(?:\/[^\s<>"“”«»|`\\]*)?/gu;

/** Endings of hosts that are no endings of files, no words and no names in programs. */
const ENDINGS = new Set(
  'com org net edu gov de fr eu uk pl nl ch ca au jp br dk fi cz ie shop'.split(' '),
);
/** These are words or endings of names, too: they need a path behind them. */
const DOUBTFUL_ENDINGS = new Set(
  'io dev app es it at me be se no us ai co in info biz tv online store cloud tech'.split(' '),
);
/** Names that programs have in front of such an ending. */
const PROGRAM_NAMES = /^(?:this|self|window|document|console|module|system|java|javax|org|com)\./;

/** Of what is before a host: an address of mail, or another link, in which an engine saw a space. */
const MAIL_BEFORE = /@(?:[\w-]+\.)? ?$/u;
const LINK_BEFORE = /(?:https?:|www\.)\S*[./] $/iu;

export function linksIn(line: PageLine): Span[] {
  const { text, above } = line;
  const marked = allMatches(text, MARKED).flatMap((match) => linkOf(match, line));
  const scheme = /https?:\/\/$/i.exec(above)?.[0].toLowerCase();
  const bare = allMatches(text, BARE)
    .filter(({ 0: found, index }) => isHost(found) && !marked.some((it) => covers(it, index)))
    .filter(({ index }) => !isRest(line, index) && !isPartOfOther(text.slice(0, index)))
    .flatMap((match) =>
      linkOf(match, line, match.index === 0 && scheme ? scheme : schemeOf(match[0])),
    );
  return [...marked, ...bare];
}

const isPartOfOther = (before: string): boolean =>
  MAIL_BEFORE.test(before) || LINK_BEFORE.test(before);

/** A port of its own mostly stands for a server without encryption, unless its number says so. */
const schemeOf = (found: string) =>
  /^[^/]*:\d+/.test(found) && !/^[^/]*443(?:\/|$)/.test(found) ? 'http://' : 'https://';

const covers = ({ from, to }: Span, at: number) => at >= from && at < to;

function isHost(found: string): boolean {
  const [place = '', ...path] = found.split('/');
  const [host = ''] = place.split(':');
  const labels = host.split('.');
  const ending = labels.at(-1) ?? '';
  const name = labels.at(-2) ?? '';
  if (PROGRAM_NAMES.test(host) || name.length < 2 || /^\d+$/.test(name)) return false;
  // The image of a container with its tag.
  if (/:[\w.-]+$/.test(path.at(-1) ?? '')) return false;
  if (ENDINGS.has(ending)) return name.length > 2 || path.length > 0;
  return DOUBTFUL_ENDINGS.has(ending) && path.join('/').length > 0 && name.length > 2;
}

/** The host is that of the parsed address: a name before `@` or letters of another script cannot pass for it. */
function linkOf(match: RegExpExecArray, line: PageLine, scheme = 'https://'): Span[] {
  const { 0: raw, index: from } = match;
  const written = trimmed(raw);
  if (isCut(raw) || isParted(written, line, from)) return [];
  const address = written.replace(/\s/g, '');
  const url = parsed(/^https?:/i.test(address) ? address : `${scheme}${address}`);
  if (!url || !isPublicHost(url.hostname)) return [];
  // The radar shows it; a link that people copy, list and send does not hold it.
  url.password = '';
  const rest = `${url.pathname}${url.search}`.replace(/\/$/, '');
  const display = `${url.host}${rest.length > 40 ? `${rest.slice(0, 39)}…` : rest}`;
  const confidence = /^https?:/i.test(address) ? 0.97 : 0.9;
  return [{ type: 'link', value: url.href, display, confidence, from, to: from + written.length }];
}

/** Dots stand for the rest, or it ends where no address ends. */
const isCut = (raw: string) => /…|\.\.$|[-=&%]$/.test(raw);

/** Its path or port stands behind a space, as engines see one, or in the next line. */
function isParted(written: string, { text, below }: PageLine, from: number): boolean {
  const rest = text.slice(from + written.length);
  const isBare = !/[^/:]\//.test(written);
  if (/^ ?(?:…|\.{2})|^ \/\w/.test(rest) || (isBare && /^: ?\d{2,5}(?!\w)/.test(rest))) return true;
  return /^[)\]>]?$/.test(rest) && goesOn(below);
}

/** Whether a line begins with a part of a path: words have no such signs or endings. */
const goesOn = (below: string) =>
  NAME_OF_FILE.test(below) || (PART_OF_PATH.test(below) && !beginsWithLink(below));
/** Capitals beside a slash are names of their own: `HTTP/2`, `TCP/IP`, `N/A`. */
const PART_OF_PATH =
  /^(?![A-Z]+\/[A-Z\d.]+(?=\s|$))(?=\S*\w)[\w/?&=.-][\w%~+.-]*[/=&?%][\w%~+#&=./-][\w%~+#?&=./-]*(?=\s|$)/u;
const NAME_OF_FILE = /^[\w-]+\.(?:s?html?|php|aspx?|pdf|txt|md|git|zip|png|jpe?g)(?=\s|$)/iu;

function beginsWithLink(below: string): boolean {
  if (/^(?:https?:|www\.)/i.test(below)) return true;
  return isTopDomain(/^(?:[\w-]+\.)+([a-z]{2,24})(?:[/:]|\s|$)/.exec(below)?.[1] ?? '');
}

/** Marks of the sentence around it do not belong to it; a closing bracket does where it was opened inside. */
function trimmed(raw: string): string {
  let text = raw;
  for (;;) {
    const last = text.at(-1) ?? '';
    const opening = { ')': '(', ']': '[', '}': '{' }[last];
    const isOpened = opening !== undefined && text.split(opening).length >= text.split(last).length;
    if (!/[.,;:!?'"’)\]}>*_]/.test(last) || isOpened) return text;
    text = text.slice(0, -1);
  }
}

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** `www` with a letter lost or doubled: another letter may be wrong, too. */
const MISREAD = /^(?:w{1,2}|w{4,}|vvw|wvv|vvww)\./;

const isPublicHost = (host: string): boolean =>
  host === 'localhost' ||
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) ||
  (!MISREAD.test(host) &&
    /^(?:[a-z0-9-]+\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]+)$/.test(host) &&
    isTopDomain(host.slice(host.lastIndexOf('.') + 1)));
