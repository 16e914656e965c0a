import { type PageFacts } from './page-facts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Folded words of menus, forms and sentences, by language. The text engine tells a language by the words of prose; labels
 * of a program have few of them.
 */
const LABELS: Readonly<Record<string, ReadonlySet<string>>> = {
  eng: words(
    'the and of to is for with this you are not from your have by at it be or ' +
      'file edit view help settings search open close save cancel new add delete options general name size type date total ' +
      'today yesterday tomorrow all message messages account password next back share more about show',
  ),
  deu: words(
    'der die das und ist nicht ein eine einen dem den des mit fur auf sie wir ich zu von bei sich auch oder aus nach zum zur im uber ' +
      'datei bearbeiten ansicht einstellungen hilfe suchen suche offnen schliessen speichern abbrechen neu hinzufugen loschen allgemein grosse typ geandert ' +
      'heute gestern morgen nachricht nachrichten konto passwort kennwort weiter zuruck teilen mehr anzeigen ordner fenster ' +
      'woche monat jahr tage stunden uhr wetter regen haltestelle preis menge summe einkaufsliste liste stuck meine ' +
      'einrichten schlussel benutzer auswahlen extras verbindung anmeldung werte antwort frage objekte',
  ),
  fra: words(
    'le les des et est une du dans pour que qui sur avec vous nous par pas ce cette sont au aux ' +
      'fichier edition affichage parametres aide rechercher ouvrir fermer enregistrer annuler nouveau nouvelle ajouter supprimer taille modifie ' +
      'aujourd hui hier demain messages compte mot passe suivant precedent retour partager afficher dossier fenetre ' +
      'semaine mois annee jours heures meteo pluie prix quantite liste mes ' +
      'configuration configurer outils signets utilisateur generale connexion reponse tableau',
  ),
  spa: words(
    'el los las y una del en para con por no su mas como al lo este esta son ' +
      'archivo editar ver ayuda ajustes configuracion buscar abrir cerrar guardar cancelar aceptar nuevo nueva anadir eliminar tamano ' +
      'hoy ayer manana mensaje mensajes cuenta contrasena siguiente atras compartir mostrar carpeta ventana ' +
      'semana mes ano dias horas tiempo lluvia precio cantidad lista mis ' +
      'configurar herramientas marcadores usuario general preferencias respuesta tabla duracion',
  ),
  ita: words(
    'il gli di che non per una dei delle della dello degli del nel nella sono anche come questo questa alla dalla ' +
      'modifica visualizza impostazioni aiuto cerca apri chiudi salva annulla nuovo nuova aggiungi elimina dimensione generale ' +
      'oggi ieri domani messaggio messaggi avanti indietro condividi mostra cartella finestra ' +
      'settimana mese anno giorni ore meteo pioggia prezzo quantita elenco applica chiave predefiniti strumenti utente ' +
      'configura archivio preferenze progetto inserisci segnalibri',
  ),
  por: words(
    'os um uma do da dos das em na nos nas ao aos nao com mais seu sua voce pelo pela isso ' +
      'arquivo ficheiro exibir ajuda configuracoes definicoes pesquisar procurar abrir fechar salvar guardar adicionar excluir tamanho ' +
      'hoje ontem amanha mensagem mensagens conta senha proximo voltar compartilhar partilhar pasta janela ' +
      'semana mes ano dias horas chuva preco quantidade lista editar opcoes ferramentas usuario geral anterior conteudo',
  ),
  pol: words(
    'w z na do sie nie jest ze to jak od po dla przez przed oraz lub czy ale moze tego ' +
      'plik edycja widok pomoc ustawienia szukaj otworz zamknij zapisz anuluj nowy nowa dodaj usun rozmiar ' +
      'dzisiaj wczoraj jutro wiadomosc wiadomosci konto haslo dalej wstecz udostepnij pokaz folder okno ' +
      'tydzien miesiac rok dni godzin pogoda deszcz cena ilosc lista nazwa zakladki sesja pulpit polacz ' +
      'skladniki instrukcja przepis notatki',
  ),
};

/** Letters that hardly any of the other languages write. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  deu: /[äöüß]/iu,
  fra: /[çœêèùâîûë]/iu,
  spa: /[ñ¿¡]/iu,
  ita: /[ìò]/iu,
  por: /[ãõ]/iu,
  pol: /[ąćęłńśźż]/iu,
};

/** So many different words of a language, and so many more than of any other, tell it. */
const ENOUGH = 3;
const LEAD = 1.4;

/**
 * The language of a page's labels, `deu` and its like; null where its words tell none. The engine's own guess counts as
 * one more word.
 */
export function labelLanguage({ foldedLines, lines, language }: PageFacts): string | null {
  const found = new Set(foldedLines.flatMap((line) => line.match(/\p{L}{1,20}/gu) ?? []));
  const written = new Set(lines.flatMap(({ text }) => text.match(/\p{L}{3,20}/gu) ?? []));
  const scores = Object.entries(LABELS)
    .map(([name, known]) => {
      const hits = [...found].filter((word) => known.has(word)).length;
      const letters = LETTERS[name];
      const signs = letters ? [...written].filter((word) => letters.test(word)).length : 0;
      return { name, score: hits + Math.min(signs, 3) + (name === language ? 1 : 0) };
    })
    .sort((a, b) => b.score - a.score);
  const [best, second] = scores;
  if (!best || best.score < ENOUGH) return null;
  return best.score >= (second?.score ?? 0) * LEAD ? best.name : null;
}
