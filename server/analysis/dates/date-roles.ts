import type { DateRole } from '../../contract/reading/dates';
import { FILLER } from './blank-noise';
import { allMatches } from '../page/all-matches';

/** Folded words that prove a role, in English, German, French and Spanish. */
const PROOFS: readonly (readonly [DateRole, string])[] = [
  [
    'expires',
    'expir(?:es?|ed|y|ation|ing|a|an)|valid (?:until|thru|through|to|till)|good (?:until|through|thru)|best before|use by|' +
      'gultig bis|lauft (?:\\w+ )?ab|ablauf(?:datum)?|haltbar bis|verfallt|' +
      "valable jusqu'?|valide jusqu'?|validite|a consommer|peremption|" +
      'caduca|caducidad|valid[oa] hasta|vigente hasta|vigencia',
  ],
  [
    'due',
    'due|deadline|payable|payment date|next (?:payment|billing|invoice|charge)(?: date)?|renews?|rsvp|no later than|' +
      'fallig(?:keit)?|nachste (?:zahlung|abbuchung|rechnung)|zahlbar|zu zahlen|frist|abgabe|stichtag|bis spatestens|' +
      'echeance|a payer|a rendre|date limite|au plus tard|prochaine? (?:paiement|prelevement|facture)|' +
      'proximo (?:pago|cobro)|vence|vencimiento|fecha limite|a pagar|plazo',
  ],
  [
    'departs',
    'depart(?:s|ure|ing)?|leav(?:es|ing)|outbound|takeoff|abfahrt|abflug|abreise|hinfahrt|hinflug|partenza|salida',
  ],
  [
    'arrives',
    'arriv(?:es?|al|ing|ee)|delivery|delivered|ankunft|ankommt|lieferung|zustellung|livraison|llegada|llega|entrega',
  ],
  [
    'issued',
    'issued?(?: (?:on|at|date))?|invoice date|statement date|bill(?:ing)? date|order(?:ed)?(?: date| on| placed)?|purchased|printed|date of issue|' +
      'rechnungsdatum|rechnung vom|ausgestellt|ausstellungsdatum|belegdatum|bestell(?:t|datum)|' +
      "date d'?emission|emise?|date de (?:la )?facture|facture du|commande(?:e|s)? (?:le|du)|" +
      'fecha de (?:emision|factura|expedicion|compra)|emitid[oa]|expedid[oa]',
  ],
  [
    'posted',
    'posted|sent|received|published|updated|modified|edited|created|uploaded|committed|commented|replied|opened|closed|merged|changed|synced?|last (?:seen|login|used|backup|sync)|' +
      'gesendet|empfangen|veroffentlicht|aktualisiert|geandert|erstellt|hochgeladen|zuletzt|letzte synchronisierung|' +
      'publie|mis a jour|envoye|recu|modifie|cree|derniere synchronisation|' +
      'publicado|enviado|recibido|actualizado|modificado|creado|subido',
  ],
  [
    'starts',
    'start(?:s|ing|ed)?(?: date)?|begin(?:s|ning)?|opens|check-?in|kick-?off|' +
      'beginn(?:t)?|startet|startdatum|anreise|' +
      'debut|commence|' +
      'empieza|comienza|inicio',
  ],
  [
    'ends',
    'ends?(?: date)?|ending|closes|check-?out|' +
      'ende(?:t)?|enddatum|' +
      'fin|se termine|termina|finaliza',
  ],
];

/** Prepositions say something only of the date that they stand in front of, and less than the words before them. */
const PREPOSITIONS: readonly (readonly [DateRole, string])[] = [
  ['due', 'by|before|avant|antes del?'],
  ['starts', 'from|since|ab|seit|a partir (?:du|del)|a compter du|desde'],
  ['ends', 'until|till|through|bis|jusqu.?(?:au?)?|hasta'],
];

interface Proof {
  role: DateRole;
  pattern: RegExp;
}

