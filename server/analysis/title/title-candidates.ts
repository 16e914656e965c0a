import { type EvidenceRule } from '../../contract/reading/evidence';
import { FURNITURE } from '../layout/line-roles';
import { isWindowSigns } from '../layout/front-window';
import { isBeside } from '../layout/title-row';
import { foldText } from '../page/fold-text';
import { type OcrLine } from '../page/ocr-result';
import { type PageFacts } from '../page/page-facts';
import { codeShare } from '../page/page-shapes';
import { cellsOf } from '../page/places';
import { cleanHeading, joinedHeading, letterHeight } from './headings';
import { datedRows } from './dated-rows';
import { isButtonWord } from './word-signals';
import { isRowOrField } from './rows-and-fields';

/** A text that may be the page's title. */
export interface TitleCandidate {
  text: string;
  rule: EvidenceRule;
  /** The line it begins in; -1 where a template put it together. */
  index: number;
}

const MOST_WORDS = 16;
const MOST_LINES = 60;
const MOST_CANDIDATES = 200;
const ONLY_NUMBERS = /^[\d\s.,:;/%$€£+°()#-]+$/;
/** Lines of source code are what a page shows, not what it is called. */
const LEAST_CODE = 0.3;
const STATEMENT = /[;{}()=]|^\s*(?:import|return|end)\b/;
/** A channel of a talk; which of several is open is decided by a template. A number of four digits tells two people of one name apart. */
export const CHANNEL = /^#\s?(?=[\d_-]*\p{Ll})[\p{Ll}\d][\p{Ll}\d_-]+$/u;
/** Stands in a title bar between a document and its program. */
export const BAR_DASH = / [-–—] /;

/** The lines and cells that may be a title, in reading order; a long page offers its first and its largest. */
export function lineCandidates(facts: PageFacts): TitleCandidate[] {
  const isCode = codeShare(facts) > LEAST_CODE;
  const dated = datedRows(facts);
  const offered = facts.lines
    .map((line, index) => ({ line, index, height: letterHeight(line) }))
    .filter(({ line, index }) => !dated.has(index) && isPossible(line, index, facts))
    .filter(({ line }) => !(isCode && STATEMENT.test(line.text)) && !CHANNEL.test(line.text));
  const largest = [...offered].sort((a, b) => b.height - a.height).slice(0, MOST_LINES / 2);
  const chosen = new Set([...offered.slice(0, MOST_LINES / 2), ...largest]);
  return offered
    .filter((each) => chosen.has(each))
    .flatMap(({ index }) => fromLine(index, facts))
    .slice(0, MOST_CANDIDATES);
}

function isPossible({ text, words }: OcrLine, index: number, { roles }: PageFacts): boolean {
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  if (isWayAround(text) || MENU_LINE.test(text) || MENUS.test(text)) return false;
  if (isRowOrField(text)) return false;
  if (letters < 2 || ONLY_NUMBERS.test(text) || words.length > MOST_WORDS * 2) return false;
  return !FURNITURE.has(roles[index]!) || roles[index] === 'toolbar';
}

/** Links to the page before and the one after, whatever stands between them. */
const isWayAround = (text: string): boolean =>
  isWayOfManual(text) ||
  (/^(?:prev(?:ious)?|zurück|précédent|anterior|indietro|wstecz)\b/i.test(text) &&
    /\b(?:next|weiter|suivant|siguiente|avanti|seguinte|dalej)$/i.test(text));

/** `Next: Arrays, Previous: Shell Arithmetic, Up: Bash`, and the links that end such a row. */
const isWayOfManual = (text: string): boolean =>
  (text.match(/\b(?:next|previous|up): \S/gi) ?? []).length > 1 || /\[contents\]/i.test(text);

/** The button of a menu with links beside it. */
const MENU_LINE = /^menu (?!of\b|du\b|del?\b)/i;
/** The menus of a window, the last of which helps; one of the others is in most windows. */
const MENUS =
  /^(?=.*(?<!\p{L})(?:File|Edit|View|Window|Tools|Settings|Options|Datei|Bearbeiten|Ansicht|Fenster|Extras|Einstellungen|Fichier|Édition|Affichage|Outils|Archivo|Editar|Ver|Herramientas|Opciones|Configuración|Modifica|Visualizza|Finestra|Arquivo|Ficheiro|Plik|Edycja|Widok|Narzędzia|Soubor|Úpravy|Zobrazit|Fitxer) )(?:\p{Lu}\p{L}+ ){3,12}(?:Help|Hilfe|Aide|Ayuda|Aiuto|Ajuda|Pomoc)$/u;

/** The sign of a dialog, read as a letter. */
const SIGN = /^[xX×✕✖®(!]\s+(?=\p{Lu})/u;

function fromLine(index: number, facts: PageFacts): TitleCandidate[] {
  const line = facts.lines[index]!;
  const rule: EvidenceRule = facts.roles[index] === 'titlebar' ? 'window_title' : 'heading';
  const bar = rule === 'window_title' ? barBeside(line, facts) : [];
  // The name of the open file stands beside the button.
  if (bar.length > 0 && isButtonWord(foldText(line.text))) return [];
  if (bar.length > 1) {
    if (bar[0] !== line) return [];
    const text = withoutProgram(barText(cleanHeading(bar.map((part) => part.text).join(' - '))));
    return [{ text, rule, index }];
  }
  const texts = textsOf(index, facts, rule);
  return texts
    .map((text) => cleanHeading(text.replace(SIGN, '')))
    .filter((text) => /\p{L}{2}/u.test(text) && !isRowOrField(text))
    .map((text) => ({
      text: rule === 'window_title' ? withoutProgram(barText(text)) : text,
      rule,
      index,
    }));
}

/** Cells of a row are texts of their own; in a title bar a dash was lost between them. */
function textsOf(index: number, facts: PageFacts, rule: EvidenceRule): string[] {
  const cells = cellsOf(facts.lines[index]!).map(({ text }) => text);
  if (cells.length < 2) return [joinedHeading(facts, index)];
  if (rule !== 'window_title') return cells;
  return [cells.filter((text) => !isButtonWord(foldText(text))).join(' - ')];
}

/** The parts of the title bar that the line belongs to; the dash between them was not read. */
const barBeside = (line: OcrLine, { lines, roles }: PageFacts): OcrLine[] =>
  lines
    .filter((other, i) => roles[i] === 'titlebar' && isBeside(line.box, other.box))
    .filter(({ text }) => !isWindowSigns(text) && !isButtonWord(foldText(text)))
    .sort((a, b) => a.box.x - b.box.x);

/** `letter.txt-Mousepad`, `(notes)-VIM`: the spaces around the dash were not read. */
const NARROW_DASH = /(?<=\.\p{L}\w{0,4}|[)/])[-–—](?=\p{Lu}\p{L}*(?: \p{L}+){0,2}$)/u;
/** The folders of a file that is open; its name alone tells which it is. */
const FOLDERS = /(?<=^\W?)\/?(?:[^\s/]{1,60}\/){2,16}(?=[^\s/]{1,60}\.\w{1,5}(?: |$))/u;

/** The text of a bar as it was meant: with its dash, and without the folders of a file. */
const barText = (text: string): string => text.replace(NARROW_DASH, ' - ').replace(FOLDERS, '');

/** `document - application`: the application is dropped only where more than one part is left of it. */
function withoutProgram(text: string): string {
  const parts = text.split(BAR_DASH);
  return parts.length > 2 ? parts.slice(0, -1).join(' - ') : text;
}
