import { type Language } from '../language-data';

/** The signs by which a page tells its language. */
interface Traces {
  words: ReadonlySet<string>;
  /** Letters that hardly any word of the others has; a word with one of them counts as if it were frequent. */
  letters: RegExp;
}

const traces = (words: string, letters: RegExp): Traces => ({
  words: new Set(words.split(' ')),
  letters,
});

/**
 * Frequent words that the other languages hardly use, as English data reads them (accents may be lost), and the words of
 * receipts, forms and menus, which have few sentences. `am` is German and the English morning, `april` a month of both:
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
        'farbe menge lager lieferbar warenkorb lieferung kostenlose bewertungen kontostand umsätze umsatze lastschrift gutschrift dauerauftrag überweisung girokonto gehalt miete eintritt einlass eintrittskarte erwachsener ab meine gleis wagen sitzplatz abfahrt ankunft ' +
        'datum uhr summe vielen dank einkauf umtausch kasse preis bis gültig gultig zeit betrag gesamt mwst rechnung konto zahlbar strasse straße gebucht klasse heute morgen zurück zuruck weiter suche abbrechen speichern einstellungen anmelden neu ' +
        'datei dateien bearbeiten ansicht hilfe ordner öffnen offnen schließen löschen loschen größe geändert gehe bild bilder übernehmen hinzufügen ändern auswählen fenster lesezeichen verlauf abmelden bericht anzeigen ' +
        'regen sonne bewölkt wolkig luftfeuchtigkeit niederschlag heiter nord süd ost  platz straßen haltestelle minuten stunden tage woche monat jahr liste einkaufsliste nachrichten anrufe kontakte sprache benachrichtigungen',
      /[äöüß]/u,
    ),
  ],
  [
    'fra',
    traces(
      'le la les des et est une un du dans pour que qui sur avec vous nous par pas ce cette sont au aux de en votre ou plus il elle être ' +
        'janvier février fevrier mars avril juin juillet août aout septembre octobre novembre décembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche ' +
        'panier livraison couleur taille quantité gare départ depart arrivée voie passager billet vol porte siège siege carte réunion reunion appel avec ' +
        'montant prix merci facture paiement rechercher annuler enregistrer accueil retour jour heure bonjour demain suivant précédent ' +
        'fichier fichiers édition affichage aide ouvrir fermer supprimer paramètres ajouter créer modifier tableau liste nouveau nouvelle nom utilisateur mot passe connexion déconnexion tâche tâches bientôt semaine mois année aujourd hui hier heures pluie nuageux vent météo recherche',
      /[çœêèùâîûë]/u,
    ),
  ],
  [
    'spa',
    traces(
      'el la los las y es una un del en para que con por no se su más mas como al lo este esta son de usted tu pero o si ' +
        'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles miercoles jueves viernes sábado sabado domingo ' +
        'carrito envío envio talla cantidad origen destino salida llegada pasajero asiento billete ' +
        'fecha importe gracias precio factura pago buscar cancelar guardar inicio hoy mañana manana siguiente ' +
        'archivo archivos editar ver ayuda configuración configuracion tamaño nombre abrir cerrar aceptar eliminar ajustes mensaje mensajes preferencias herramientas ventana añadir nuevo nueva usuario contraseña descargas semana mes año ayer horas lluvia nublado viento tiempo',
      /[ñ¿¡]/u,
    ),
  ],
  [
    'ita',
    traces(
      'il lo gli le di che non per con una dei delle della dello degli del nel nella nelle sono è anche come più questo questa alla dalla dal sul tra fra suo sua tuo mio vostro nostro essere ha hanno ' +
        'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì mercoledì giovedì venerdì sabato domenica lunedi martedi mercoledi giovedi venerdi ' +
        'oggi ieri domani ora ore giorno settimana mese anno impostazioni cerca annulla salva chiudi apri modifica elimina aggiungi avanti indietro condividi messaggio messaggi prezzo totale fattura pagamento ordine carrello spedizione quantità quantita data nome notizie previsioni vento pioggia grazie ricetta ingredienti partenza arrivo binario posto',
      /[ìò]/u,
    ),
  ],
  [
    'por',
    traces(
      'o os um uma do da dos das em no na nos nas ao aos à não nao com por mais são sao é você voce seu sua seus suas pelo pela isso este esta como mas também tambem já foi ser tem ' +
        'janeiro fevereiro março marco abril maio junho julho agosto setembro outubro novembro dezembro segunda terça quarta quinta sexta sábado domingo feira ' +
        'hoje ontem amanhã amanha hora horas dia semana mês mes ano definições configurações procurar pesquisar cancelar guardar salvar fechar abrir editar eliminar excluir adicionar seguinte voltar partilhar compartilhar mensagem mensagens preço preco total fatura pagamento encomenda pedido carrinho envio entrega quantidade data nome notícias noticias previsão previsao vento chuva obrigado obrigada receita ingredientes partida chegada',
      /[ãõçâê]/u,
    ),
  ],
  [
    'pol',
    traces(
      'i w z na do się sie nie jest że ze to jak od po dla przez przed oraz lub czy ale już juz był byl może moze tego tej ten ta te są sa o co ich jego jej ' +
        'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września wrzesnia października pazdziernika listopada grudnia poniedziałek poniedzialek wtorek środa sroda czwartek piątek piatek sobota niedziela ' +
        'dzisiaj wczoraj jutro godzina dzień dzien tydzień tydzien miesiąc miesiac rok ustawienia szukaj anuluj zapisz zamknij otwórz otworz edycja widok pomoc plik usuń usun dodaj dalej wstecz udostępnij udostepnij wiadomość wiadomosc wiadomości wiadomosci cena razem suma faktura płatność platnosc zamówienie zamowienie koszyk dostawa ilość ilosc data nazwa pogoda wiatr deszcz dziękuję dziekuje przepis składniki skladniki odjazd przyjazd',
      /[ąćęłńśźż]/u,
    ),
  ],
]);
