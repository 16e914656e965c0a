import { type ScreenshotKind } from '../../contract/screenshots';
import { endsDialog } from '../layout/window-signs';
import { CODE_ENDINGS, TEXT_ENDINGS } from '../page/file-endings';
import { openFileEndings } from '../page/open-file';
import { type PageFacts } from '../page/page-facts';
import { hasShellPrompt } from '../page/shell-prompt';

/** `21:07 <nick> text`, `[21:07:24] <nick> text`: a line of a chat room. */
const TALK_LINE = /^\[?\d{1,2}[:.]\d\d(?:[:.]\d\d)?\]?\s*<\s?[@+%]?[\w-]{1,16}\s?>\s/u;
const LEAST_TALK = 3;

/** Kinds of pages that are files of text, too. */
const WRITTEN: readonly ScreenshotKind[] = [
  'calendar',
  'code',
  'document',
  'invoice',
  'receipt',
  'recipe',
  'slide',
  'terminal',
  'travel',
];

/**
 * The kind that one plain sign tells where words and shapes tell none surely: most of them say nothing in a language or a
 * program that the weights were not fitted to. Null where there is no such sign.
 */
export function plainKind(facts: PageFacts, likeliest: ScreenshotKind): ScreenshotKind | null {
  if (facts.foldedLines.filter((line) => TALK_LINE.test(line)).length >= LEAST_TALK) return 'chat';
  if (facts.isPhone || hasButtons(facts)) return null;
  if (hasShellPrompt(facts)) return 'terminal';
  const endings = openFileEndings(facts);
  if (endings.some((ending) => CODE_ENDINGS.includes(ending))) return 'code';
  const isText = endings.some((ending) => TEXT_ENDINGS.includes(ending));
  return isText && !WRITTEN.includes(likeliest) ? 'document' : null;
}

/** A question of the program stands in front of the file. */
const hasButtons = (facts: PageFacts): boolean =>
  facts.foldedLines.some((line, i) => endsDialog(line, facts.lines[i]!, facts));
