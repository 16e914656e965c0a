import { type Language } from '../language-data';

/** The signs by which a page tells its language. */
interface Traces {
  words: ReadonlySet<string>;
  /** Letters and endings that hardly any word of the others has; a word with one of them counts as if it were frequent. */
  shapes: RegExp;
}

/** Shorter words become others without their accents (`à`, `más`, `über`). */
const LEAST_BARE = 5;

const traces = (words: string, shapes: RegExp): Traces => ({
  words: new Set(words.split(' ').flatMap((word) => [word, withoutAccents(word)])),
  shapes,
});

/** A word as an engine reads it that has no letters with accents. */
const withoutAccents = (word: string): string =>
  word.length < LEAST_BARE
    ? word
    : word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'b').replaceAll('ł', 'l');

/**
 * Frequent words that the other languages hardly use, and the words of receipts, forms and menus, which have few sentences;
 * the last line of German, French and Spanish stands in many programs and in none of their English texts. `am` is German and the English morning, `april` a month of both:
 * left out.
 */
export const TRACES: ReadonlyMap<Language, Traces> = new Map([
  [
    'eng',
    traces(
      'the and of to is in for that with this you are be it was from or your have not by at date price please',
      /(?!)/u,
    ),
  ],
  [
    'deu',
    traces(
      'der die das und ist nicht ein eine einen dem den des mit für fur auf sie wir ich zu von werden wird bei sich auch oder aus nach zum zur im ihre ihr ihren haben sind als über ' +
        'januar februar märz marz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag ' +
        'farbe menge lager lieferbar warenkorb lieferung kostenlose bewertungen kontostand umsätze lastschrift gutschrift dauerauftrag überweisung girokonto gehalt miete eintritt einlass eintrittskarte erwachsener ab meine gleis wagen sitzplatz abfahrt ankunft ' +
        'datum uhr summe vielen dank einkauf umtausch kasse preis bis gültig zeit betrag gesamt mwst rechnung konto zahlbar strasse straße gebucht klasse heute morgen zurück weiter suche abbrechen speichern einstellungen anmelden neu ' +
        'datei dateien bearbeiten ansicht hilfe ordner öffnen schließen löschen größe geändert gehe bild bilder übernehmen hinzufügen ändern auswählen fenster lesezeichen verlauf abmelden bericht anzeigen ' +
        'regen sonne bewölkt wolkig luftfeuchtigkeit niederschlag heiter nord süd ost platz straßen haltestelle minuten stunden tage woche monat jahr liste einkaufsliste nachrichten anrufe kontakte sprache benachrichtigungen ' +
        'kein keine alles alle fehler kopieren einfügen ausschneiden entfernen suchen optionen unbekannt auswahl gefunden verwenden starten beenden aktivieren deaktivieren aktiviert deaktiviert dateiname rechts befehl daten beschreibung anzahl erstellen automatisch modus fehlgeschlagen wert umbenennen ausgabe inhalt abgebrochen allgemein titel breite höhe warnung zurücksetzen oben unten verschieben wählen setzen festlegen wurde vergrößern verkleinern immer zeilen aktualisieren ignorieren passwort exportieren pfad nichts seite seiten letzte drucken ausgewählte aktion vorschau lesen schreiben leeren mehr eigenschaften verfügbar ausführen schrift schriftart durch wechseln nächste nächsten vorherige vollbild hintergrund importieren kommentar speicher weitere zeichen bereich spalten wiederholen ersetzen aktuelle anwendung anpassen durchsuchen gerät geräte benutzer benutzername sekunden kann ohne',
      /[äöüß]|.{3}(?:ungen|keit|heit|schaft|lichen?|ieren|stra(?:ss|b)e)$|.{5}ung$/u,
    ),
  ],
  [
    'fra',
    traces(
      'le la les des et est une un du dans pour que qui sur avec vous nous par pas ce cette sont au aux de en votre ou plus il elle être ' +
        'janvier février mars avril juin juillet août aout septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche ' +
        'panier livraison couleur taille quantité gare départ arrivée voie passager billet vol porte siège carte réunion appel ' +
        'montant prix merci facture paiement rechercher annuler enregistrer accueil retour jour heure bonjour demain suivant précédent ' +
        'fichier fichiers édition affichage aide ouvrir fermer supprimer paramètres ajouter créer modifier tableau liste nouveau nouvelle nom utilisateur mot passe connexion déconnexion tâche tâches bientôt semaine mois année aujourd hui hier heures pluie nuageux vent météo recherche ' +
        'afficher aucun aucune texte tous toutes erreur inconnu défaut vers copier coller couper tout utiliser fenêtre barre commande sélectionner sélection données activer désactiver arrière gauche droite quitter sortie dossier valeur autre autres emplacement largeur hauteur informations mettre effacer chemin filtre écran échec actuel choisir ignorer contenu lignes trouvé numéro lien liens outils couleurs comme répertoire espace déplacer modèle chargement renommer système démarrer tête propriétés enregistrement avertissement oui vue résultat périphérique mémoire dernier dernière changer réinitialiser rapide exporter importer serveur arrêter groupe insérer curseur imprimer envoyer disque commentaire aperçu durée attente raccourcis clavier ordre onglet remplacer',
      /[çœêèùâîûë]/u,
    ),
  ],
  [
    'spa',
    traces(
      'el la los las y es una un del en para que con por se su más mas como al lo este esta son de usted tu pero o si ' +
        'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo ' +
        'carrito envío talla cantidad origen destino salida llegada pasajero asiento billete ' +
        'fecha importe gracias precio factura pago buscar cancelar guardar inicio hoy mañana siguiente ' +
        'archivo archivos editar ver ayuda configuración tamaño nombre abrir cerrar aceptar eliminar ajustes mensaje mensajes preferencias herramientas ventana añadir nuevo nueva usuario contraseña descargas semana mes año ayer horas lluvia nublado viento tiempo ' +
        'opciones desconocido cambiar carpeta seleccionar selección información está datos salir borrar izquierda derecha ubicación búsqueda imagen acerca dirección descripción ruta espacio acción pantalla ninguno ninguna contenido falló operación predeterminado predeterminada seleccionado puede detalles tipografía anchura altura pegar cortar deshacer desplazamiento líneas arriba abajo posición cargar enlace volver cadena escribir propiedades vacío actualizar siempre reiniciar establecer ningún imágenes correo atrás estándar lectura sesión pudo hacia longitud comentario última último clave ejecutar ahora renombrar caracteres unidad quitar cambios complementos páginas rápido restablecer portapapeles grupo blanco cargando falta impresión',
      /[ñ¿¡]|.{2}(?:[aeu]ci[oó]n|ciones|mientos?)$/u,
    ),
  ],
  [
    'ita',
    traces(
      'il lo gli le di che non per con una dei delle della dello degli del nel nella nelle sono è anche come più questo questa alla dalla dal sul tra fra suo sua tuo mio vostro nostro essere ha hanno ' +
        'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì mercoledì giovedì venerdì sabato domenica ' +
        'oggi ieri domani ora ore giorno settimana mese anno impostazioni cerca annulla salva chiudi apri modifica elimina aggiungi avanti indietro condividi messaggio messaggi prezzo totale fattura pagamento ordine carrello spedizione quantità data nome notizie previsioni vento pioggia grazie ricetta ingredienti partenza arrivo binario posto',
      /[ìò]/u,
    ),
  ],
  [
    'por',
    traces(
      'o os um uma do da dos das em no na nos nas ao aos à não nao com por mais são sao é você voce seu sua seus suas pelo pela isso este esta como mas também já foi ser tem ' +
        'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda terça quarta quinta sexta sábado domingo feira ' +
        'hoje ontem amanhã hora horas dia semana mês mes ano definições configurações procurar pesquisar cancelar guardar salvar fechar abrir editar eliminar excluir adicionar seguinte voltar partilhar compartilhar mensagem mensagens preço total fatura pagamento encomenda pedido carrinho envio entrega quantidade data nome notícias previsão vento chuva obrigado obrigada receita ingredientes partida chegada',
      /[ãõçâê]/u,
    ),
  ],
  [
    'pol',
    traces(
      'i w z na do się sie nie jest że ze to jak od po dla przez przed oraz lub czy ale już juz był byl może moze tego tej ten ta te są sa o co ich jego jej ' +
        'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia poniedziałek wtorek środa czwartek piątek sobota niedziela ' +
        'dzisiaj wczoraj jutro godzina dzień tydzień miesiąc rok ustawienia szukaj anuluj zapisz zamknij otwórz edycja widok pomoc plik usuń usun dodaj dalej wstecz udostępnij wiadomość wiadomości cena razem suma faktura płatność zamówienie koszyk dostawa ilość data nazwa pogoda wiatr deszcz dziękuję przepis składniki odjazd przyjazd',
      /[ąćęłńśźż]/u,
    ),
  ],
]);
