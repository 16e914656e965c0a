import { type Hit } from './finding';
import { stretch } from './find-structured';
import { type PageText } from './page-text';
import { type PageStream, type StreamWord } from './page-stream';
import { entropyOf, isPlaceholder, looksRandom } from './randomness';
import { isOwnPassword } from './structured-rules';
import { allMatches } from '../page/all-matches';

const PASSWORD_WORD =
  'password|passwd|passphrase|passcode|passwort|kennwort|mot\\s?de\\s?passe|contrase(?:ñ|n)a|pwd';
/** Also as a part of a name, such as DB_PASSWORD. */
const PASSWORD = new RegExp(
  `(?:${PASSWORD_WORD})[\\w-]{0,12}["'”]?\\s?(?:=>|:=|[:=])\\s?["'“„]?(?<value>[^\\s"'“”]{6,64})`,
  'gi',
);
const PASSWORD_LABEL = new RegExp(
  `^(?:[\\w-]{1,20}[_-]|wi-?fi |wlan-?|new |neues |nouveau |nueva )?(?:${PASSWORD_WORD})s?\\s?:?$`,
  'i',
);

/** Code that speaks about a password without showing one. */
const IS_CODE =
  /[()${}<>[\]|]|^[a-z_]+(?:\.[a-z_]+)+[,;]?$|^[a-z]+(?:[_-][a-z]+)*[,;.]?$|^https?:|^(?:string|null|undefined|none|true|false)\b/i;

/** A value with a name of its own is none of the label above it. */
const IS_NAMED = /^[A-Za-z]\w{2,40}[=:]./;

/** A password that is typed in the clear beside or below its label. Masked ones are hidden, and so not found. */
export function findPasswords(page: PageText, stream: PageStream): Hit[] {
  const assigned = allMatches(page.text, PASSWORD).flatMap((match) => {
    const value = match.groups!.value!.replace(/[,;.]+$/, '');
    const isBelow = match[0].includes('\n');
    if (!isTypedPassword(value) || (isBelow && IS_NAMED.test(value))) return [];
    const end = match.index + match[0].length;
    return [hit(value, stretch(page, end - match.groups!.value!.length, end))];
  });
  return [...assigned, ...beneathLabels(stream)];
}

const hit = (value: string, place: { from: number; to: number }): Hit => {
  const isStrong = value.length >= 8 && /\d/.test(value) && /[a-z]/i.test(value);
  return { rule: 'password', class: 'secret', confidence: isStrong ? 0.88 : 0.6, ...place, value };
};

function isTypedPassword(value: string): boolean {
  if (isMasked(value) || IS_CODE.test(value) || !isOwnPassword(value)) return false;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\w\s]/].filter((kind) => kind.test(value)).length;
  return kinds >= 2 && /[\d\W]/.test(value.slice(1)) && /\p{L}/u.test(value);
}

/** Dots and stars, and what a text engine makes of them. */
const isMasked = (value: string): boolean =>
  new Set(value.toLowerCase()).size <= 3 || /[•●*∙·]{2}/.test(value);

/** Fields of a form: the label alone, and one word beside or below it. */
function beneathLabels({ lines }: PageStream): Hit[] {
  const cells = lines.flatMap(cellsOf);
  const labels = cells.filter((cell) => PASSWORD_LABEL.test(textOf(cell)));
  return labels.flatMap((label) => {
    const value = cells.find((cell) => cell.length === 1 && isBesideOrBelow(label, cell[0]!));
    const text = value?.[0]?.text ?? '';
    if (!value || text.length < 8 || !/\d/.test(text) || !isTypedPassword(text)) return [];
    if (IS_NAMED.test(text)) return [];
    return [hit(text, { from: value[0]!.start, to: value[0]!.start + text.length })];
  });
}

const textOf = (cell: readonly StreamWord[]) => cell.map(({ text }) => text).join(' ');

/** Words of a line that stand apart. */
function cellsOf(row: readonly StreamWord[]): StreamWord[][] {
  const cells: StreamWord[][] = [];
  row.forEach((word, i) => {
    const before = row[i - 1];
    const isApart = !before || word.box.x - before.box.x - before.box.w > word.box.h * 1.5;
    if (isApart) cells.push([word]);
    else cells.at(-1)!.push(word);
  });
  return cells;
}

function isBesideOrBelow(label: readonly StreamWord[], word: StreamWord): boolean {
  const [first, last] = [label[0]!.box, label.at(-1)!.box];
  const [down, right] = [word.box.y - first.y, word.box.x - last.x - last.w];
  if (Math.abs(down) < first.h * 0.8) return right > 0 && right < first.h * 25;
  return down > 0 && down < first.h * 4.5 && Math.abs(word.box.x - first.x) < first.h * 3;
}

const CONTEXT =
  'secret|token|api\\s?[_-]?\\s?key|access\\s?[_-]?\\s?key|private\\s?[_-]?\\s?key|encryption\\s?[_-]?\\s?key|signing\\s?[_-]?\\s?key|master\\s?[_-]?\\s?key|credentials?|auth\\s?[_-]?\\s?key|app\\s?[_-]?\\s?key';
const ASSIGNED = new RegExp(
  `(?<name>[\\w-]{0,24}(?:${CONTEXT})[\\w-]{0,20})["'”]?\\s?(?:=>|:=|[:=])\\s?["'“]?(?<value>[A-Za-z0-9+/=_.~|!-]{16,200})`,
  'gi',
);
/** Names of values that are public, or that mean nothing later. */
const HARMLESS =
  /public|csrf|xsrf|next|page|continu|hash|sha\d|digest|integrity|checksum|cursor|sync|etag|tokenizer|tokens|commit|version|name|id$/i;
const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;
const LEAST_ENTROPY = 3.4;

/** `CLIENT_SECRET=…`: a name says that the value is secret, and the value looks made by a machine. */
export function findAssigned(page: PageText): Hit[] {
  return allMatches(page.text, ASSIGNED).flatMap((match) => {
    const { name = '', value: raw = '' } = match.groups ?? {};
    const value = raw.replace(/[.,;=]+$/, '');
    if (HARMLESS.test(name) || !isPossibleSecret(value)) return [];
    const end = match.index + match[0].length;
    const place = stretch(page, end - raw.length, end);
    return [
      { rule: 'assigned_secret', class: 'secret' as const, confidence: 0.55, ...place, value },
    ];
  });
}

function isPossibleSecret(value: string): boolean {
  if (value.length < 16 || isPlaceholder(value) || UUID.test(value)) return false;
  if (!/\d/.test(value) || !/[A-Za-z]/.test(value) || /^\d+(?:\.\d+)+/.test(value)) return false;
  return (
    looksRandom(value) && entropyOf(value) >= Math.min(LEAST_ENTROPY, Math.log2(value.length) * 0.8)
  );
}
