// Signs of the private area of Unicode stand around a date until the page is whole, because they pass through any escaping.
const [FROM, DATA_END, TO] = ['\uE000', '\uE001', '\uE002'];
const MARKED = new RegExp(`${FROM}([^${DATA_END}]*)${DATA_END}([^${TO}]*)${TO}`, 'gu');

/** Words in front of a date that tell its role, by language. */
const LABELS = {
  en: {
    issued: 'Invoice date|Issued on',
    due: 'Due date|Payment due',
    expires: 'Valid until|Expires',
    departs: 'Departure',
    arrives: 'Arrival',
    starts: 'Starts|Check-in',
    ends: 'Ends|Check-out',
    posted: 'Published|Updated',
  },
  de: {
    issued: 'Rechnungsdatum|Ausgestellt am',
    due: 'Fällig am|Zahlbar bis',
    expires: 'Gültig bis',
    departs: 'Abfahrt|Abflug',
    arrives: 'Ankunft',
    starts: 'Beginn|Anreise',
    ends: 'Ende|Abreise',
    posted: 'Veröffentlicht|Aktualisiert',
  },
  fr: {
    issued: "Date d'émission|Date de facture",
    due: "Date d'échéance|À payer avant le",
    expires: "Valable jusqu'au",
    departs: 'Départ',
    arrives: 'Arrivée',
    starts: 'Début',
    ends: 'Fin',
    posted: 'Publié le|Mis à jour',
  },
  es: {
    issued: 'Fecha de emisión|Fecha de factura',
    due: 'Fecha de vencimiento|Vence',
    expires: 'Válido hasta',
    departs: 'Salida',
    arrives: 'Llegada',
    starts: 'Inicio|Empieza',
    ends: 'Fin|Termina',
    posted: 'Publicado|Actualizado',
  },
};

/** The words in front of a date with this role; null in a language whose words the rules do not know. */
export function dateLabel(chance, code, role) {
  const own = LABELS[code]?.[role];
  return own ? chance.one(own.split('|')) : null;
}

/** A date that the truth of the page tells of. */
export const marked = (text, day, role) => `${FROM}${day} ${role ?? ''}${DATA_END}${text}${TO}`;

/** The page with its dates as elements. */
export const withDates = (html) =>
  html.replace(MARKED, (_, data, text) => {
    const [day, role] = data.split(' ');
    return `<time data-day="${day}" data-of="${role}">${text}</time>`;
  });

export const unmarked = (text) => text.replace(MARKED, '$2');
