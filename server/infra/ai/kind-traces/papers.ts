import { type ScreenshotKind } from '../../../contract/screenshots';
import { amounts } from '../page-shapes';
import { labelledRoute } from '../places';
import { anywhere, lines, when, words, type Trace } from './trace';

/** What is written to be read or kept: texts, papers, tickets, lists of goods. */
export const PAPERS = {
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
} satisfies Partial<Record<ScreenshotKind, readonly Trace[]>>;