const proofs: readonly Proof[] = PROOFS.map(([role, words]) => ({
  role,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'gu'),
}));
const prepositions: readonly Proof[] = PREPOSITIONS.map(([role, words]) => ({
  role,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${words})\\W{0,3}(?:(?:the|zum|le|el|am) )?$`, 'u'),
}));

/** The greatest distance of a word before and behind its date, in characters. */
const [BEFORE, BEHIND] = [48, 18];
/** A word so near to its date counts more than a preposition. */
const CLOSE = 16;
/** A label in front of a date, or above it, is short. */
const MOST_LABEL = 32;
const OWN_WORD =
  /^[\s,;|·(–-]{0,4}(due|expires|expired|posted|sent|fallig|vence|caduca|issued)(?![\p{L}\d])/u;
/** `Date:` or `Datum:` in front of the date says that something was issued then, unless the page is a mail. */
const DATED = /(?:^|\s)(?:date|datum|fecha)\s?:?\s{0,2}$/;
const MAIL = /(?:^|\n)\s?(?:from|to|subject|von|an|betreff|de|objet|para|asunto)\s?:/;

/**
 * The role that the words around a date prove: the nearest one in front of it, else on the line above, else behind it.
 * Other dates are blanked in the text, and what stands before one of them belongs to that one.
 */
export function roleBeside(folded: string, from: number, to: number): DateRole {
  const lineStart = folded.lastIndexOf('\n', from - 1) + 1;
  const whole = folded.slice(Math.max(lineStart, from - BEFORE), from);
  const before = whole.slice(whole.lastIndexOf(FILLER) + 1);
  const near = provenBefore(before) ?? dated(before, folded);
  if (near) return near;
  const isFirst = whole.trim().length < 3;
  const above = isFirst ? lastProof(lineAbove(folded, lineStart))?.role : null;
  return above ?? firstProof(behindOf(folded, to)) ?? 'other';
}

/** Is the date the one of the message itself: `Date:`, `Sent:`? */
export function isHead(folded: string, from: number): boolean {
  const before = folded.slice(folded.lastIndexOf('\n', from - 1) + 1, from);
  return /(?:^|\s)(?:date|sent|datum|gesendet|envoye|enviado|fecha)(?: \w{1,4})?\s?:\s{0,2}\S{0,12}\s?$/.test(
    before,
  );
}

function dated(before: string, folded: string): DateRole | null {
  if (!DATED.test(before)) return null;
  return MAIL.test(folded.slice(0, 2_000)) ? 'posted' : 'issued';
}

function lineAbove(folded: string, lineStart: number): string {
  if (lineStart < 2) return '';
  const start = folded.lastIndexOf('\n', lineStart - 2) + 1;
  const line = folded.slice(start, lineStart - 1);
  return line.length <= MOST_LABEL && !/[\d\0]/.test(line) ? line : '';
}

function behindOf(folded: string, to: number): string {
  const lineEnd = folded.indexOf('\n', to);
  return folded.slice(to, Math.min(lineEnd < 0 ? folded.length : lineEnd, to + BEHIND));
}

/** `zahlbar bis` is due; `published by Ada, register by` is due as well, for there the word stands further away. */
function provenBefore(before: string): DateRole | null {
  const word = lastProof(before);
  if (word && before.length - word.end <= CLOSE) return word.role;
  const preposition = prepositions.find(({ pattern }) => pattern.test(before));
  return preposition?.role ?? word?.role ?? null;
}

interface FoundProof {
  role: DateRole;
  end: number;
  length: number;
}

function lastProof(text: string): FoundProof | null {
  let best: FoundProof | null = null;
  for (const { role, pattern } of proofs) {
    for (const { index, 0: found } of allMatches(text, pattern)) {
      const one = { role, end: index + found.length, length: found.length };
      const isNearer = !best || one.end > best.end;
      if (isNearer || (one.end === best?.end && one.length > best.length)) best = one;
    }
  }
  return best;
}

/** Behind a date only a word of its own says something, `29/06/2025 Due`; `by` and its like begin another phrase. */
function firstProof(text: string): DateRole | null {
  const found = OWN_WORD.exec(text);
  return lastProof(found?.[1] ?? '')?.role ?? null;
}
