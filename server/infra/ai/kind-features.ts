import { type ScreenshotKind } from '../../contract/screenshots';
import { type PageFacts } from './page-facts';
import { labelledRoute } from './places';
import {
  COLUMN,
  amounts,
  codeShare,
  hasBoardColumns,
  hasBubbles,
  hasDayOnTop,
  hasLineNumbers,
  hasScatteredNumbers,
  hasShares,
  hasTable,
  hasTimeAxis,
  isLockScreen,
  isSparseWide,
  numberRows,
} from './page-shapes';

/**
 * One trace of a kind. `per` points for each occurrence, at most `max` in all. `text` is searched in the whole
 * folded text, `line` must match a whole folded line; `when` is a fact about the page.
 */
export interface KindFeature {
  kind: ScreenshotKind;
  per: number;
  max: number;
  text?: RegExp;
  line?: RegExp;
  when?: (facts: PageFacts) => boolean;
}

type Trace = Omit<KindFeature, 'kind'>;

const words = (source: string, per: number, max: number): Trace => ({
  text: new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu'),
  per,
  max,
});
const anywhere = (text: RegExp, per: number, max: number): Trace => ({ text, per, max });
const lines = (line: RegExp, per: number, max: number): Trace => ({ line, per, max });
const when = (test: (facts: PageFacts) => boolean, points: number): Trace => ({
  when: test,
  per: points,
  max: points,
});

