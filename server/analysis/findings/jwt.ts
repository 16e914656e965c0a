/** The token that every description of the format shows, and its claims. */
const KNOWN_EXAMPLES = ['SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c', 'eyJzdWIiOiIxMjM0NTY3ODkw'];

/** Three parts, of which the first is a header in JSON; a reading may have lost one of the two full stops. */
export function looksLikeJwt(token: string): boolean {
  if (KNOWN_EXAMPLES.some((part) => token.includes(part))) return false;
  const parts = token.split('.');
  return parts.length >= 2 && parts.length <= 6 && isHeader(parts[0]!);
}

/** The beginning of a header as far as it was read: a brace, and a name that headers have. */
function isHeader(part: string): boolean {
  const json = decoded(part.replace(/[|!]/g, 'l').slice(0, 20));
  return /^\{"(?:alg|typ|kid|enc|cty|jku|x5t|zip)"?/i.test(json) || /^\{"[a-z]{3}/i.test(json);
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function decoded(text: string): string {
  let bits = 0;
  let held = 0;
  let out = '';
  for (const char of text) {
    const value = BASE64.indexOf(char === '+' ? '-' : char === '/' ? '_' : char);
    if (value < 0) break;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    out += String.fromCharCode((bits >> held) & 0xff);
  }
  return out;
}
