import { type Box, type OcrLine } from '../page/ocr-result';
import { foldText } from '../page/fold-text';
import { cellsOf } from '../page/places';
import { isBeside, titleRow } from './title-row';

/** The part of the screen that a line belongs to. */
export type LineRole =
  | 'statusbar'
  | 'appbar'
  | 'navbar'
  | 'keyboard'
  | 'taskbar'
  | 'titlebar'
  | 'menubar'
  | 'toolbar'
  | 'tabs'
  | 'sidelist'
  | 'button'
  | 'behind'
  | 'main';

/** Lines outside of the main content: bars, menus and keys. */
export const FURNITURE: ReadonlySet<LineRole> = new Set<LineRole>([
  'statusbar',
  'navbar',
  'keyboard',
  'taskbar',
  'menubar',
  'toolbar',
  'button',
  'behind',
]);

export interface Screen {
  lines: readonly OcrLine[];
  width: number;
  height: number;
  /** Median height of a line. */
  lineHeight: number;
  isPhone: boolean;
  /** The window or dialog in front, where one was found. */
  front: Box | null;
}

const CLOCK = /(?:^|\s)[0-2]?\d[:.][0-5]\d(?:\s?[ap]\.?m)?(?:\s|$)/i;
const SIGNALS = /\d{1,3} ?%|\b(?:[345]g|lte|wlan|wifi|h\+)\b/i;
/** First words of the menus of programs; folded. */
const MENU_WORDS = new Set(
  (
    'file edit view insert format tools help window options settings go bookmarks history run terminal project ' +
    'datei bearbeiten ansicht einfugen extras hilfe fenster einstellungen gehe lesezeichen ' +
    'fichier edition affichage outils aide fenetre configuration ' +
    'archivo editar ver herramientas ayuda ventana preferencias ' +
    'modifica visualizza strumenti aiuto finestra ficheiro arquivo ferramentas ajuda janela ' +
    'plik edycja widok narzedzia pomoc okno'
  ).split(' '),
);
/** Words on buttons; folded. */
const BUTTONS = new Set(
  (
    'ok|cancel|apply|close|save|done|yes|no|help|back|next|skip|retry|continue|reset|browse|submit|sign in|log in|' +
    'abbrechen|anwenden|schliessen|schließen|speichern|fertig|ja|nein|hilfe|weiter|zuruck|' +
    'annuler|appliquer|fermer|enregistrer|oui|non|aide|retour|suivant|' +
    'cancelar|aceptar|aplicar|cerrar|guardar|si|ayuda|atras|siguiente|' +
    'annulla|applica|chiudi|salva|fechar|salvar|anuluj|zastosuj|zamknij|zapisz|tak|nie|ok cancel|cancel ok|' +
    'ok abbrechen|search|share|filters|edit|delete|more|menu|suchen|teilen|loschen|rechercher|partager|' +
    'buscar|compartir|cerca|szukaj|pesquisar'
  ).split('|'),
);
/** Rows of text among which a menu is looked for. */
const MENU_ROWS = 6;
/** So many short texts in a row are buttons, or the tabs of a browser. */
const FEWEST_BUTTONS = 4;
const BUTTON_WORDS = 2;
const KEYS = /^(?:[a-zäöüéñąęł1234567890](?:\s|$)){6,}/i;

/** The role of every line, from its place, its neighbours and its words. */
export function lineRoles(screen: Screen): LineRole[] {
  const parts: Parts = {
    columns: sideColumns(screen),
    titles: new Set(screen.isPhone ? [] : titleRow(screen)),
    menus: new Set(screen.isPhone ? [] : menuRow(screen)),
    buttons: new Set(screen.isPhone ? [] : buttonRow(screen)),
  };
  return screen.lines.map((line) => roleOf(line, screen, parts));
}

/** The lines of the parts that are seen by their neighbours. */
interface Parts {
  columns: ReadonlySet<OcrLine>;
  titles: ReadonlySet<OcrLine>;
  menus: ReadonlySet<OcrLine>;
  /** The uppermost row of a window that was cut below its bar. */
  buttons: ReadonlySet<OcrLine>;
}

function roleOf(line: OcrLine, screen: Screen, parts: Parts): LineRole {
  if (screen.front && !isMostlyIn(line.box, grown(screen.front, screen.lineHeight * 0.5))) {
    return isAtBottom(line, screen) && CLOCK.test(line.text) ? 'taskbar' : 'behind';
  }
  if (screen.isPhone) return phoneRole(line, screen);
  return desktopRole(line, screen, parts);
}

function phoneRole(line: OcrLine, screen: Screen): LineRole {
  const { box, text } = line;
  const { height } = screen;
  const middle = box.y + box.h / 2;
  if (middle < height * 0.05 && (CLOCK.test(text) || SIGNALS.test(text) || isTiny(line, screen))) {
    return 'statusbar';
  }
  if (middle > height * 0.45 && KEYS.test(text)) return 'keyboard';
  if (middle > height * 0.93 && isRowOfLabels(line)) return 'navbar';
  if (middle < height * 0.13 && !isSentence(text)) return 'appbar';
  if (BUTTONS.has(foldText(text).trim())) return 'button';
  return 'main';
}

