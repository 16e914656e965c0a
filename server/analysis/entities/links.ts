import type { PageLine, Span } from './page-lines';

const MARKED = /(?:https?:\s?\/\/\s?|(?<![\w.@/-])www\.)[^\s<>"“”«»|`\\]+/giu;
const BARE =
  /(?<![\w@./:\\#$-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,6}(?![\w@(-]|\.\w)(?:\/[^\s<>"“”«»|`\\]*)?/gu;

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

/** The end of an address of mail whose engine saw a space behind a point. */
const MAIL_BEFORE = /@[\w-]+\. $/u;

export function linksIn({ text, above }: PageLine): Span[] {
  const marked = [...text.matchAll(MARKED)].flatMap((match) => linkOf(match[0], match.index));
  const scheme = /https?:\/\/$/i.exec(above)?.[0].toLowerCase();
  const bare = [...text.matchAll(BARE)]
    .filter(({ 0: found, index }) => isHost(found) && !marked.some((it) => covers(it, index)))
    .filter(({ index }) => !MAIL_BEFORE.test(text.slice(0, index)))
    .flatMap((match) => linkOf(match[0], match.index, match.index === 0 ? scheme : undefined));
  return [...marked, ...bare];
}

const covers = ({ from, to }: Span, at: number) => at >= from && at < to;

function isHost(found: string): boolean {
  const [host = '', ...path] = found.split('/');
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
function linkOf(raw: string, from: number, scheme = 'https://'): Span[] {
  // It is cut, or goes on in the next line.
  if (/…|\.\.$|-$/.test(raw)) return [];
  const written = trimmed(raw);
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

const isPublicHost = (host: string): boolean =>
  host === 'localhost' ||
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) ||
  /^(?:[a-z0-9-]+\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]+)$/.test(host);
