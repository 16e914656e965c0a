import { monthPattern, shortWeekdayPattern, weekdayPattern } from '../dates/date-words';
import { allMatches } from '../page/all-matches';
import { foldText } from '../page/fold-text';

/** A row of a log begins with its second, perhaps behind its day. */
const LOG_ROW =
  /^\W{0,2}(?:(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\p{Lu}\p{Ll}{2} {1,2}\d{1,2})[T, ]{1,2})?\d{1,2}:\d\d:\d\d\b/u;

/** The words of an empty field; folded. */
const FIND = '(?:search|suche|durchsuche|recherche|buscar|cerca|pesquis|szukaj|zoek|filter|filtr)';
const PLACEHOLDER = new RegExp(
  `^(?:\\S )?(?:${FIND}\\w{0,2}|find|type (?:to|here))(?: .{0,30})?(?:…|\\.{2,3})$`,
);
/** Its magnifying glass is read as a letter. */
const BEHIND_GLASS = new RegExp(`^[qo©°] ?${FIND}\\w{0,2}\\.?$`);
/** The sign that closes a tab, with another tab behind it. */
const TABS = /\S [xX×✕] \p{Lu}.* [xX×✕] /u;

/** The status of a telephone. */
const STATUS = /^(?:(?:lte|wlan|wifi|wi-fi|[345]g|h\+|volte|\d{1,3} ?%|\d{1,2}[:.]\d\d)(?:\s|$))+$/;

/** The same with the name of its network: clock and battery at the ends of a short line. */
const STATUS_WITH_NAME =
  /^(?:(?:[\p{L}\d&.-]{2,12} ){1,2}(?:\S{1,4} )?\d{1,3} ?% \d{1,2}:\d\d|\d{1,2}:\d\d (?:(?:[\p{L}\d&.-]{2,12} )?|(?:[\p{L}\d&.-]{2,12} ){2}(?=(?:lte|[345]g|wlan) ))(?:\S{1,4} )?\d{1,3} ?%)$/u;

const TIME = '\\d{1,2}[:.]\\d\\d(?: ?[ap]\\.?m\\.?)?';
/** The clock in the bar of a desktop, `Tue 9. Mar 21:56`: a day, its time and nothing else. */
const CLOCK = new RegExp(
  `^(?:(?:${weekdayPattern}|${shortWeekdayPattern}),? )?(?:\\d{1,2}[.,]? ${monthPattern}\\.?|${monthPattern}\\.? \\d{1,2}),?(?: \\d{4},?)? ${TIME}$`,
  'u',
);

const UNIT = '(?:[kmgt]?i?b(?:/s)?|[kmg]?bit/s|[kmgt%h]|m?s|min|fps|px|°c?)';
const AMOUNT = `[\\d.,:]+(?: ?${UNIT})?`;
/** Amounts with their units, as of a transfer: `107.02kB/s 0:01:40`. */
const AMOUNTS = new RegExp(`^${AMOUNT}(?:(?: ?[/-] ?| )${AMOUNT})*$`);

const NAMED_HOST = '(?:[a-z\\d-]{1,60}\\.){1,8}[a-z\\d-]{1,60}';
/** Ends of names; `js`, as in `Node.js/Express`, is none. */
const SITE =
  '(?:[a-z\\d-]{1,60}\\.){1,8}(?:com|org|net|io|dev|app|info|edu|gov|example|(?!js)[a-z]{2})';
const NOT_SAFE = '(?:not secure|nicht sicher|non securise|no (?:es )?seguro) ?(?:\\| ?)?';
/** An address with its path: by its scheme, its port, a number, the end of its name, or the browser's words before it. */
const ADDRESS = new RegExp(
  `^(?:\\S ){0,3}(?:(?:${NOT_SAFE}|https?://)(?:https?://)?(?:${NAMED_HOST}|localhost)|${NAMED_HOST}(?=:)|${SITE}|localhost|\\d{1,3}(?:\\.\\d{1,3}){3})(?::\\d{2,5})?/\\S{2,}$`,
);

/** The name of a field, with nothing in it or with its value in another cell. */
const LABEL = /^\S+(?: \S+)?\s*:$/;