function desktopRole(line: OcrLine, screen: Screen, parts: Parts): LineRole {
  const { box, text } = line;
  const fromTop = box.y - topOf(screen, parts);
  if (isAtBottom(line, screen) && CLOCK.test(text)) return 'taskbar';
  if (parts.menus.has(line)) return 'menubar';
  if (fromTop < screen.lineHeight * 12 && isMenu(text)) return 'menubar';
  if (parts.buttons.has(line)) return 'toolbar';
  // The bar of a whole desktop shows the time there.
  if (parts.titles.has(line)) return CLOCK.test(text) ? 'taskbar' : 'titlebar';
  if (isTopLine(line, screen, parts)) return 'titlebar';
  if (fromTop < screen.lineHeight * 7 && cellsOf(line).length >= 4) return 'toolbar';
  if (BUTTONS.has(foldText(text).trim())) return 'button';
  return parts.columns.has(line) ? 'sidelist' : 'main';
}

/** A line at the upper edge, where no row of its own was told to be the bar. */
function isTopLine({ box }: OcrLine, { lineHeight, front }: Screen, { titles }: Parts): boolean {
  const isLow = box.h < lineHeight * 1.6;
  return titles.size === 0 && isLow && box.y - (front?.y ?? 0) < Math.max(lineHeight * 1.8, 20);
}

/** Where the window begins: at the edge of the picture, unless its bar stands amid the desktop. */
function topOf({ front, lineHeight }: Screen, { titles }: Parts): number {
  const bar = Math.min(...[...titles].map(({ box }) => box.y - lineHeight));
  return Math.max(front?.y ?? 0, titles.size > 0 ? bar : 0);
}

const isSentence = (text: string): boolean => text.split(' ').length > 7;
const isTiny = ({ text, box }: OcrLine, { lineHeight }: Screen): boolean =>
  text.length < 10 && box.h <= lineHeight;
const isAtBottom = ({ box }: OcrLine, { height }: Screen): boolean =>
  box.y + box.h / 2 > height * 0.94;

function isRowOfLabels(line: OcrLine): boolean {
  const cells = cellsOf(line);
  return cells.length >= 2 || line.words.length <= 2;
}

function isMenu(text: string): boolean {
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  // A menu says each word once: `window = window + 1` beside `window.ts` is none.
  const hits = new Set(words.filter((word) => MENU_WORDS.has(word))).size;
  return words.length >= 3 && words.length <= 14 && hits >= 3;
}

/** A menu that was read as several lines side by side, in the uppermost rows. */
function menuRow({ lines, lineHeight, front }: Screen): OcrLine[] {
  const top = front?.y ?? Math.min(...lines.map(({ box }) => box.y));
  const upper = lines.filter(({ box }) => box.y >= top && box.y - top < lineHeight * MENU_ROWS);
  for (const { box } of upper) {
    const row = upper.filter((other) => isBeside(box, other.box));
    if (row.length > 1 && isMenu(row.map(({ text }) => text).join(' '))) return row;
  }
  return [];
}

/** The uppermost row, where it is so many short texts far apart as no title is. */
function buttonRow({ lines, lineHeight, front }: Screen): OcrLine[] {
  const area = front?.y ?? 0;
  const [top] = [...lines].sort((a, b) => a.box.y - b.box.y);
  if (!top || top.box.y - area > lineHeight * 2) return [];
  const row = lines.filter(({ box }) => isBeside(box, top.box));
  const cells = row.flatMap(cellsOf).map(({ text }) => text);
  const short = cells.filter((text) => text.split(' ').length <= BUTTON_WORDS);
  return short.length >= FEWEST_BUTTONS && short.length === cells.length ? row : [];
}

/** Short lines under each other at the left, with something longer beside them. */
function sideColumns({ lines, width, lineHeight, front }: Screen): ReadonlySet<OcrLine> {
  const area = front ?? { x: 0, y: 0, w: width, h: 0 };
  const edge = area.x + area.w * 0.3;
  const left = lines.filter(({ box }) => box.x + box.w < edge);
  const rest = lines.filter(({ box }) => box.x >= edge * 0.6 && box.x + box.w > edge);
  if (left.length < 4 || rest.length < 3) return new Set();
  const column = left.filter(isAligned(left, Math.max(1, lineHeight * 1.2)));
  const crossing = lines.filter(({ box }) => box.x < edge * 0.7 && box.x + box.w > edge * 1.1);
  return crossing.length > column.length ? new Set() : new Set(column);
}

/** Whether four lines or more begin where this one does; counted once for all of them. */
function isAligned(lines: readonly OcrLine[], step: number): (line: OcrLine) => boolean {
  const counts = new Map<number, number>();
  const slot = ({ box }: OcrLine): number => Math.round(box.x / step);
  for (const line of lines) counts.set(slot(line), (counts.get(slot(line)) ?? 0) + 1);
  const near = (at: number): number =>
    (counts.get(at - 1) ?? 0) + (counts.get(at) ?? 0) + (counts.get(at + 1) ?? 0);
  return (line) => near(slot(line)) >= 4;
}

function isMostlyIn(box: Box, area: Box): boolean {
  const x = box.x + box.w / 2;
  const y = box.y + box.h / 2;
  return x >= area.x && x <= area.x + area.w && y >= area.y && y <= area.y + area.h;
}

const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + by * 2,
  h: h + by * 2,
});
