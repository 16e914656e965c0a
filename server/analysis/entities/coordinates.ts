import type { PageLine, Span } from './page-lines';
import { allMatches } from '../page/all-matches';

const DECIMAL =
  /(?<![\w.-])([-−]?\d{1,2}\.\d{4,15})°?\s?([NS])?[,;]?\s{1,2}([-−]?\d{1,3}\.\d{4,15})°?\s?([EWO])?(?!\w|\.\d)|(?<![\w.-])([-−]?\d{1,2}\.\d{4,15}),([-−]?\d{1,3}\.\d{4,15})(?!\w|\.\d)/gu;
const ANGLE = String.raw`(?<!\d)(\d{1,3})°\s?(\d{1,2})['′’]\s?(?:(\d{1,2}(?:\.\d+)?)["″”]\s?)?`;
/** Globes put the length first. */
const DEGREES = new RegExp(`${ANGLE}([NSEWO])[,;]?\\s?${ANGLE}([NSEWO])`, 'gu');

export function coordinatesIn({ text }: PageLine): Span[] {
  const decimal = allMatches(text, DECIMAL).flatMap((match) => {
    const [, a, ns, b, ew, plainA, plainB] = match;
    const hasMark = ns !== undefined || match[0].includes(',');
    if (!hasMark) return [];
    return place(match, signed(a ?? plainA, ns === 'S'), signed(b ?? plainB, ew === 'W'));
  });
  const degrees = allMatches(text, DEGREES).flatMap((match) => {
    const [, d1, m1, s1, mark1 = '', d2, m2, s2, mark2 = ''] = match;
    const first = angle(d1, m1, s1, mark1);
    const second = angle(d2, m2, s2, mark2);
    if (isLatitude(mark1) === isLatitude(mark2)) return [];
    return isLatitude(mark1) ? place(match, first, second) : place(match, second, first);
  });
  return [...decimal, ...degrees];
}

const isLatitude = (mark: string) => mark === 'N' || mark === 'S';

function angle(degrees = '0', minutes = '0', seconds = '0', mark = ''): number {
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return Math.round((mark === 'S' || mark === 'W' ? -size : size) * 1e6) / 1e6;
}

const signed = (written: string | undefined, isNegative: boolean): number => {
  const number = Number((written ?? '').replace('−', '-'));
  return isNegative ? -Math.abs(number) : number;
};

function place({ 0: written, index: from }: RegExpExecArray, north: number, east: number): Span[] {
  if (Math.abs(north) > 90 || Math.abs(east) > 180) return [];
  const value = `${north},${east}`;
  const to = from + written.length;
  return [{ type: 'coordinates', value, display: `${north}, ${east}`, confidence: 0.95, from, to }];
}
