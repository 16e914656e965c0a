import { foldText } from '../page/fold-text';
import { type OcrLine } from '../page/ocr-result';
import { type PageFacts } from '../page/page-facts';

/** The signs of a program's window on a page. */
export interface WindowSigns {
  hasMenu: boolean;
  /** A row on top that may be a bar, whatever it says. */
  hasTop: boolean;
  /** A bar on top with the name of the program alone or behind a dash. */
  hasBar: boolean;
  /** The buttons that end a dialog. */
  hasButtons: boolean;
  /** The program's name, as it is written in the bar. */
  program: string | null;
}

const NO_SIGNS: WindowSigns = {
  hasMenu: false,
  hasTop: false,
  hasBar: false,
  hasButtons: false,
  program: null,
};

/** Every dialog can be left; folded. */
const LEAVE =
  /(?<!\p{L})(?:cancel|abbrechen|abbruch|annuler|cancelar|annulla|anuluj|avbryt|annuleren)(?!\p{L})/u;
const BUTTON =
  /(?<!\p{L})(?:ok|apply|close|help|reset|defaults?|back|next|finish|yes|no|save|anwenden|ubernehmen|schliessen|hilfe|voreinstellungen|zuruck|weiter|speichern|ja|nein|appliquer|fermer|aide|oui|non|enregistrer|aceptar|aplicar|cerrar|ayuda|guardar|si|applica|chiudi|aiuto|salva|fechar|ajuda|sim|zastosuj|zamknij|pomoc|zapisz|tak|nie|verkstall|stang)(?!\p{L})/gu;
/** A row of buttons has no further words. */
const MOST_WORDS = 10;

/** `document — Program`, `Program`: the name has a capital and at most three words. */
const BEHIND_DASH = /[-–—] (?<name>\p{L}[\p{L}\d.]*(?: \p{L}[\p{L}\d.]*){0,2})\W*$/u;
const NAME_ALONE = /^\W{0,4}(?<name>\p{Lu}[\p{L}\d]{2,24})\W{0,12}$/u;
const MOST_NAME = 24;

/** The signs of a window; a telephone shows none. */
export function windowSigns(facts: PageFacts): WindowSigns {
  if (facts.isPhone) return NO_SIGNS;
  const { roles, foldedLines } = facts;
  const program = programOf(facts);
  return {
    hasMenu: roles.includes('menubar'),
    hasTop: roles.includes('titlebar'),
    hasBar: program !== null,
    hasButtons: foldedLines.some((line, i) => endsDialog(line, facts.lines[i]!, facts)),
    program,
  };
}

/** `Cancel` alone or among other buttons, not in a sentence. */
export function endsDialog(
  folded: string,
  { words, box }: OcrLine,
  { height }: PageFacts,
): boolean {
  if (words.length > MOST_WORDS || box.y < height * 0.3 || !LEAVE.test(folded)) return false;
  const buttons = (folded.match(BUTTON) ?? []).length + 1;
  return buttons * 2 >= words.length - 1;
}

function programOf({ lines, roles }: PageFacts): string | null {
  const bar = lines
    .filter((_, i) => roles[i] === 'titlebar')
    .sort((a, b) => a.box.x - b.box.x)
    .map(({ text }) => text);
  const [only = '', ...others] = bar;
  const last = others.at(-1) ?? only;
  const name = BEHIND_DASH.exec(last)?.groups?.name ?? NAME_ALONE.exec(last)?.groups?.name;
  return name && name.length <= MOST_NAME && foldText(name).length > 2 ? name : null;
}
