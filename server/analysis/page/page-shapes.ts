import { type Box } from './ocr-result';
import { foldText } from './fold-text';
import { type PageFacts } from './page-facts';
import { cellsOf, type Cell } from './places';

const MONEY = /(?:[$€£¥] ?\d[\d.,]*|\d[\d.,]*[.,]\d\d ?(?:€|eur|usd|gbp|chf)?(?![\d%]))/g;
const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

/** Lines with three amounts or more, as in a sheet. */
export const numberRows = ({ foldedLines }: PageFacts): number =>
  foldedLines.filter((line) => count(line, /(?<![\d.,])[-+]?\d[\d.,]*(?![\d.,])/g) >= 3).length;

export const amounts = ({ folded }: PageFacts): number => count(folded, MONEY);

/** Speech bubbles: some lines keep to the left edge, others to the right, none spans the page. */
export function hasBubbles({ lines: all, width, isPhone }: PageFacts): boolean {
  if (!isPhone || all.length < 5) return false;
  const left = all.filter((line) => line.box.x < width * 0.2).length;
  const right = all.filter(
    ({ box }) => box.x > width * 0.28 && box.x + box.w > width * 0.75 && !isInRow(box, all),
  ).length;
  return left >= 2 && right >= 2;
}

/** Whether something stands beside it, as the name of a switch or another day of the week. */
const isInRow = (box: Box, lines: PageFacts['lines']): boolean =>
  lines.some(({ box: other }) => {
    const shared = Math.min(box.y + box.h, other.y + other.h) - Math.max(box.y, other.y);
    return other.x + other.w < box.x && shared > Math.min(box.h, other.h) * 0.6;
  });

/** A key of a file of settings and a clause of a query; prose writes neither in these letters. */
const SETTING = /^(?:- ?)?(?:[a-z_][a-z\d_.-]*|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+):(?: ["'\w/[{~].*)?$/;
const QUERY =
  /^(?:SELECT|FROM|(?:(?:LEFT|RIGHT|INNER|OUTER) )?JOIN|WHERE|GROUP BY|ORDER BY|HAVING|LIMIT|INSERT INTO|VALUES|UPDATE|SET|DELETE FROM)\b/;

/** Share of lines that read like source code. */
export function codeShare({ lines: all }: PageFacts): number {
  const isCode = (text: string): boolean =>
    QUERY.test(text) ||
    /[;{}]$|^[}\])]|\)\s*[:{;,]?$|=>|^\s*(?:import|from|const|let|var|def|class|function|return|public|private|export|if|for|while|else|try|async|await|#include|package|use|fn|func)\b.*[({;:'"=]|^["'][\w-]+["']\s*:|^\/\/|^\d+\s+["{}]/.test(
      text,
    );
  const hits = all.filter((line) => isCode(line.text.replace(/^\d+\s+/, ''))).length;
  const settings = all.filter(({ text }) => SETTING.test(text)).length;
  return all.length < 5 ? 0 : Math.max(hits, settings * 2 > all.length ? settings : 0) / all.length;
}

const MONTHS =
  /(?:(?:jan|feb|fev|ene|mar|apr|avr|abr|may|mai|jun|juin|jul|juil|aug|aou|ago|sep|oct|okt|nov|dec|dez|dic)[a-z]{0,6}\.? ){5}/;
const STEPS = /(?:\bq[1-4] ){3}|(?:\b(?:19|20)\d\d ){4}|(?:\b(?:w|kw)\d\d ){4}|(?:\b\d\d:\d0 ){4}/;

/** A line that counts up through months, quarters, years, weeks or hours. */
export const hasTimeAxis = ({ foldedLines }: PageFacts): boolean =>
  foldedLines.some((line) => MONTHS.test(`${line} `) || STEPS.test(`${line} `));

