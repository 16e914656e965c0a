// Words of pages in Italian.
export default {
  code: 'it',
  tag: 'italian',
  months:
    'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  days: 'domenica|lunedì|martedì|mercoledì|giovedì|venerdì|sabato',
  furniture:
    'Cerca|Condividi|Filtri|Annulla|OK|Chiudi|Indietro|Avanti|Altro|Menu|Modifica|Visualizza|Aiuto|File|Strumenti|Home|Applica|Salva|Elimina|Aggiungi|Nuovo|Apri|Accedi|Fatto|Ordina|Copia|Stampa|Account|Tutto|Oggi|Ieri|Sì|No',
  people: 'Anna Russo|Luca Ferri|Giulia Conti|Marco Villa|Sara Greco|Paolo Riva',
  places:
    'Roma|Milano|Torino|Bologna|Via Roma|Piazza del Mercato|Stazione centrale|Aeroporto|Lungolago',
  things: 'Zaino|Cuffie|Bollitore|Giacca|Pane|Latte|Mele|Formaggio|Burro|Pomodori|Scarpe',
  prose:
    'La nuova versione migliora il modo in cui i file vengono conservati.|Nessuno si aspettava che il fiume salisse così in fretta.|Questa impostazione si può cambiare in ogni momento.|Il capitolo spiega come le parti lavorano insieme.|Ogni voce ha un nome e una breve descrizione.',
  chatter:
    'Vieni stasera?|Sì, a dopo|Va bene!|Arrivo tra dieci minuti|Grazie mille|Dove sei?|Buon compleanno!|A domani',
  kinds: {
    article: {
      titles: 'Alluvione nel centro storico|Scoperta una nuova specie|Riapre il museo',
      labels:
        'Di|Pubblicato|Notizie|Politica|Sport|Cultura|Scienza|Economia|Leggi tutto|Commenti|Redazione|Articoli',
      items: 'Borsa in calo|Pioggia nel fine settimana',
    },
    board: {
      titles: 'Progetto sito|Attività|Ristrutturazione',
      labels:
        'Da fare|In corso|Fatto|Completato|Bacheca|Attività|Aggiungi scheda|Progetto|Scadenza|Priorità|Colonna',
      items: 'Comprare la vernice|Scrivere i testi|Chiamare l’idraulico',
    },
    calendar: {
      titles: 'Riunione|Dentista|Nuovo evento|Settimana',
      labels:
        'Giorno|Settimana|Mese|Anno|Evento|Eventi|Tutto il giorno|Luogo|Promemoria|Ripeti|Partecipanti|Calendario|Agenda|Inizio|Fine|Appuntamento',
      items: 'Pranzo con Luca|Palestra|Parrucchiere',
    },
    chart: {
      titles: 'Statistiche|Panoramica|Vendite',
      labels:
        'Vendite|Visitatori|Media|Totale|Minimo|Massimo|Andamento|Grafico|Statistiche|Al mese|Crescita|Rapporto|Ultimi 7 giorni',
      items: 'Nord|Sud|Est|Ovest',
    },
    chat: {
      titles: '',
      labels:
        'Messaggio|Messaggi|Scrivi un messaggio|Invia|in linea|Chat|Gruppi|Contatti|Chiamate|Rispondi|Conversazione|Letto',
      items: '',
    },
    code: {
      titles: 'parser.py|server.ts',
      labels: 'Esplora|Problemi|Output|Esegui|Ramo|Commit|Editor|Compila',
      items: '',
    },
    document: {
      titles: 'Guida all’installazione|Manuale|Primi passi|Contratto di locazione',
      labels:
        'Indice|Capitolo|Sezione|Pagina|Avanti|Documentazione|Manuale|Nota|Note|Grassetto|Corsivo|Figura|Tabella|Cartelle|Documenti|Nome|Dimensione',
      items: 'Panoramica|Configurazione|Licenza',
    },
    email: {
      titles: 'Invito a un colloquio|Il tuo ordine è in viaggio|Posta in arrivo',
      labels:
        'Posta in arrivo|Inviati|Bozze|Posta indesiderata|Cestino|Scrivi|Rispondi|Inoltra|Da|A|Oggetto|Allegato|Allegati|Cartelle|Non letti',
      items: 'Ciao a tutti|Cordiali saluti|In allegato',
    },
    error: {
      titles: 'Impossibile salvare il file|Pagina non trovata|Connessione persa|Accesso negato',
      labels:
        'Errore|Attenzione|Non riuscito|Riprova|Ignora|Impossibile|non trovato|negato|non valido|Problema|imprevisto',
      items: 'Il file è in uso da un altro programma.|Il disco è pieno.',
    },
    finance: {
      titles: 'Conto corrente|Movimenti|Risparmi|Bonifico',
      labels:
        'Saldo|Conto|Conti|Bonifico|Movimenti|Importo|Entrate|Uscite|Risparmio|Pagamento|Banca|Categoria|Spese|Valuta|Disponibile',
      items: 'Stipendio|Affitto|Spesa|Luce',
    },
    invoice: {
      titles: '',
      labels:
        'Fattura|Numero fattura|Data fattura|Scadenza|Cliente|Quantità|Prezzo unitario|Importo|Imponibile|IVA|Totale|Descrizione|Pagamento|P. IVA',
      items: 'Consulenza|Manutenzione|Trasferta',
    },
    map: {
      titles: 'Percorso|Nelle vicinanze',
      labels:
        'Percorso|Mappa|Distanza|Traffico|Partenza|Destinazione|A piedi|Bici|Auto|Satellite|Parcheggio|Svolta a sinistra|Svolta a destra|Uscita|Rotatoria|Via|Strada',
      items: 'Via del Porto|Corso Nord',
    },
    notification: {
      titles: 'Notifiche',
      labels:
        'Notifiche|Cancella tutto|adesso|5 min fa|Chiamata persa|Silenzioso|Non disturbare|Batteria scarica|Sveglia',
      items: 'Il tuo pacco arriva oggi|Backup completato',
    },
    photo: {
      titles: 'Galleria|Album|Foto',
      labels:
        'Ritaglia|Ruota|Luminosità|Contrasto|Saturazione|Album|Foto|Immagine|Immagini|Galleria|Fotocamera|Preferiti',
      items: 'Mare|Montagna|Famiglia',
    },
    receipt: {
      titles: '',
      labels:
        'Scontrino|Totale|Contanti|Resto|Carta|IVA|Cassa|Grazie e arrivederci|Articolo|Subtotale',
      items: 'Caffè|Cornetto|Formaggio|Pasta',
    },
    recipe: {
      titles: 'Zuppa di pomodoro|Torta al limone|Risotto ai funghi|Ricette',
      labels:
        'Ingredienti|Preparazione|Porzioni|minuti|Difficoltà|Ricetta|Ricette|cucchiai|pizzico|Forno|Cottura|Dolci|Procedimento',
      items:
        '200 g di farina|2 uova|1 cipolla tritata|3 cucchiai di olio|Scaldare l’olio in una padella.|Cuocere per 25 minuti.',
    },
    settings: {
      titles: 'Impostazioni|Preferenze|Generale|Privacy|Rete',
      labels:
        'Impostazioni|Preferenze|Generale|Avanzate|Aspetto|Tema|Scuro|Lingua|Notifiche|Sicurezza|Password|Backup|Memoria|Rete|Schermo|Suono|Attiva|Attivato|Predefinito|Automaticamente|Carattere|Mostra|Usa|Consenti|Comportamento|Scorciatoie|Informazioni|Ripristina',
      items: 'Mostra file nascosti|Apri all’avvio|Chiedi prima di eliminare',
    },
    shopping: {
      titles: 'Carrello|Lista della spesa|Ordine',
      labels:
        'Aggiungi al carrello|Acquista|Carrello|Prezzo|Spedizione gratuita|Consegna|Disponibile|Quantità|Taglia|Colore|Recensioni|Offerta|Ordine|Ordini|Prodotto|Prodotti|Spesa',
      items: '',
    },
    slide: {
      titles: 'I nostri obiettivi|Prossimi passi',
      labels: 'Diapositiva|Presentazione|Ordine del giorno|Domande?|Grazie|Obiettivi',
      items: 'Ridurre i costi|Due nuovi mercati',
    },
    social: {
      titles: '',
      labels:
        'Mi piace|Commento|Commenti|Condividi|Segui|Follower|Post|Rispondi|Profilo|Tendenze|Amici|2 ore fa|visualizzazioni',
      items: '',
    },
    spreadsheet: {
      titles: 'Bilancio 2026|Vendite per regione',
      labels:
        'Foglio1|Inserisci|Formato|Formula|Dati|Cella|Riga|Colonna|SOMMA|Filtro|Ordina|Totale',
      items: 'gennaio|febbraio|Nord|Sud',
    },
    terminal: {
      titles: '',
      labels: 'Terminale|Console|File o directory non esistente|comando non trovato|Fatto',
      items: '',
    },
    travel: {
      titles: 'Carta d’imbarco|Il tuo viaggio|Partenze|Biglietto',
      labels:
        'Partenza|Arrivo|Binario|Posto|Carrozza|Treno|Autobus|Linea|Biglietto|Classe|Prenotazione|Andata|Ritorno|Cambio|Durata|Ritardo|Passeggero|Volo|Bagaglio|Fermata',
      items: 'Roma|Milano|Torino|Napoli',
    },
    weather: {
      titles: 'Meteo|Roma|Milano',
      labels:
        'Meteo|Previsioni|Percepita|Umidità|Vento|Pioggia|Soleggiato|Nuvoloso|Sereno|Neve|Temporale|Pressione|Alba|Tramonto|Domani|Temperatura|Nebbia',
      items: 'Pioggia leggera|Vento forte',
    },
  },
};