/** The keys of a program in a terminal, `q:Quit d:Del` or `F1Help F2Setup`. */
const KEYS = /(?:(?:^|\s)(?:<?\S{1,9}>?:|<?\S{1,2}>?: |F\d{1,2} ?|\^\S )\p{Lu}\p{L}+){3}/u;
/** The head or a row of a month. */
const WEEKDAY = new RegExp(
  `(?<!\\p{L})(?:${weekdayPattern}|${shortWeekdayPattern}|tu|we|th|su)(?!\\p{L})`,
  'gu',
);
const ENOUGH_WEEKDAYS = 4;
const DAYS = /(?:(?:^|\s)[[(]?\d{1,2}[\])]?(?=\s|$)){5}/;

/** Names of menus, buttons and parts of a site; folded. */
const WAYS = new Set(
  (
    'home help about contact login logout search settings preferences options tools view views edit file window actions ' +
    'new open save close print undo redo copy paste back forward reload administration services network sources ' +
    'bookmarks history plugins features pricing blog docs documentation download downloads dashboard users ' +
    'datei bearbeiten ansicht einstellungen hilfe fenster extras neu offnen speichern drucken schliessen suchen lesezeichen ' +
    'fichier edition affichage outils aide fenetre nouveau ouvrir enregistrer imprimer fermer accueil rechercher parametres ' +
    'archivo editar ver herramientas ayuda ventana nuevo abrir guardar imprimir cerrar inicio buscar ajustes ' +
    'modifica visualizza strumenti aiuto finestra nuovo apri salva stampa chiudi impostazioni ' +
    'arquivo ficheiro exibir ferramentas ajuda novo salvar plik edycja widok narzedzia pomoc nowy otworz zapisz drukuj zamknij cofnij'
  ).split(' '),
);
const [FEWEST_WORDS, FEWEST_WAYS] = [4, 3];
/** Of its words: `Network and Internet Settings` is a heading, and so is `New York History Museum`. */
const WAYS_OF_WORDS = 0.5;
const JOINED = /\s(?:of|for|in|on|and|from|to|your|with|und|fur|von|de|y|et|e|per|para|pour)\s/iu;
/** Of its words that begin with a capital or a number. */
const CAPITALS = 0.7;

/** A row of menus, of buttons with words or of the links of a site: names beside each other and no phrase. */
function isRowOfWays(text: string): boolean {
  const words = text.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
  if (words.length < FEWEST_WORDS) return false;
  const ways = new Set(words.map((word) => foldText(word)).filter((word) => WAYS.has(word)));
  const capitals = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  const isPhrase = /[.?!:,]\s|[.?!]$/u.test(text);
  return (
    ways.size >= Math.max(FEWEST_WAYS, words.length * WAYS_OF_WORDS) &&
    capitals >= words.length * CAPITALS &&
    !isPhrase &&
    !JOINED.test(text)
  );
}

/** `1.1 GiB free out of 1.9 GiB`: how full a disk is. */
const SPACE_LEFT =
  /\d ?[kmgt]i?b\b(?: \(?(?:free|available|used|out|of|von|frei|belegt|verfugbar|libres?|disponibles?|usados?|utilises?|de|sur|total|\/|-|·)\)?){1,4} ?[\d.,]+ ?[kmgt]i?b\b/;

/** The head of a mail besides its subject. */
const MAIL_HEAD =
  /^(?:from|to|cc|bcc|date|sent|von|an|datum|gesendet|de|a|envoye|para|fecha|enviado)\s?:\s.*[@\d]/;

/** The views of a calendar beside each other. */
const VIEWS =
  /^(?:(?:day|week|month|year|agenda|list|today|tag|woche|monat|jahr|heute|liste|jour|semaine|mois|annee|dia|semana|mes|ano|hoy|lista)(?:\s|$)){2,}$/;

/** Of folded lines. */
const NEVER = [
  PLACEHOLDER,
  BEHIND_GLASS,
  STATUS,
  STATUS_WITH_NAME,
  CLOCK,
  VIEWS,
  AMOUNTS,
  SPACE_LEFT,
  ADDRESS,
  DAYS,
  MAIL_HEAD,
];

/** A line that is never what a page is called. */
export function isRowOrField(text: string): boolean {
  const folded = foldText(text).trim();
  return (
    LOG_ROW.test(text) ||
    TABS.test(text) ||
    LABEL.test(text) ||
    KEYS.test(text) ||
    isRowOfWays(text) ||
    allMatches(folded, WEEKDAY).length >= ENOUGH_WEEKDAYS ||
    NEVER.some((pattern) => pattern.test(folded))
  );
}
