import { Chance } from './chance.mjs';
import { unmarked, withDates } from './dates.mjs';
import { figures } from './kinds/figures.mjs';
import { papers } from './kinds/papers.mjs';
import { programs } from './kinds/programs.mjs';
import { talk } from './kinds/talk.mjs';
import { Page } from './page.mjs';
import { SHELLS } from './shells.mjs';
import { themeOf } from './themes.mjs';
import { foreignPage } from './foreign.mjs';
import { KINDS, LANGUAGES } from './words.mjs';

const BODIES = { ...papers, ...talk, ...programs, ...figures };
const shellNames = Object.keys(SHELLS);
/** Kinds that are never seen on a telephone. */
const NO_PHONE = ['slide', 'spreadsheet'];
/** They show days without a year, months alone or dates of logs, of which the truth tells nothing. */
const LOOSE_DATES = ['chat', 'calendar', 'terminal', 'code', 'weather', 'notification'];
const FOREIGN_SHARE = 0.03;

/** Everything about one page that is left to chance; the page's number and the seed decide all of it. */
export function planPage(seed, number) {
  const chance = new Chance(seed * 1_000_003 + number * 7919);
  if (chance.is(FOREIGN_SHARE)) return foreignPage(chance);
  const kind = KINDS[number % KINDS.length];
  const variant = chance.int(0, BODIES[kind].length - 1);
  let shell = chance.one(shellNames);
  if (SHELLS[shell].isPhone && NO_PHONE.includes(kind)) shell = 'window';
  const words = chance.is(0.45) ? LANGUAGES[0] : chance.one(LANGUAGES);
  const isPhone = SHELLS[shell].isPhone ?? false;
  const page = new Page({ chance, words, kind, isPhone });
  const body = BODIES[kind][variant](page);
  const inner = SHELLS[shell].wrap(page, body);
  const isDark = chance.is(kind === 'terminal' || kind === 'code' ? 0.65 : 0.35);
  return {
    ...screenOf(chance, shell, isPhone),
    html: `<!doctype html><meta charset="utf-8"><style>${themeOf(chance, isDark)}</style>${withDates(inner)}`,
    format: chance.one(['png', 'png', 'png', 'jpeg', 'webp']),
    quality: chance.int(45, 90),
    truth: {
      kind,
      layout: `${kind}-${variant}-${shell}`,
      shell,
      lang: words.code,
      title: unmarked(page.title),
      hasLooseDates: LOOSE_DATES.includes(kind),
      tags: [
        ...new Set([
          ...page.tags,
          ...page.own.tags,
          ...(words.tag ? [words.tag] : []),
          ...(isPhone ? ['mobile'] : []),
        ]),
      ],
      isDark,
    },
  };
}

function screenOf(chance, shell, isPhone) {
  if (isPhone) {
    const width = chance.int(340, 430);
    const scale = chance.one([1.5, 2, 2.5, 3]);
    return { width, height: Math.round(width * (chance.int(170, 222) / 100)), scale };
  }
  const isSmall = shell === 'bare' || (shell === 'window' && chance.is(0.6));
  const width = isSmall ? chance.int(460, 900) : chance.int(900, 1500);
  const height = isSmall
    ? Math.round(width * (chance.int(45, 85) / 100))
    : Math.round(width * (chance.int(55, 75) / 100));
  return { width, height, scale: chance.one([1, 1, 1, 1.25, 1.5, 2]) };
}
