// One thing per line: its word in English, German, French and Spanish, as `bare` writes it, with plurals that no rule
// makes. A word that means two things, such as "note" or "rapport", is left out.
const LINES = [
  'invoice rechnung rechnungen facture factura',
  'receipt quittung quittungen recu recibo',
  'recipe rezept rezepte recette receta',
  'flight flug fluge vol vuelo',
  'travel reisen voyages viajes',
  'trip reise voyage viaje',
  'train zug zuge tren',
  'booking buchung buchungen reservation reserva',
  'contract vertrag vertrage contrat contrato',
  'weather wetter meteo clima',
  'food essen nourriture comida',
  'cooking kochen cuisine cocina',
  'ingredients zutaten ingredientes',
  'shopping einkauf einkaufe achats compras',
  'payment zahlung zahlungen paiement pago',
  'purchase kauf kaufe achat compra',
  'money geld argent dinero',
  'finance finanzen finances finanzas',
  'insurance versicherung versicherungen assurance seguro',
  'tax steuer steuern impot impuesto',
  'error fehler erreur errores',
  'settings einstellungen reglages ajustes',
  'photo foto fotos',
  'map landkarte landkarten mapa',
  'calendar kalender calendrier calendario',
  'meeting besprechung besprechungen reunion',
  'conversation unterhaltung unterhaltungen conversacion conversaciones',
  'message nachricht nachrichten mensaje',
  'document dokument dokumente documento',
  'news neuigkeiten actualites noticias',
  'article artikel articulo',
  'notification benachrichtigung benachrichtigungen notificacion notificaciones',
  'spreadsheet tabelle tabellen tableur',
  'work arbeit travail trabajo',
  'school schule ecole escuela',
  'health gesundheit sante salud',
  'music musik musique musica',
  'book buch bucher livre libro',
  'password passwort passworter motdepasse contrasena',
  'security sicherheit securite seguridad',
  'german deutsch allemand aleman',
  'french franzosisch francais frances',
  'spanish spanisch espagnol espanol',
  'english englisch anglais ingles',
];

const THINGS: ReadonlyMap<string, number> = new Map(
  LINES.flatMap((line, thing) => line.split(' ').map((word) => [word, thing] as const)),
);

/** The thing that the word means in one of the four languages; undefined for words that are not known. */
export const thingOf = (bare: string, singular: string): number | undefined =>
  THINGS.get(bare) ?? THINGS.get(singular);