/** Numbers alone, one over the other and side by side, with little else: the values of a chart. */
export function hasScatteredNumbers({ lines: all, words }: PageFacts): boolean {
  const alone = all.filter(({ text }) => /^[-+]?[\d.,]+ ?[%k€$]?$/i.test(text));
  const columns = new Set(alone.map(({ box }) => box.x)).size;
  const rows = new Set(alone.map(({ box }) => box.y)).size;
  const noDays = alone.filter(({ text }) => !/^(?:[12]?\d|3[01])$/.test(text)).length;
  const isScattered = alone.length >= 5 && columns >= 4 && rows >= 4;
  return isScattered && noDays * 2 > alone.length && words < 90;
}

/** The head of a board's column; folded. */
const COLUMN =
  /^(?:to ?do|in progress|done|backlog|doing|in review|review|blocked|ideas|zu erledigen|in arbeit|erledigt|a faire|en cours|termine|pendiente|en curso|hecho)(?: \(?\d+\)?)?$/;

/** The heads of a board's columns side by side. */
export const hasBoardColumns = ({ lines: all }: PageFacts): boolean =>
  all.some((line) => cellsOf(line).filter(({ text }) => COLUMN.test(foldText(text))).length >= 2);

/** Names with their shares of a hundred per cent, as beside a pie. */
export function hasShares({ foldedLines, words }: PageFacts): boolean {
  const shares = foldedLines
    .map((line) => /\p{L}.* (\d{1,2}(?:[.,]\d)?) ?%$/u.exec(line)?.[1])
    .flatMap((share) => (share === undefined ? [] : [Number(share.replace(',', '.'))]));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.length >= 3 && sum >= 95 && sum <= 105 && words < 90;
}

const LEAST_TABLE_ROWS = 4;

/** Rows of three cells or more under each other, most with a number. */
export function hasTable({ lines: all, lineHeight }: PageFacts): boolean {
  const rows = all.map(cellsOf).filter((cells) => cells.length >= 3);
  const withNumber = rows.filter((cells) => cells.some(({ text }) => /\d/.test(text)));
  const [head] = rows;
  if (!head || withNumber.length < LEAST_TABLE_ROWS - 1) return false;
  const isUnder = (x: number, cells: Cell[]): boolean =>
    cells.some(({ box }) => Math.abs(box.x - x) < lineHeight * 1.5);
  const aligned = rows.filter(
    (cells) => head.filter(({ box }) => isUnder(box.x, cells)).length >= 2,
  );
  return aligned.length >= LEAST_TABLE_ROWS;
}

/** A gutter: many lines that begin with a number one higher than the line before. */
export function hasLineNumbers({ lines: all }: PageFacts): boolean {
  const numbers = all.map((line) => Number(/^(\d{1,5})(?: |$)/.exec(line.text)?.[1] ?? NaN));
  return numbers.filter((value, i) => value === numbers[i - 1]! + 1).length >= 6;
}

const biggest = ({ lines: all }: PageFacts): PageFacts['lines'][number] | undefined =>
  [...all].sort((a, b) => b.box.h - a.box.h)[0];

/** A few words in large letters on a wide page. */
export function isSparseWide(facts: PageFacts): boolean {
  const isWide = facts.width > facts.height * 1.25;
  const head = biggest(facts);
  return isWide && facts.words < 90 && !!head && head.box.h > facts.height * 0.035;
}

const DAYS =
  '(?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:sonn|mon|diens|donners|frei|sams)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo';
const DAY_LINE = new RegExp(`^(?:${DAYS})\\b.{0,4} (?:\\p{L}+ )?\\d{1,2}\\b.{0,16}$`, 'u');

/** The day in words on its own in the upper part of a telephone, as over its clock. */
export const hasDayOnTop = ({ isPhone, lines: all, foldedLines, height }: PageFacts): boolean =>
  isPhone &&
  all.slice(0, 3).some(({ box }, i) => box.y < height * 0.3 && DAY_LINE.test(foldedLines[i]!));

/** A clock as the largest thing on a telephone. */
export function isLockScreen(facts: PageFacts): boolean {
  if (!facts.isPhone) return false;
  const head = biggest(facts);
  return !!head && /^[\d/|]?\d?[:.]\d\d$/.test(head.text) && head.box.y < facts.height * 0.4;
}
