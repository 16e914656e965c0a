import type { ScreenshotKind } from '../../../../../server/contract/screenshots';

// English, German, French and Spanish, in lower case and without accents.

const listed = (words: string): string[] => words.split(' ');

const numbered = (lists: readonly string[]): ReadonlyMap<string, number> =>
  new Map(lists.flatMap((words, at) => listed(words).map((word) => [word, at + 1] as const)));

/** The number of each month. */
export const MONTHS = numbered([
  'january januar janner janvier enero jan',
  'february februar fevrier febrero feb',
  'march marz mars marzo mar',
  'april avril abril apr',
  'may mai mayo',
  'june juni juin junio jun',
  'july juli juillet julio jul',
  'august aout agosto aug',
  'september septembre septiembre sept sep',
  'october oktober octobre octubre oct okt',
  'november novembre noviembre nov',
  'december dezember decembre diciembre dec dez',
]);

/** Also other words, or names: they are months with a preposition before them or a year behind them. */
export const UNSURE_MONTHS = new Set(
  listed('jan feb march mars mar april apr may june jun aug sept sep oct okt nov dec dez'),
);

export type Unit = 'day' | 'week' | 'month' | 'year';

export const UNITS: ReadonlyMap<string, Unit> = new Map(
  (
    [
      ['day', 'day days tag tage tagen jour jours dia dias'],
      ['week', 'week weeks woche wochen semaine semaines semana semanas'],
      ['month', 'month months monat monate monaten mois mes meses'],
      ['year', 'year years jahr jahre jahren annee annees an ans ano anos'],
    ] as const
  ).flatMap(([unit, words]) => listed(words).map((word) => [word, unit] as const)),
);

/** Before the unit in all languages, in French and Spanish also behind it. */
export const LAST = new Set(
  listed(
    'last past letzte letzten letzter letztes vergangene vergangenen vergangenes dernier derniere derniers dernieres pasado pasada pasados ultimo ultima ultimos ultimas',
  ),
);
export const THIS = new Set(
  listed('this diese diesen dieser dieses diesem ce cet cette este esta'),
);
export const TODAY = new Set(listed("today heute aujourd'hui hoy"));
export const YESTERDAY = new Set(listed('yesterday gestern hier ayer'));

export const PREPOSITIONS = new Set(
  listed(
    'about at by for from in of on since to with am aus bei fur im mit nach seit um von vom zu zum zur a au aux avec dans de depuis des du en pour sur al con del desde para por',
  ),
);

/** Before what is looked for, and no part of it. */
export const FILLERS = new Set(
  listed(
    'a all an any find me my our show the alle das der die ein eine eines mein meine meinen meiner unser unsere zeige la le les ma mes mon nos notre un une el las los mi mis una screenshot screenshots bildschirmfoto bildschirmfotos captures capturas',
  ),
);

/** Words that mean a kind of page. */
export const KIND_WORDS: ReadonlyMap<string, ScreenshotKind> = new Map(
  (
    [
      ['article', 'article articles artikel articulo articulos'],
      ['calendar', 'calendar calendars kalender calendrier calendario'],
      ['chart', 'chart charts diagramm diagramme graphique graphiques grafico graficos'],
      ['chat', 'chat chats conversation conversations unterhaltung conversacion conversaciones'],
      ['code', 'code'],
      ['document', 'document documents dokument dokumente documento documentos'],
      ['email', 'email emails e-mail e-mails mail mails courriel courriels correo correos'],
      ['error', 'error errors fehler erreur erreurs errores'],
      [
        'invoice',
        'invoice invoices bill bills rechnung rechnungen facture factures factura facturas',
      ],
      ['map', 'map maps landkarte stadtplan mapa mapas'],
      [
        'notification',
        'notification notifications benachrichtigung benachrichtigungen notificacion',
      ],
      ['photo', 'photo photos foto fotos'],
      [
        'receipt',
        'receipt receipts quittung quittungen kassenbon kassenbons beleg belege recu recus recibo recibos',
      ],
      ['recipe', 'recipe recipes rezept rezepte recette recettes receta recetas'],
      ['settings', 'settings einstellungen reglages ajustes'],
      ['slide', 'slide slides folie folien diapositive diapositives diapositiva diapositivas'],
      ['spreadsheet', 'spreadsheet spreadsheets tabelle tabellen tableur'],
      [
        'travel',
        'flight flights flug fluge vol vols vuelo vuelos trip trips reise reisen voyage voyages viaje viajes',
      ],
      ['weather', 'weather wetter meteo'],
    ] as const
  ).flatMap(([kind, words]) => listed(words).map((word) => [word, kind] as const)),
);
