import { type OcrLine } from '../page/ocr-result';
import { type PageFacts } from '../page/page-facts';
import { datedRows } from './dated-rows';
import { isRowOrField } from './rows-and-fields';
import { sidebarOf } from './sidebar';

export interface Heading {
  text: string;
  /** Index of its first line. */
  index: number;
  /** Letters of the usual height at the top of the page score about one. */
  score: number;
}

const NAVIGATION =
  /\b(?:prev|previous|next|home|up|menu|search|back|login|sign in|zuruck|weiter|suche|precedent|suivant|accueil|retour|inicio|buscar|siguiente|anterior|download|go)\b/g;
const WINDOW_MENU =
  /^(?:file|datei|fichier|archivo)\b.*\b(?:edit|bearbeiten|edition|editar|view)\b/;
export const BREADCRUMB = /[»›>|/](?:\s|$).*[»›>|/]\s/;
/** Arrows of a link to the page before or after. */
const ARROWS = /^[<>←→«»‹›]|[<>←→«»‹›]$/;
const ONLY_NUMBERS = /^[\d\s.,:;/%$€£+°()-]+$/;
const NUMBERED_SECTION = /^(?:§ ?)?(?:\d{1,2}\.){1,3}\d{0,2}\.?\s+\p{L}/u;
const LIST_NUMBER = /^(\d{1,2})[.)]\s+\p{L}/u;
/** How much higher than the usual letters a heading's count; higher ones are pictures read as letters. */
const MAX_HEIGHT = 5;
/** Below this a word that stands alone may well be a drawing. */
const SURE_ALONE = 60;
const BULLET = /^(?:[•«»·*=¢©®@&<>|~_-]|[a-z0-9]\))\s?/iu;

/** Headings of the page, best first: height times position, less what menus, logos and table heads lose. */
export function findHeadings(facts: PageFacts): Heading[] {
  const isInSidebar = sidebarOf(facts);
  const dated = datedRows(facts);
  return facts.lines
    .map((line, index) => ({
      text: joinedHeading(facts, index),
      index,
      // The page's outer columns hold navigation.
      score: scoreOf(line, index, facts) * (isInSidebar(line) ? 0.6 : 1),
    }))
    .filter(({ score, index }) => score > 0 && !dated.has(index))
    .sort((a, b) => b.score - a.score);
}

function scoreOf(line: OcrLine, index: number, facts: PageFacts): number {
  const folded = facts.foldedLines[index] ?? '';
  const letters = (line.text.match(/\p{L}/gu) ?? []).length;
  if (letters < 3 || ONLY_NUMBERS.test(line.text) || isRowOrField(line.text)) return 0;
  const height = Math.min(MAX_HEIGHT, letterHeight(line) / (facts.lineHeight || 1));
  const looks = shape(line, folded) * numbering(line, index, facts);
  return height * position(line, facts) * looks * quality(line);
}

/** Letters are at most so many times higher than they are wide; a higher box is that of a row of a list. */
const SLIMMEST = 1.9;

/** Lines whose letters reach neither up nor down are as high as they look; the box is close enough. */
export function letterHeight({ words, box }: OcrLine): number {
  const heights = words.map((word) => word.box.h).sort((a, b) => a - b);
  const width = words.reduce((sum, word) => sum + word.box.w, 0);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return Math.min(heights[heights.length >> 1] ?? box.h, (width / letters) * SLIMMEST);
}

/** 1 at the top, .5 at the bottom. */
function position(line: OcrLine, facts: PageFacts): number {
  return 1 - 0.5 * Math.min(1, line.box.y / (facts.height || 1));
}

