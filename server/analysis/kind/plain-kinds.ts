import { type ScreenshotKind } from '../../contract/screenshots';
import { endsDialog } from '../layout/window-signs';
import { CODE_ENDINGS, TEXT_ENDINGS } from '../page/file-endings';
import { openFileEndings } from '../page/open-file';
import { type PageFacts } from '../page/page-facts';
import { hasShellPrompt } from '../page/shell-prompt';

/** `21:07 <nick> text`, `[21:07:24] <nick> text`: a line of a chat room. */
const TALK_LINE = /^\[?\d{1,2}[:.]\d\d(?:[:.]\d\d)?\]?\s*<\s?[@+%]?[\w-]{1,16}\s?>\s/u;
const LEAST_TALK = 3;

/** The words of the empty field in which one writes to others; folded. */
const WRITE_HERE =
  /(?:^|\s|\P{L})i?(?:(?:type|write|send|enter)(?: an?| your)?(?: text)? message|(?:write|message|reply) to [#@]?\S+$|message [#@]\S+|new message|nachricht (?:schreiben|eingeben|an \S+)|ecri(?:re|vez) (?:un|votre) message|envoyer un message|escrib(?:e|ir) un mensaje|scrivi un messaggio|escreva uma mensagem|napisz wiadomosc)/u;
/** Behind one word fewer, only where the page shows the times of what was written. */
const WRITE_PERHAPS = /^\P{L}{0,3}(?:i?message|nachricht|mensaje|messaggio)\P{L}{0,3}$/u;
const CLOCK = /(?<!\d)\d{1,2}[:.h]\d\d(?!\d)/g;
const ENOUGH_TIMES = 2;
/** Of the page's height: the field stands below what was written. */
const FOOT = 0.75;
const FIELD_WORDS = 7;

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
  if (hasFieldOfTalk(facts)) return 'chat';
  if (facts.isPhone || hasButtons(facts)) return null;
  if (hasShellPrompt(facts)) return 'terminal';
  const endings = openFileEndings(facts);
  if (endings.some((ending) => CODE_ENDINGS.includes(ending))) return 'code';
  const isText = endings.some((ending) => TEXT_ENDINGS.includes(ending));
  return isText && !WRITTEN.includes(likeliest) ? 'document' : null;
}

/** Below a talk stands the field for the next message. */
function hasFieldOfTalk({ lines, foldedLines, folded, height, isPhone }: PageFacts): boolean {
  const times = (folded.match(CLOCK) ?? []).length;
  return foldedLines.some((line, i) => {
    const { box, words } = lines[i]!;
    if (box.y < height * FOOT || words.length > FIELD_WORDS) return false;
    if (WRITE_HERE.test(line)) return isPhone || times > 0;
    return WRITE_PERHAPS.test(line) && times >= ENOUGH_TIMES;
  });
}

/** A question of the program stands in front of the file. */
const hasButtons = (facts: PageFacts): boolean =>
  facts.foldedLines.some((line, i) => endsDialog(line, facts.lines[i]!, facts));
