import { foldText } from '../page/fold-text';
import { CALENDAR_NAMES } from './calendar-names';
import { asMeant } from './misread-letters';

/** Words of other languages as well: `leden` are members in Dutch, `studeni` is cold in Czech, `liepa` is a tree. */
const WORDS = /^(?:leden|studeni|marts|maret|rujan|liepa|liepos|kovas)$/;
/** Words that stand between a number and a year of other things, too: `Model 12 Pro 2024`. */
const NEVER = /^(?:pro|may|ara|tra|sub|ag)$/;
/** Shorter names are too often words. */
const LEAST = 5;

/** Endings that names take beside a day (`5. detsembril`, `9. januarja`), by the code of the language. */
const ENDINGS: Readonly<Record<string, (name: string) => string[]>> = {
  et: (name) => {
    if (name.length < LEAST - 1) return [];
    const stem = name.replace(/ber$/, 'br').replace(/i$/, '');
    return ['i', 'il', 'it', 'ini', 'ist'].map((ending) => stem + ending);
  },
  fi: (name) => ['n', 'ssa', 'lla'].map((ending) => name + ending),
  lv: (name) => (name.endsWith('is') ? [name.slice(0, -1)] : []),
  sl: (name) => {
    if (name.endsWith('ar')) return [`${name}ja`];
    return [`${name.replace(/ber$/, 'br').replace(/ec$/, 'c')}a`];
  },
};

type Named = readonly [name: string, index: number];

function numbered(row: string): Named[] {
  if (row === '') return [];
  return row.split(' ').map((name, i): Named => [asMeant(foldText(name)), i]);
}

function monthsOf(code: string): Named[] {
  const { months, alone, short } = CALENDAR_NAMES[code]!;
  const endings = ENDINGS[code] ?? (() => []);
  const ended = numbered(alone).flatMap(([name, i]) =>
    endings(name).map((word): Named => [word, i]),
  );
  return [...numbered(months), ...numbered(alone), ...numbered(short), ...ended];
}

/** Without names that have two meanings, such as `listopad`: October in Croatian, November in Czech. */
function withOneMeaning(named: readonly Named[]): Named[] {
  return named.filter(([name, i]) => named.every(([other, at]) => other !== name || at === i));
}

function rowsOf(named: readonly Named[], length: number): string[] {
  return Array.from({ length }, (_, i) =>
    [...new Set(named.filter(([, at]) => at === i).map(([name]) => name))].join(' '),
  );
}

const codes = Object.keys(CALENDAR_NAMES);
const known = withOneMeaning(codes.flatMap(monthsOf)).filter(([name]) => !NEVER.test(name));
const isSure = ([name]: Named): boolean => name.length >= LEAST && !WORDS.test(name);

/** Folded names of months, index 0 is January. */
export const MORE_MONTHS: readonly string[] = rowsOf(known.filter(isSure), 12);
/** Those that count with a day and a year beside them. */
export const MORE_RISKY_MONTHS: readonly string[] = rowsOf(
  known.filter((named) => !isSure(named)),
  12,
);
/** Index 0 is Sunday. */
export const MORE_WEEKDAYS: readonly string[] = rowsOf(
  withOneMeaning(codes.flatMap((code) => numbered(CALENDAR_NAMES[code]!.weekdays))).filter(isSure),
  7,
);

/** Croatian writes a full stop behind the day and Polish none, which tells their `listopada`, `lip` and `lis` apart. */
export const CROATIAN_MONTHS: ReadonlyMap<string, number> = new Map(monthsOf('hr'));
