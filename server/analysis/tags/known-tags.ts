import { FURNITURE } from '../layout/line-roles';
import { foldText } from '../page/fold-text';
import { type PageFacts } from '../page/page-facts';
import { letterHeight } from '../title/headings';
import { tagKey, wordPattern } from './tag-pattern';

interface Named {
  tag: string;
  inTitle: boolean;
  inHeading: boolean;
  lines: number;
}

const MOST_KNOWN = 3;
const SHORTEST = 3;
/** Times the usual height of letters from which on a line is a heading. */
const HEADING = 1.25;
/** Lines that a tag must stand on where nothing larger says it: a word said once is what a page mentions. */
const SEVERAL = 2;

/** Tags of the workspace that the page is about: in its title, in a heading or on several lines. */
export function knownOnPage(
  knownTags: readonly string[],
  facts: PageFacts,
  title: string,
): string[] {
  const folded = foldText(title);
  return knownTags
    .filter((tag) => tag.length >= SHORTEST && isOnPage(tag, facts))
    .map((tag) => named(tag, facts, folded))
    .filter(({ inTitle, inHeading, lines }) => inTitle || inHeading || lines >= SEVERAL)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST_KNOWN)
    .map(({ tag }) => tag);
}

/** A workspace may have thousands of tags: most are not on the page, which is cheap to see. */
const isOnPage = (tag: string, { folded }: PageFacts): boolean =>
  folded.includes(tagKey(tag).split(/\s+/)[0]!);

function named(tag: string, facts: PageFacts, title: string): Named {
  const pattern = wordPattern(tag);
  const found = facts.foldedLines.flatMap((line, i) => (line.search(pattern) >= 0 ? [i] : []));
  const own = found.filter((i) => !FURNITURE.has(facts.roles[i]!));
  return {
    tag,
    inTitle: title.search(pattern) >= 0,
    inHeading: own.some((i) => letterHeight(facts.lines[i]!) > facts.lineHeight * HEADING),
    lines: own.length,
  };
}

const weightOf = ({ inTitle, inHeading, lines }: Named): number =>
  (inTitle ? 2 : 0) + (inHeading ? 1 : 0) + lines / (lines + 1);