const TRACES: Record<ScreenshotKind, readonly Trace[]> = {
  article: [
    lines(/^(?:by|von|par|por) \p{L}[\p{L}.'-]*(?: \p{L}[\p{L}.'-]*){1,3}(?: [|·—-] .*)?$/u, 4, 4),
    words('min(?:ute)? read|published|updated|veroffentlicht|publie|publicado|aktualisiert', 2, 4),
    lines(
      /^(?:science|politics|world|business|sport|culture|opinion|technology|wirtschaft|politik|kultur)$/,
      2,
      2,
    ),
    words('said|told|reported|according to|sagte|a declare|dijo', 1, 3),
    when((f) => f.prose > 0.5 && f.words > 50, 2),
  ],
  board: [
    lines(COLUMN, 3, 12),
    when(hasBoardColumns, 6),
    words(
      'kanban|sprint|add (?:a )?card|add (?:a )?task|trello|jira|asana|story points|swimlane|epic',
      2,
      6,
    ),
    anywhere(/\b[a-z]{2,5}-\d{1,5}\b/g, 0.5, 3),
  ],
  calendar: [
    anywhere(
      /(?:\b(?:sun|mon|tue|wed|thu|fri|sat|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom)\b\.?\s+){4,}/g,
      5,
      5,
    ),
    anywhere(
      /(?:\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|lunes|martes|miercoles|jueves|viernes)\b\s+){4,}/g,
      3,
      3,
    ),
    when(
      (f) =>
        f.foldedLines.filter((l) =>
          /^(?:sun|mon|tue|wed|thu|fri|sat|sunday|monday|tuesday|wednesday|thursday|friday|saturday|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom)\.?)$/.test(
            l,
          ),
        ).length >= 3,
      5,
    ),
    when(
      (f) =>
        f.foldedLines.filter((l) => /^(?:[12]?\d|3[01])(?: (?:[12]?\d|3[01]))*$/.test(l)).length >=
        10,
      3,
    ),
    words(
      'date and time|add to calendar|rsvp|hosted by|attendees|doors open|speakers?|tickets?|organi[sz]er|venue|veranstaltung|einlass|teilnehmer|organisateur',
      1.5,
      7.5,
    ),
    words('calendar|kalender|calendrier|calendario|new event|day|week|month|agenda', 0.7, 2.8),
    words(
      'artist|doors|row|show|admission|entrance|valid on|admit|adults?|kunstler|reihe|eintritt|eintrittskarte|erwachsener?|gultig am|valable|adultes?|adultos?',
      1,
      4,
    ),
  ],
  chart: [
    words(
      'dashboard|overview|by (?:month|week|day|region|channel|country)|per (?:month|week|day)|trend|(?:pro|je) (?:monat|woche|tag)|par (?:mois|semaine|jour)|por (?:mes|semana|dia)',
      1.5,
      4.5,
    ),
    words(
      'revenue|sales|orders|conversion|visitors|sessions|pageviews|users|churn|rate|mrr|arr|avg\\.?|growth|umsatz|bestellungen|besucher',
      0.8,
      4,
    ),
    words(
      'compared to|vs\\.? (?:last|previous)|previous (?:period|quarter|month|week)|last \\d+ (?:days|weeks|months|hours)|quarter',
      2,
      4,
    ),
    anywhere(/[+-]\s?\d+(?:[.,]\d+)? ?%/g, 1, 3),
    words('chart|graph|axis|legend|histogram|diagramm', 1.5, 3),
    when(hasTimeAxis, 3),
    when(hasScatteredNumbers, 2),
    when(hasShares, 4),
  ],
  chat: [
    words('imessage|whatsapp|telegram|signal|slack|discord|messenger|microsoft teams', 4, 4),
    words(
      'online|last seen|typing|is typing|zuletzt online|schreibt|en ligne|delivered|read|zugestellt|gelesen',
      1.5,
      3,
    ),
    lines(/^#\s?[a-z][\w-]+$/, 4, 4),
    lines(/^(?:today|yesterday|heute|gestern|hoy|ayer|hier|aujourd.?hui)$/, 1.5, 1.5),
    lines(/^.{0,12}?\p{L}+(?: \p{L}+)? +\d{1,2}[:.]\d\d ?(?:[ap]m)?$/u, 1.5, 6),
    anywhere(/\b\d{1,2}:\d\d(?: ?[ap]m)?(?: ?[✓/]+)?$/gm, 0.5, 3),
    words('type a message|message|nachricht|reply|thread|sticker', 1, 2),
    when(hasBubbles, 4),
  ],
  code: [
    when((f) => codeShare(f) > 0.3, 5),
    when((f) => codeShare(f) > 0.5, 2),
    when(hasLineNumbers, 3),
    words(
      'visual studio code|vs code|intellij|pycharm|webstorm|xcode|sublime text|android studio|neovim|vim',
      4,
      4,
    ),
    words('explorer', 1.5, 1.5),
    words('ln \\d+,? col \\d+|utf-8|spaces: \\d', 1.5, 3),
    lines(
      /^[\w.-]+\.(?:ts|tsx|js|jsx|mjs|py|rb|go|rs|java|kt|c|h|cpp|cs|php|swift|sh|css|html|json|ya?ml|toml|sql|vue)$/,
      1,
      3,
    ),
    words(
      'pull request|merge request|wants to merge|commits? into|files changed|checks have passed|approved these changes|commented on|review required|reviewers|assignees',
      2,
      8,
    ),
  ],
  document: [
    when((f) => f.words > 150, 2),
    when((f) => f.words > 300, 1.5),
    when((f) => f.prose > 0.35, 1.5),
    lines(/^(?:\d+\.)+\d*\s+\p{Lu}.*/iu, 0.7, 3),
    words(
      'table of contents|inhaltsverzeichnis|table des matieres|appendix|chapter|kapitel|chapitre|section|abschnitt',
      1,
      3,
    ),
    words(
      'documentation|manual|handbook|handbuch|release notes?|synopsis|description|reference|guide|license|copyright|abstract|references',
      1,
      4,
    ),
    words('prev|previous|next|zuruck|weiter|precedent|suivant', 0.5, 1.5),
    words(
      'agreement|contract|hereby|tenant|landlord|lease|clause|party|parties|terms|undersigned|vertrag|mietvertrag|contrat|contrato',
      1,
      6,
    ),
  ],
  email: [
    lines(
      /^.{0,3}(?:inbox|starred|sent|drafts?|spam|trash|archive|posteingang|markiert|gesendet|entwurfe|papierkorb|boite de reception|envoyes|brouillons|corbeille|bandeja de entrada|enviados|borradores)(?: \d+)?$/,
      1.5,
      6,
    ),
    words(
      'inbox|drafts|spam|posteingang|entwurfe|boite de reception|brouillons|bandeja de entrada|borradores',
      1,
      3,
    ),
    lines(/^(?:to me|an mich|a moi|para mi)\b.*/, 3, 3),
    anywhere(
      /^(?:from|to|cc|subject|sent|von|an|betreff|gesendet|de|a|objet|asunto|para): .+/gm,
      1.5,
      6,
    ),
    anywhere(
      /^(?:.{0,10} )?(?:dear|hi|hello|sehr geehrte[rs]?|liebe[rs]?|hallo|bonjour|cher|chere|hola|estimad[oa]s?) [^\n]{1,30},$/gm,
      3,
      3,
    ),
    words(
      'best regards|kind regards|regards|sincerely|mit freundlichen gru.{1,3}en|viele gru.{1,3}e|cordialement|saludos|atentamente|unsubscribe|abmelden',
      2,
      4,
    ),
    anywhere(/[\w.+-]{1,64}@[\w-]{1,64}\.\w{2,}/g, 0.7, 1.4),
    words('reply all|reply|forward|antworten|weiterleiten|repondre|transferer', 0.7, 1.4),
  ],
  error: [
    lines(
      /^.{0,4}(?:.*\b)?(?:unhandled|exception|fatal|error:|\w*error\b|fehler|erreur|could not|couldn.?t|cannot|can.?t be (?:reached|opened|saved|found)|unable to|went wrong|not found|access denied|failed|konnte nicht|impossible|no se pudo)\b.*/,
      2,
      4,
    ),
    lines(
      /^.{0,4}(?:.*\b)?(?:is full|not enough (?:space|memory)|isn.?t responding|(?:is|does) not respond(?:ing)?|has stopped|stopped working|quit unexpectedly|is (?:damaged|corrupt(?:ed)?|missing|invalid)|timed out|no longer (?:available|exists)|is in use by|ist voll|reagiert nicht|beschadigt|nicht (?:gefunden|moglich)|fehlgeschlagen|ne repond (?:pas|plus)|introuvable|endommage|a echoue|no responde|danado|no encontrad[oa]|ha fallado)\b.*/,
      2.5,
      5,
    ),
    lines(
      /^.{0,2}(?:(?:ok|cancel|close(?: app)?|wait|help|yes|no|retry|abort|ignore|dismiss|try again|report|ja|nein|abbrechen|schliessen|hilfe|annuler|fermer|aide|oui|non|reessayer|aceptar|cancelar|cerrar|ayuda|reintentar)[ |.]*)+$/,
      1,
      2,
    ),
    anywhere(
      /\berr_[a-z_]+|\b0x[0-9a-f]{6,8}\b|\berror code\b|\b(?:http )?(?:404|500|502|503)\b(?= |$)/g,
      2.5,
      5,
    ),
    words(
      'retry|try again|reload|ok|cancel|close the program|abbrechen|wiederholen|reessayer',
      0.8,
      1.6,
    ),
    anywhere(/^.{0,4}at [^\n]{1,200}?[(:][^\n]{0,200}:\d+/gm, 1.2, 4),
    anywhere(
      /\b(?:type|syntax|reference|range|value|key|index|name|attribute|runtime|null\w*)(?:error|exception)\b/g,
      2.5,
      5,
    ),
    words(
      'unhandled|uncaught|traceback|stack trace|segmentation fault|checking the connection',
      2,
      4,
    ),
    when((f) => f.words < 60, 1),
  ],
  finance: [
    words('account|konto|compte|cuenta', 0.8, 1.6),
    words('balance|kontostand|saldo|solde', 1.5, 3),
    words('statement|transactions?|buchungen|umsatze|kontoauszug|releve|extracto', 2, 4),
    words(
      'direct debit|standing order|withdrawal|deposit|atm|salary|transfer|lastschrift|uberweisung|gutschrift|dauerauftrag|virement|prelevement',
      1,
      4,
    ),
    words(
      'portfolio|shares|stock|dividend|nasdaq|dow jones|etf|bitcoin|depot|kurs|exchange rate',
      1.5,
      6,
    ),
    anywhere(/(?<![\d.,])[-+]\d{1,3}(?:[.,]\d{3})*[.,]\d\d(?!\d)/g, 0.5, 2),
  ],
  invoice: [
    lines(/^(?:.{0,20} )?(?:invoice|rechnung|facture|factura|fattura)(?: .{0,12})?$/, 4, 4),
    words('invoice|rechnung|rechnungs\\w+|facture|factura', 1, 3),
    words(
      'bill to|billed to|due date|amount due|total due|payable|zahlbar(?: bis)?|fallig|leistungszeitraum|net 30|bank transfer|iban|vat id|vat|mwst|ust|netto|brutto|tva|ht|ttc|iva|subtotal|purchase order|remit|echeance',
      1,
      6,
    ),
    when((f) => amounts(f) >= 4, 1),
  ],
  map: [
    anywhere(/\b\d+(?:[.,]\d+)? ?(?:km|mi|miles)\b/g, 1.5, 3),
    anywhere(/\b\d{2,3} m(?= |$)/gm, 1, 1),
    words('open (?:until|now)|geoffnet bis|ouvert jusqu|abierto hasta', 1, 1),
    words(
      'route|directions|via|traffic|fastest|eta|arrive|arrival|recenter|start navigation|verkehr|ankunft|schnellste|itineraire|trafic',
      1.2,
      6,
    ),
    anywhere(/\b\d+ (?:min|h|std)\b(?= ?\()/g, 2, 4),
    words(
      'street|road|avenue|park|square|bridge|harbour|station|museum|strasse|platz|rue|calle|plaza',
      0.5,
      2,
    ),
    when((f) => f.words < 60 && f.prose < 0.1, 0.5),
  ],
  notification: [
    when(isLockScreen, 6),
    when(hasDayOnTop, 3),
    words(
      'swipe (?:up )?to|unlock|notification cent(?:er|re)|do not disturb|entsperren|mitteilungen|silent|clear all',
      2.5,
      5,
    ),
    lines(/^(?:sun|mon|tues|wednes|thurs|fri|satur)day, \p{L}+ \d{1,2}$/u, 1, 1),
    words('\\d+ ?(?:min|h|m) ago|now|vor \\d+ min', 1, 3),
  ],
  photo: [when((f) => f.words < 4, 6)],
  receipt: [
    words('receipt|kassenbon|kassenbeleg|quittung|bon-?nr|ticket de caisse|recu|recibo', 3, 6),
    words('total|subtotal|sub-total|summe|gesamt|montant', 0.8, 2.4),
    words(
      'tip|cash|change|gegeben|ruckgeld|riickgeld|bar|rendu|cashier|kasse|server|table|auth code|approval|terminal id',
      1.2,
      4.8,
    ),
    words('visa|mastercard|amex|girocard|ec-karte|carte bancaire', 1.2, 2.4),
    words('thank you|thanks for|come again|vielen dank|danke fur|merci|gracias|umtausch', 1.2, 3.6),
    words('order ?#?|tel|store|filiale|ust-idnr', 0.5, 1.5),
    when((f) => amounts(f) >= 5 && f.width < f.height * 1.1, 2),
  ],
  recipe: [
    words('ingredients?|zutaten|ingredients|ingredientes|ingredienti', 3, 3),
    words(
      'preparation|zubereitung|cuisson|etapes|directions|method|preparacion|cook time|prep time|backzeit',
      1.5,
      4.5,
    ),
    words('serves|servings|portionen|personnes|personen|porciones|raciones', 1.5, 3),
    words('tbsp|tsp|tablespoons?|teaspoons?|cups?|el|tl|prise|pincee|cucharad\\w+', 1, 3),
    anywhere(/\b\d+ ?(?:g|kg|ml|cl|dl|oz|lb)\b/g, 0.7, 2.8),
    words(
      'preheat|oven|bake|whisk|simmer|backofen|vorheizen|ruhren|prechauffez|four|beurre|sucre|farine|horno|mezclar|butter|sugar|flour|mehl|zucker',
      1,
      4,
    ),
  ],
  settings: [
    lines(
      /^.{0,3}(?:settings|preferences|einstellungen|reglages|parametres|ajustes|configuracion|privacidad|datenschutz|confidentialite|options|privacy and security|privacy & security|general|account settings)$/,
      4,
      4,
    ),
    lines(
      /^.+ (?:on|off|ein|aus|active|desactive|activado|desactivado|aktiviert|deaktiviert|\d+ apps? allowed|allowed|denied|enabled|disabled)$/,
      1.2,
      6,
    ),
    words(
      'services|access|permissions?|privacy|notifications|bluetooth|wi-?fi|display|brightness|language|region|backup|system version|build|software update|storage|reset|crash reports|location services|datenschutz|mitteilungen|sprache',
      0.6,
      4,
    ),
    words('enable|disable|toggle|allow|default|save changes|speichern', 0.7, 2.1),
    lines(/^(?:on|off|ein|aus|active|desactive|activado|desactivado)$/, 1.5, 3),
    words(
      'berechtigung\\w*|zugriff|\\w*zugriff|mikrofon|kamera|standort|bildschirm|benachrichtigungen|confidentialite|autorisations?|notifications|affichage|privacidad|permisos|pantalla|ubicacion',
      0.8,
      3.2,
    ),
  ],
  shopping: [
    words(
      'add to (?:cart|basket|bag)|buy now|in den warenkorb|jetzt kaufen|ajouter au panier|acheter|anadir (?:al|a la) (?:carrito|cesta)|comprar|checkout|wishlist|add to list',
      3,
      6,
    ),
    words(
      'in stock|out of stock|auf lager|lieferbar|en stock|free delivery|free shipping|kostenlose lieferung|livraison gratuite|envio gratis|delivery|returns',
      1.5,
      4.5,
    ),
    words('out of 5|ratings?|reviews?|stars|bewertungen|avis|opiniones|sternen', 1.5, 3),
    words('you save|was [$€£]\\d[\\d.,]*|statt|uvp|rrp|sale|% off|rabatt', 1.5, 3),
    words('cart|basket|warenkorb|einkaufswagen|panier|carrito|cesta', 2, 4),
    words(
      'place order|proceed to checkout|zur kasse|passer (?:la )?commande|(?:tramitar|realizar) (?:el )?pedido',
      2,
      4,
    ),
    words('size|colou?r|quantity|qty|grosse|farbe|menge|sold by|brand', 0.5, 1.5),
  ],
  slide: [
    when(isSparseWide, 2),
    when(
      (f) =>
        isSparseWide(f) && f.foldedLines.filter((l) => /^[•«»·\-*=¢e] ?\p{L}/u.test(l)).length >= 3,
      3,
    ),
    when(
      (f) =>
        isSparseWide(f) && f.lines.some((l) => l.box.y > f.height * 0.9 && l.words.length <= 8),
      1.5,
    ),
    words(
      'roadmap|agenda|q[1-4]|all-hands|key takeaways|thank you for your attention|questions\\?|confidential|our mission|next steps',
      1.5,
      4.5,
    ),
  ],
  social: [
    anywhere(/(?<![\w.])@[a-z]\w{2,}/g, 1.5, 3),
    words('follow|following|followers|folgen|abonnieren|suivre|seguir', 1.5, 3),
    anywhere(
      /\b\d[\d.,]{0,12}[km]? (?:re(?:posts|tweets)|likes?|views|quotes|repl(?:y|ies)|comments|shares|upvotes|gefallt|j.aime|me gusta)\b/g,
      2.5,
      7.5,
    ),
    words(
      'repost|retweet|share|hashtag|timeline|feed|tweet|toot|boosts|upvote|subreddit|posted by',
      1,
      3,
    ),
    anywhere(/(?<![\w&])#[a-z]\w{2,}/g, 0.5, 1.5),
  ],
  spreadsheet: [
    lines(/^(?:.{0,3})?file edit view(?: \p{L}+)*.*$/u, 3, 3),
    when((f) => numberRows(f) >= 3, 2),
    when((f) => numberRows(f) >= 5, 2),
    when(hasTable, 2),
    words(
      'sheet ?\\d|tabelle ?\\d|excel|google sheets|pivot|formula|=sum|summe|libreoffice calc|budget',
      1.5,
      4.5,
    ),
    lines(/^(?:[a-h] ){3,}[a-j]$/, 3, 3),
    when((f) => numberRows(f) >= 3 && /^(?:sum|total|summe|gesamt|somme)\b/m.test(f.folded), 1),
  ],
  terminal: [
    anywhere(/^[\w.-]+@[\w.-]+[: ]?[~/].*[$#%>]/gm, 5, 5),
    anywhere(/^.{0,2}[$❯➜] \w+/gmu, 3, 6),
    anywhere(/^.{0,2}[\w.~/-]+ git:\([\w./-]+\)/gm, 5, 5),
    // the sign at the end of a path is read as what it looks like
    anywhere(/^[~/]?[\w.-]*(?:\/[\w.-]+)+ [❯➜»>›)$%#] ?\w+/gmu, 4, 8),
    anywhere(/^(?:ps )?[a-z]:\\[^>\n]*>/gm, 5, 5),
    words('bash|zsh|powershell|cmd\\.exe|windows terminal|iterm2?', 2, 2),
    lines(
      /^(?:bash|zsh|fish|ssh|git|docker|kubectl|npm|yarn|pnpm|node|python3?|pytest|cargo|go|make|vim|nano|htop|top|tmux)(?:$| [-–—:] .+)/,
      3,
      3,
    ),
    words(
      'test session starts|platform (?:linux|darwin|win32)|passed in|build (?:succeeded|failed)|exit code|command not found',
      1.5,
      4.5,
    ),
    anywhere(/^commit [0-9a-f]{7,}/gm, 2, 4),
    words(
      'container id|npm (?:err|error|warn)!?|sudo|apt-get|rootdir:?|collected \\d+ items|\\d+ passed|\\d+ failed|traceback|segfault|localhost',
      1.2,
      5,
    ),
    anywhere(/^[=_-]{6,}|[=_-]{10,}$/gm, 1, 3),
    anywhere(/\s--?[a-z][\w-]+/g, 0.3, 1.5),
    when((f) => f.words > 300, -3),
  ],
  travel: [
    words('boarding|boarding pass|bordkarte|carte d.embarquement|tarjeta de embarque', 3, 4.5),
    words(
      'flight|flug|vol|vuelo|gate|seat|sitz(?:platz)?|asiento|siege|passenger|passagier|passager|pasajero|seq|airline|airways|terminal \\d',
      1,
      5,
    ),
    words(
      'departure|departing|arrival|abfahrt|ankunft|depart|arrivee|salida|llegada|itinerary|check-in|check-out',
      0.8,
      3.2,
    ),
    words(
      'train|autobus|autocar|zug|gleis|hbf|bahncard|ice \\d+|platform|coach|wagen|halt|sparpreis|tgv|ave|voie|voiture|via rail',
      1,
      5,
    ),
    words(
      'ticket|online-ticket|fahrkarte|billet|billete|e-ticket|booking|reservation|buchung|auftragsnummer|pnr|hotel|nights?|guests',
      0.8,
      3.2,
    ),
    anywhere(/\((?:[a-z]{3})\)/g, 0.5, 1),
    when((f) => labelledRoute(f.lines) !== null, 2),
  ],
  weather: [
    anywhere(/-?\d{1,2} ?°/g, 0.8, 4),
    words(
      'humidity|feels like|forecast|uv index|precipitation|sunrise|sunset|wind|rain|cloudy|sunny|dew point|visibility|luftfeuchtigkeit|gefuhlt|niederschlag|wolkig|sonnig|meteo|humidite|pluie|humedad|lluvia|air quality',
      1.3,
      8,
    ),
    words('hourly|10-day|7-day|h:\\d+|l:\\d+|weather|wetter|tiempo', 1.2, 3.6),
  ],
};

export const KIND_FEATURES: readonly KindFeature[] = Object.entries(TRACES).flatMap(
  ([kind, traces]) => traces.map((trace) => ({ kind: kind as ScreenshotKind, ...trace })),
);