function shape(line: OcrLine, folded: string): number {
  const words = line.words.length;
  let factor = 1;
  if (words === 1) factor *= /^\p{Lu}{1,3}$/u.test(line.text) ? 0.2 : 0.8;
  if (words > 14) factor *= 0.6;
  if (isNavigation(folded, words)) factor *= 0.55;
  if (WINDOW_MENU.test(folded) || BREADCRUMB.test(line.text)) factor *= 0.3;
  // a logo or an icon read as a sign
  if (/^[^\p{L}\d"'(#$]/u.test(line.text) && words < 3) factor *= 0.15;
  if (ARROWS.test(line.text)) factor *= 0.5;
  if (isTableHead(line)) factor *= 0.5;
  return factor;
}

/** Links to elsewhere; `Sign in to …` says where one is. */
function isNavigation(folded: string, words: number): boolean {
  if (words < 2 || /^(?:sign|log) ?in to \S/.test(folded)) return false;
  return (folded.match(NAVIGATION) ?? []).length > 0;
}

/** A number makes a section's heading, but an item where the one before or after stands beside it. */
function numbering({ text }: OcrLine, index: number, { lines }: PageFacts): number {
  if (!NUMBERED_SECTION.test(text)) return 1;
  const number = listNumber(text);
  const isItem =
    number !== null &&
    (listNumber(lines[index - 1]?.text) === number - 1 ||
      listNumber(lines[index + 1]?.text) === number + 1);
  if (isItem) return 0.5;
  return number === null ? 1.5 : 1.2;
}

function listNumber(text = ''): number | null {
  const number = LIST_NUMBER.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

/** Words far apart: the cells of a row. */
function isTableHead({ words, box }: OcrLine): boolean {
  const gaps = words.slice(1).map((word, i) => word.box.x - words[i]!.box.x - words[i]!.box.w);
  return gaps.filter((gap) => gap > box.h * 2.5).length >= 2;
}

function quality({ confidence, words }: OcrLine): number {
  const isDoubtful = words.length === 1 && confidence < SURE_ALONE;
  return Math.min(1, confidence / 85) * (isDoubtful ? 0.4 : 1);
}

/** The line and the ones below that plainly continue it, as one text. */
export function joinedHeading(facts: PageFacts, index: number): string {
  const parts = [facts.lines[index]!];
  for (let i = index + 1; i < facts.lines.length && parts.length < 3; i++) {
    const [above, below] = [parts.at(-1)!, facts.lines[i]!];
    if (!continues(above, below, facts)) break;
    parts.push(below);
  }
  return cleanHeading(parts.map((line) => line.text).join(' '));
}

function continues(above: OcrLine, below: OcrLine, { lineHeight, width }: PageFacts): boolean {
  const sameHeight =
    isNearTo(letterHeight(above), letterHeight(below)) ||
    isNearTo(above.box.h, below.box.h) ||
    isNearTo(overBaseline(above), overBaseline(below));
  const isLarge = letterHeight(above) > lineHeight * 1.25;
  if (ONLY_NUMBERS.test(below.text)) return false;
  const gap = below.box.y - above.box.y - above.box.h;
  const isNear = gap > -above.box.h * 0.3 && gap < above.box.h * 0.7;
  const isAligned = isNearBy(above, below);
  const isWrapped = above.box.w >= below.box.w * 0.8 || isFull(above, below, width);
  return sameHeight && isLarge && isNear && isAligned && isWrapped;
}

/** Letters that reach below the baseline make a line's box so much higher. */
const BELOW_BASELINE = 0.27;

/** Height of a line's box without what reaches below its baseline. */
const overBaseline = ({ box, text }: OcrLine): number =>
  /[gjpqy,;()]/.test(text) ? box.h / (1 + BELOW_BASELINE) : box.h;

/** The first word of the line below has no room at the end of this one. */
const isFull = ({ box }: OcrLine, { words }: OcrLine, width: number): boolean =>
  box.x + box.w + (words[0]?.box.w ?? 0) > width - box.x;

/** Both begin at the left edge, or stand on one middle; a number there is that of an address. */
function isNearBy({ box: above }: OcrLine, { box: below, text }: OcrLine): boolean {
  const apart = Math.abs(above.x + above.w / 2 - below.x - below.w / 2);
  const isCentred = apart < above.h * 0.3 && !/\d/.test(text);
  return Math.abs(above.x - below.x) < above.h || isCentred;
}

const isNearTo = (a: number, b: number): boolean => Math.abs(a - b) < a * 0.2;

/** Without bullets, icons read as signs, and section numbers' stray spaces. */
export function cleanHeading(text: string): string {
  return text
    .replace(BULLET, '')
    .replace(text.includes('«') ? /\s*[|<>~_=*]+\s*$/u : /\s*[|<>»«~_=*]+\s*$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}
