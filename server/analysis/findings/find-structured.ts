import { type Hit } from './finding';
import { type PageText } from './page-text';
import { isPlaceholder, looksRandom } from './randomness';
import { isSecretValue, STRUCTURED_RULES } from './structured-rules';
import { allMatches } from '../page/all-matches';

/** Values that their surroundings make certain: connections, addresses with a password, headers. */
export function findStructured(page: PageText): Hit[] {
  return STRUCTURED_RULES.flatMap((rule) =>
    allMatches(page.text, rule.pattern).flatMap((match) => {
      const value = match.groups?.value ?? match[0];
      if (!isSecretValue(rule, value)) return [];
      const { from, to } = stretch(page, match.index, match.index + match[0].length);
      return [
        { rule: rule.id, class: 'secret' as const, confidence: rule.confidence, from, to, value },
      ];
    }),
  );
}

/** Places among the letters of a part of the text. */
export const stretch = ({ places }: PageText, from: number, to: number) => ({
  from: places[from]!,
  to: places[to - 1]! + 1,
});

const PEM = /BEGIN\s?(?:(?:RSA|EC|DSA|OPENSSH|ENCRYPTED|PGP|SSH2)\s?)?PRIVATE\s?KEY/gi;
const PEM_LINE = /^[A-Za-z0-9+/=|!\\]{16,}$/;
/** The fewest letters of a key that are seen; a header alone is talked about more often than shown. */
const LEAST_KEY = 40;

/** The header of a private key with at least a line of the key below it. */
export function findPrivateKeys(page: PageText): Hit[] {
  return allMatches(page.text, PEM).flatMap(({ index, 0: header }) => {
    const begin = index + header.length;
    const body = keyBelow(page.text, begin);
    if (body.value.length < LEAST_KEY || !looksRandom(body.value.slice(0, 64))) return [];
    if (isPlaceholder(body.value.slice(0, 64))) return [];
    const { from, to } = stretch(page, index, body.end);
    return [
      {
        rule: 'private_key',
        class: 'secret' as const,
        confidence: 0.97,
        from,
        to,
        value: body.value,
      },
    ];
  });
}

/** Lines of the key up to the first that is none; a key may also stand in one string with `\n` in it. */
function keyBelow(text: string, begin: number): { value: string; end: number } {
  let value = '';
  let end = begin;
  let at = begin;
  let skipped = 0;
  while (at < text.length && value.length < 4_000) {
    const stop = text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at);
    const line = text
      .slice(at, stop)
      .replace(/^[-—–_\s]{2,}/, '')
      .replace(/\\n/g, '')
      .replace(/\s+|[-"'—–,]+$/g, '');
    if (PEM_LINE.test(line)) {
      value += line;
      end = stop;
    } else if (line !== '' && (value !== '' || ++skipped > 2)) break;
    at = stop + 1;
  }
  return { value, end };
}
