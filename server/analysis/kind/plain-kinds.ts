import { type ScreenshotKind } from '../../contract/screenshots';
import { endsDialog } from '../layout/window-signs';
import { CODE_ENDINGS, TEXT_ENDINGS } from '../page/file-endings';
import { openFileEndings } from '../page/open-file';
import { type PageFacts } from '../page/page-facts';
import { hasShellPrompt } from '../page/shell-prompt';
import { isTalk } from './talk-signs';
import { COMPLAINT, showsMonth, showsWeek } from './telling-lines';

/** The program in the bar of a window is a shell, `bash - docker`; folded. */
const SHELL =
  /^\P{L}{0,3}(?:bash|zsh|fish|dash|ksh|powershell|xterm|konsole|terminal)(?: ?[-–—:]|$)/u;

/** `Fish - Wikipedia - Mozilla Firefox`. */
const BROWSER = /(?:firefox|chrome|chromium|safari|edge|opera|brave|vivaldi)\P{L}{0,3}$/u;

const FEW_WORDS = 25;
const SENTENCE = /[.!]\P{L}{0,3}$|(?:\S+ ){3,}\S/u;
/** Buttons that close a message, among few others; folded. */
const ANSWER =
  /^(?:\S{1,12} ){0,2}(?:ok|close|retry|schliessen|fermer|aceptar|cerrar|chiudi|zamknij|fechar)(?: \S{1,12}){0,2}$/u;

/** `Invoice 12345`: a paper of few words that says what it is; folded. */
const PAPER =
  /^(?:invoice|rechnung|facture|factura|fattura|faktura|receipt|quittung|recu|recibo|ricevuta)(?:$|[ :#]+(?:\p{L}{1,3}\P{L}{1,2})?\P{L}{0,3}\d)/u;
/** Few words that say nothing look like one of these. */
const VAGUE: readonly ScreenshotKind[] = ['document', 'photo', 'settings', 'spreadsheet'];

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
  if (isTalk(facts, likeliest)) return 'chat';
  if (likeliest === 'settings' && isComplaint(facts)) return 'error';
  const paper = VAGUE.includes(likeliest) ? paperKind(facts) : null;
  if (paper) return paper;
  if (likeliest === 'document' && (showsMonth(facts) || showsWeek(facts))) return 'calendar';
  if (facts.isPhone || hasButtons(facts)) return null;
  if (hasShellPrompt(facts) || isShell(facts)) return 'terminal';
  const endings = openFileEndings(facts);
  if (endings.some((ending) => CODE_ENDINGS.includes(ending))) return 'code';
  const isText = endings.some((ending) => TEXT_ENDINGS.includes(ending));
  return isText && !WRITTEN.includes(likeliest) ? 'document' : null;
}

/** A small dialog that says what went wrong over the button that closes it. */
const isComplaint = ({ foldedLines, words }: PageFacts): boolean =>
  words <= FEW_WORDS &&
  foldedLines.some((line) => COMPLAINT.test(line) && SENTENCE.test(line)) &&
  foldedLines.some((line) => ANSWER.test(line));

/** More words say by themselves what a page is. */
const MOST_ON_PAPER = 9;

function paperKind({ foldedLines, words }: PageFacts): ScreenshotKind | null {
  if (words > MOST_ON_PAPER) return null;
  const name = foldedLines.find((line) => PAPER.test(line.trim()));
  if (name === undefined) return null;
  return /^(?:invoice|rechnung|fa)/.test(name.trim()) ? 'invoice' : 'receipt';
}

const isShell = ({ foldedLines, roles }: PageFacts): boolean =>
  foldedLines.some((line, i) => roles[i] === 'titlebar' && SHELL.test(line) && !BROWSER.test(line));

/** A question of the program stands in front of the file. */
const hasButtons = (facts: PageFacts): boolean =>
  facts.foldedLines.some((line, i) => endsDialog(line, facts.lines[i]!, facts));
