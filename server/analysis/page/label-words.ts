const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Folded words of menus, forms and sentences, by language. Languages that share much (Danish and Norwegian, Spanish and
 * Catalan) have mostly the words that the other one lacks.
 */
export const LABELS: Readonly<Record<string, ReadonlySet<string>>> = {
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
    'os um uma do da dos das em na nos nas ao aos nao com mais seu sua voce pelo pela isso foi ja sao ou esse essa ' +
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
  nld: words(
    'het een van voor niet met zijn naar bij ook maar wordt deze dit geen aan uit ' +
      'bestand bewerken weergave hulp zoeken openen sluiten opslaan annuleren nieuwe toevoegen verwijderen instellingen grootte ' +
      'gisteren vandaag bericht berichten wachtwoord volgende vorige terug delen tonen mappen venster ' +
      'maand jaar dagen uren weer prijs hoeveelheid lijst algemeen gebruiker hoofdstuk gewijzigd tabbladen',
  ),
  swe: words(
    'och att inte fran eller till vid efter mycket vad ingen ' +
      'arkiv redigera hjalp sok oppna stang spara lagg installningar storlek ' +
      'idag igar imorgon meddelande meddelanden losenord nasta tillbaka dela mapp fonster ' +
      'vecka manad dagar timmar vader antal namn verktyg allmant anvandare andrad bokmarken kapitel',
  ),
  dan: words(
    'og ikke jeg det af efter meget hvad ' +
      'luk gem annuller fortryd slet indstillinger besked beskeder adgangskode næste mappe uge ugen sidste nyt brug bruges ' +
      'hjælp søg tilføj størrelse værktøjer ændret indbakke også være blev ingen skal vejr rediger',
  ),
  nor: words(
    'og ikke jeg det av etter mye hva ' +
      'lukk lagre avbryt slett innstillinger melding meldinger passord neste mappe uke uken siste nytt bruk brukes ' +
      'hjelp søk legg størrelse verktøy endret innboks også være ble ingen skal vær rediger reiser hjem',
  ),
  ces: words(
    'jsou neni nebo podle jako ktery ktera ' +
      'soubor upravit upravy zobrazit napoveda hledat otevrit zavrit ulozit zrusit novy pridat smazat odstranit nastaveni velikost ' +
      'dnes vcera zitra zprava zpravy heslo dalsi zpet sdilet slozka okno ' +
      'tyden mesic hodin pocasi mnozstvi seznam nazev zalozky celkem obecne uzivatel kapitola dodavatel odberatel splatnost',
  ),
  tur: words(
    've bir icin ile daha olarak olan gibi ' +
      'dosya duzenle gorunum goster yardim yardım kapat kaydet iptal yeni ekle ayarlar boyut ' +
      'bugun yarin yarın mesaj mesajlar sifre sonraki onceki geri paylas klasor pencere ' +
      'hafta yıl gun saat hava fiyat kullanici kullanıcı tarih toplam genel secenekler bolum belgeleri',
  ),
  cat: words(
    'els amb dels aquest aquesta tambe sense ' +
      'fitxer edita visualitza ajuda obre tanca desa afegeix suprimeix preferencies mida ' +
      'avui ahir dema missatge missatges contrasenya seguent enrere comparteix finestra ' +
      'setmana dies hores pluja preu quantitat llista usuari capitol gracies carrer placa targeta',
  ),
  fin: words(
    'ei etta kun mutta tai myos ovat oli tama joka voi ' +
      'tiedosto muokkaa nayta ohje haku etsi avaa sulje tallenna peruuta uusi lisaa poista asetukset ' +
      'tanaan eilen huomenna viesti viestit salasana seuraava edellinen takaisin kansio ikkuna ' +
      'viikko kuukausi vuosi paivaa tuntia hinta maara luettelo nimi yleiset kayttaja tyokalut yhteensa kello luku kaytto',
  ),
  hun: words(
    'az egy hogy csak vagy nincs ' +
      'fajl szerkesztes nezet sugo kereses megnyitas bezaras mentes megse hozzaadas torles beallitasok meret ' +
      'tegnap holnap uzenet uzenetek jelszo kovetkezo elozo vissza megosztas mappa ablak ' +
      'honap nap ora idojaras mennyiseg nev altalanos felhasznalo eszkozok osszesen datum fejezet',
  ),
  ron: words(
    'cu pe nu din este sunt pentru sau fost ' +
      'fisier editare vizualizare ajutor cautare deschide inchide salveaza anulare renunta adauga sterge setari optiuni dimensiune ' +
      'astazi maine mesaje urmator inapoi dosar fereastra ' +
      'saptamana zile vreme pret cantitate nume utilizator unelte capitol',
  ),
  hrv: words(
    'je su na do od po iz nije koji koja koje ili sto ako kako samo nakon prije uz bez svi ' +
      'datoteka uredi prikaz pomoc postavke trazi pretrazi otvori zatvori spremi odustani novi dodaj obrisi izbrisi velicina ' +
      'danas jucer sutra poruka poruke lozinka dalje natrag dijeli prikazi mapa prozor ' +
      'tjedan mjesec dana sati vrijeme kisa cijena kolicina popis ukupno korisnik poglavlje racun alati',
  ),
  slv: words(
    'je na se ki ali ni so kot pri tudi ce samo ' +
      'datoteka uredi pogled pomoc nastavitve iskanje isci odpri zapri shrani preklici dodaj izbrisi velikost ' +
      'danes vceraj jutri sporocilo sporocila geslo naprej nazaj pokazi mapa okno ' +
      'teden mesec ur vreme dez kolicina seznam uporabnik orodja skupaj poglavje',
  ),
  slk: words(
    'je sa na nie alebo ako ktory ktora ktore pre pri su bol podla vsetky este iba aj uz ' +
      'subor upravit zobrazit pomocnik hladat otvorit zavriet ulozit zrusit novy pridat odstranit nastavenia velkost ' +
      'dnes vcera zajtra sprava spravy heslo dalej spat zdielat priecinok okno ' +
      'tyzden mesiac hodin pocasie mnozstvo zoznam nazov zalozky spolu pouzivatel kapitola vitajte',
  ),
  est: words(
    'ja on ei see mis kui oma kes ning siis aga voi kuni alates enne parast palun ' +
      'fail muuda redigeeri vaade abi seaded otsi ava sulge salvesta loobu tuhista uus lisa kustuta suurus ' +
      'tana eile homme teade sonum sonumid parool edasi tagasi jaga naita kaust aken ' +
      'nadal paeva tundi ilm hind kogus loend nimi kasutaja tooriistad kokku kell',
  ),
  lit: words(
    'ir yra nuo iki kad tai bet arba kaip su apie pagal buvo jei tik ' +
      'failas taisa rodymas zinynas pagalba nustatymai ieskoti atverti uzverti irasyti atsisakyti naujas prideti salinti dydis ' +
      'siandien vakar rytoj laiskas zinute slaptazodis toliau atgal dalintis aplankas langas ' +
      'savaite menuo dienos valandos kaina kiekis sarasas pavadinimas naudotojas irankiai skyrius',
  ),
  lav: words(
    'un ir no uz ar par kas vai bet lai tiek ' +
      'fails rediget skats palidziba iestatijumi meklet atvert aizvert saglabat atcelt jauns pievienot dzest izmers ' +
      'sodien vakar rit zinojums zinojumi parole talak atpakal kopigot mape logs ' +
      'nedela menesis dienas stundas daudzums saraksts nosaukums lietotajs riki nodala',
  ),
  ind: words(
    'yang dan di ke dari untuk dengan ini itu tidak pada adalah akan atau oleh dalam ' +
      'berkas sunting tampilan bantuan pengaturan cari buka tutup simpan batal baru tambah hapus ukuran ' +
      'kemarin besok pesan sandi lanjut kembali bagikan jendela ' +
      'minggu bulan jam cuaca hujan harga jumlah daftar nama pengguna alat bab jadwal kegiatan',
  ),
};

/** Letters that hardly any of the other languages write. */
export const LETTERS: Readonly<Record<string, RegExp>> = {
  deu: /[äöüß]/iu,
  fra: /[çœêèùâîûë]/iu,
  spa: /[ñ¿¡]/iu,
  ita: /[ìò]/iu,
  por: /[ãõ]/iu,
  pol: /[ąćęłńśźż]/iu,
  swe: /[åäö]/iu,
  dan: /[æøå]/iu,
  nor: /[æøå]/iu,
  ces: /[ěřůčšž]/iu,
  tur: /[ığş]/u,
  fin: /[äö]/iu,
  hun: /[őűáé]/iu,
  ron: /[ășțţ]/iu,
  hrv: /[đć]/iu,
  slk: /[ľĺŕôť]/iu,
  est: /[õ]/iu,
  lit: /[ėįųū]/iu,
  lav: /[āēīļņķģ]/iu,
};
