import { type ScreenshotKind } from '../../contract/screenshots';
import { type PageFacts } from '../page/page-facts';

/** Kinds whose screens hold labels and figures, and no page of text. */
const SPARSE: ReadonlySet<ScreenshotKind> = new Set([
  'calendar',
  'chart',
  'error',
  'finance',
  'map',
  'notification',
  'settings',
  'shopping',
  'spreadsheet',
  'terminal',
  'weather',
]);
/** So many words, so large a share of them in long lines, are text that is read. */
const [MANY_WORDS, MUCH_PROSE] = [150, 0.25];
/** Fewer words say so where the kind is unsure. */
const [SOME_WORDS, UNSURE] = [50, 0.6];

/** Links of a repository's page; of them, those that other sites rarely have. */
const REPOSITORY_WORDS =
  /\b(?:branches|tags?|logs?|graph|browse|raw|tree|blame|refs|files|diff|summary|commits?|bookmarks|changesets?|shortlog|diffstat)\b/g;
const ITS_OWN = /\b(?:changesets?|shortlog|diffstat|bookmarks|commits?)\b/;
const ENOUGH = 5;

/**
 * The kind of a page on a telephone that its text tells where weights take it for a screen of labels and figures. They
 * know few sites that were made for larger screens. Null where its text says nothing.
 */
export function phoneKind(
  facts: PageFacts,
  likeliest: ScreenshotKind,
  confidence: number,
): ScreenshotKind | null {
  if (!facts.isPhone) return null;
  if (confidence < UNSURE && isRepository(facts)) return 'code';
  return SPARSE.has(likeliest) && isText(facts, confidence) ? 'document' : null;
}

const isText = ({ words, prose }: PageFacts, confidence: number): boolean =>
  prose >= MUCH_PROSE && words >= (confidence < UNSURE ? SOME_WORDS : MANY_WORDS);

/** Names of links alone or in a row; in sentences they are words. */
function isRepository({ foldedLines, prose }: PageFacts): boolean {
  if (prose >= 0.3) return false;
  const text = foldedLines.join('\n');
  return ITS_OWN.test(text) && new Set(text.match(REPOSITORY_WORDS)).size >= ENOUGH;
}
