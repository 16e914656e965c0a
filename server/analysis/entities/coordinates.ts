import type { PageLine, Span } from './page-lines';

const DECIMAL =
  /(?<![\w.-])([-−]?\d{1,2}\.\d{4,15})°?\s?([NS])?[,;]?\s{1,2}([-−]?\d{1,3}\.\d{4,15})°?\s?([EWO])?(?!\w|\.\d)|(?<![\w.-])([-−]?\d{1,2}\.\d{4,15}),([-−]?\d{1,3}\.\d{4,15})(?!\w|\.\d)/gu;
const DEGREES =
  /(\d{1,2})°\s?(\d{1,2})['′’]\s?(?:(\d{1,2}(?:\.\d+)?)["″”]\s?)?([NS])[,;]?\s?(\d{1,3})°\s?(\d{1,2})['′’]\s?(?:(\d{1,2}(?:\.\d+)?)["″”]\s?)?([EWO])/gu;

export function coordinatesIn({ text }: PageLine): Span[] {
  const decimal = [...text.matchAll(DECIMAL)].flatMap((match) => {
    const [, a, ns, b, ew, plainA, plainB] = match;
    const hasMark = ns !== undefined || match[0].includes(',');
    if (!hasMark) return [];
    return place(match, signed(a ?? plainA, ns === 'S'), signed(b ?? plainB, ew === 'W'));
  });
  const degrees = [...text.matchAll(DEGREES)].flatMap((match) => {
    const [, d1, m1, s1, ns, d2, m2, s2, ew] = match;
    const latitude = Number(d1) + Number(m1) / 60 + Number(s1 ?? 0) / 3600;
    const longitude = Number(d2) + Number(m2) / 60 + Number(s2 ?? 0) / 3600;
    const [north, east] = [ns === 'S' ? -latitude : latitude, ew === 'W' ? -longitude : longitude];
    return place(match, Math.round(north * 1e6) / 1e6, Math.round(east * 1e6) / 1e6);
  });
  return [...decimal, ...degrees];
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
