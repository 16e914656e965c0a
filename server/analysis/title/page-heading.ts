import { type ScreenshotKind } from '../../contract/screenshots';
import { type OcrLine } from '../page/ocr-result';
import { type PageFacts } from '../page/page-facts';
import { BREADCRUMB, joinedHeading, letterHeight } from './headings';
import { isRowOrField } from './rows-and-fields';

/** Pages that are read: over their heading stands the name of the site. */
const READ: ReadonlySet<ScreenshotKind> = new Set(['document', 'article', 'recipe']);
/** How much larger than the other text a heading is, and than the name over it. */
const [LARGE, LARGER] = [1.45, 1.2];
/** How much larger than the other text the heading of a section is, whose number tells it already. */
const SECTION = 1.2;
/** How far below the way to a page its heading stands, in heights of a line. */
const REACH = 5;
const SECTION_NUMBER = /^(?:§ ?)?\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+\p{L}/u;
/** Share of a screen's height in which its heading stands, and in which names of sites do. */
const [ZONE, BAR_ZONE] = [0.45, 0.13];
const MOST_WORDS = 10;

/**
 * The heading of a page on a telephone: the largest text of its upper half below the name of the site. A name drawn as a
 * picture is larger still, and a single word. Null where no text stands out.
 */
export function pageHeading(facts: PageFacts, kind: ScreenshotKind): string | null {
  if (!facts.isPhone || !READ.has(kind)) return null;
  return openSection(facts) ?? largestText(facts) ?? underBreadcrumb(facts);
}

/** `9.10. Backups`: the section that is open, below the names of the book and of the site. */
function openSection(facts: PageFacts): string | null {
  const least = facts.lineHeight * SECTION;
  const index = facts.lines.findIndex(
    (line) =>
      SECTION_NUMBER.test(line.text) && letterHeight(line) >= least && isHeading(line, facts),
  );
  const only = index < 0 ? onlySection(facts) : index;
  return only < 0 ? null : joinedHeading(facts, only);
}

/** The only numbered section of a page, in letters of any size: a list of contents has several. */
function onlySection(facts: PageFacts): number {
  const numbered = facts.lines.filter(({ text }) => SECTION_NUMBER.test(text));
  if (new Set(numbered.map(({ text }) => text)).size !== 1) return -1;
  return facts.lines.findLastIndex(
    (line) => SECTION_NUMBER.test(line.text) && isHeading(line, facts),
  );
}

/** The way to a page ends above its heading, whatever the site draws over both. */
function underBreadcrumb(facts: PageFacts): string | null {
  const { lines, lineHeight, height } = facts;
  const way = lines.find(({ text, box }) => BREADCRUMB.test(text) && box.y < height * ZONE);
  if (!way) return null;
  const index = lines.findIndex((line) => {
    const below = line.box.y - way.box.y;
    const isLarge = letterHeight(line) >= lineHeight * SECTION;
    return below > 0 && below < lineHeight * REACH && isLarge && isHeading(line, facts);
  });
  return index < 0 ? null : joinedHeading(facts, index);
}

function largestText(facts: PageFacts): string | null {
  const usual = facts.lineHeight;
  const large = facts.lines
    .map((line, index) => ({ line, index, height: letterHeight(line) }))
    .filter(({ line, height }) => height >= usual * LARGE && isHeading(line, facts));
  const [best] = large.sort((a, b) => b.height - a.height);
  if (!best || best.line.box.y < facts.height * BAR_ZONE) return null;
  const names = facts.lines.filter((line) => isName(line, best.line, facts));
  const isLargest = names.every((line) => best.height >= letterHeight(line) * LARGER);
  return isLargest ? joinedHeading(facts, best.index) : null;
}

function isHeading(line: OcrLine, facts: PageFacts): boolean {
  const letters = (line.text.match(/\p{L}/gu) ?? []).length;
  const isReadable = letters >= 3 && !isRowOrField(line.text) && line.words.length <= MOST_WORDS;
  return isReadable && line.box.y < facts.height * ZONE && !isPicture(line, facts);
}

/** The other texts at the top, without those that are drawn. */
const isName = (line: OcrLine, best: OcrLine, facts: PageFacts): boolean =>
  line !== best &&
  line.box.y < best.box.y &&
  /\p{L}{3}/u.test(line.text) &&
  !isPicture(line, facts);

/** One word at the very top. */
const isPicture = ({ words, box }: OcrLine, { height }: PageFacts): boolean =>
  words.length === 1 && box.y < height * BAR_ZONE;
