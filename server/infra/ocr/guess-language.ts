import { type Language } from './language-data';

/**
 * Frequent words that the other languages hardly use, as English data reads them (accents may be lost), and the
 * words of receipts, forms and menus, which have few sentences. `am` is German and the English morning: left out.
 */
const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  eng: wordSet(
    'the and of to is in for that with this you are be it was from or your have not by at date price please',
  ),
  deu: wordSet(
    'der die das und ist nicht ein eine einen dem den des mit für fur auf sie wir ich zu von werden wird bei sich auch oder aus nach zum zur im ihre ihr ihren haben sind als über ' +
      'januar februar märz marz april mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag ' +
      'farbe menge lager lieferbar warenkorb lieferung kostenlose bewertungen kontostand umsätze umsatze lastschrift gutschrift dauerauftrag überweisung girokonto gehalt miete eintritt einlass eintrittskarte erwachsener ab meine gleis wagen sitzplatz abfahrt ankunft ' +
      'datum uhr summe vielen dank einkauf umtausch kasse preis bis gültig gultig zeit betrag gesamt mwst rechnung konto zahlbar strasse straße gebucht klasse heute morgen zurück zuruck weiter suche abbrechen speichern einstellungen anmelden neu ' +
      'datei dateien bearbeiten ansicht hilfe ordner öffnen offnen schließen löschen loschen größe geändert gehe bild bilder übernehmen hinzufügen ändern auswählen fenster lesezeichen verlauf abmelden bericht anzeigen ' +
      'regen sonne bewölkt wolkig luftfeuchtigkeit niederschlag heiter nord süd ost  platz straßen haltestelle minuten stunden tage woche monat jahr liste einkaufsliste nachrichten anrufe kontakte sprache benachrichtigungen',
  ),
  fra: wordSet(
    'le la les des et est une un du dans pour que qui sur avec vous nous par pas ce cette sont au aux de en votre ou plus il elle être ' +
      'janvier février fevrier mars avril juin juillet août aout septembre octobre novembre décembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche ' +
      'panier livraison couleur taille quantité gare départ depart arrivée voie passager billet vol porte siège siege carte réunion reunion appel avec ' +
      'montant prix merci facture paiement rechercher annuler enregistrer accueil retour jour heure bonjour demain suivant précédent ' +
      'fichier fichiers édition affichage aide ouvrir fermer supprimer paramètres ajouter créer modifier tableau liste nouveau nouvelle nom utilisateur mot passe connexion déconnexion tâche tâches bientôt semaine mois année aujourd hui hier heures pluie nuageux vent météo recherche',
  ),
  spa: wordSet(
    'el la los las y es una un del en para que con por no se su más mas como al lo este esta son de usted tu pero o si ' +
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles miercoles jueves viernes sábado sabado domingo ' +
      'carrito envío envio talla cantidad origen destino salida llegada pasajero asiento billete ' +
      'fecha importe gracias precio factura pago buscar cancelar guardar inicio hoy mañana manana siguiente ' +
      'archivo archivos editar ver ayuda configuración configuracion tamaño nombre abrir cerrar aceptar eliminar ajustes mensaje mensajes preferencias herramientas ventana añadir nuevo nueva usuario contraseña descargas semana mes año ayer horas lluvia nublado viento tiempo',
  ),
};
const LEAST_HITS = 4;
/** The lead that another language needs before a page is read again. */
const LEAD = 1.5;
/** So many hits are prose of that language, even beside as many again of English, as in a manual with its examples. */
const PROSE_HITS = 20;
const PROSE_LEAD = 0.5;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Letters that hardly any word of the others has; a word with one of them counts as if it were frequent. */
const OWN_LETTERS: Record<Language, RegExp> = {
  eng: /(?!)/u,
  deu: /[äöüß]/u,
  fra: /[çœêèùâîûë]/u,
  spa: /[ñ¿¡]/u,
};

/** The page's language by its commonest words; English unless another one clearly wins. */
export function guessLanguage(text: string): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = (language: Language): number =>
    words.filter((word) => STOP_WORDS[language].has(word) || OWN_LETTERS[language].test(word))
      .length;
  const [best, second] = (['deu', 'fra', 'spa'] as const)
    .map((language) => ({ language, hits: hits(language) }))
    .sort((a, b) => b.hits - a.hits);
  // `de` and `un` alone do not tell French from Spanish
  if (!best || best.hits === second?.hits) return 'eng';
  const english = hits('eng');
  const isClear = best.hits >= LEAST_HITS && best.hits >= english * LEAD;
  const isProse = best.hits >= PROSE_HITS && best.hits >= english * PROSE_LEAD;
  return isClear || isProse ? best.language : 'eng';
}
