import { ocrPage } from '../../../test/support/ocr-page';
import { pageFacts } from './page-facts';
import { labelLanguage } from './label-language';

const told = (text: string, language = 'eng'): string | null =>
  labelLanguage(pageFacts(ocrPage(text.split('|'), { language })));

describe('labelLanguage', () => {
  it.each([
    ['deu', 'Einstellungen|Suche|Ordner|Abbrechen'],
    ['fra', 'Fichier|Affichage|Aide|Annuler'],
    ['spa', 'Archivo|Ver|Ayuda|Aceptar'],
    ['ita', 'Impostazioni|Applica|Annulla|Aiuto'],
    ['por', 'Arquivo|Ajuda|Exibir|Opções'],
    ['pol', 'Plik|Ustawienia|Widok|Pomoc'],
    ['nld', 'Bestand|Bewerken|Instellingen|Afsluiten'],
    ['swe', 'Arkiv|Redigera|Inställningar|Hjälp'],
    ['dan', 'Rediger|Indstillinger|Tilføj|Luk'],
    ['nor', 'Rediger|Innstillinger|Legg til|Lukk'],
    ['ces', 'Soubor|Upravit|Nastavení|Nápověda'],
    ['tur', 'Dosya|Düzenle|Ayarlar|Yardım'],
    ['cat', 'Fitxer|Edita|Ajuda|Finestra'],
    ['fin', 'Tiedosto|Muokkaa|Asetukset|Ohje'],
    ['hun', 'Fájl|Szerkesztés|Nézet|Súgó'],
    ['ron', 'Fișier|Editare|Vizualizare|Ajutor'],
    ['hrv', 'Datoteka|Uredi|Prikaz|Pomoć|Postavke'],
    ['slv', 'Datoteka|Uredi|Pogled|Pomoč|Nastavitve'],
    ['slk', 'Súbor|Upraviť|Zobraziť|Pomocník|Nastavenia'],
    ['est', 'Fail|Redigeeri|Vaade|Abi|Seaded'],
    ['lit', 'Failas|Taisa|Rodymas|Žinynas|Nustatymai'],
    ['lav', 'Fails|Rediģēt|Skats|Palīdzība|Iestatījumi'],
    ['ind', 'Berkas|Sunting|Tampilan|Bantuan|Pengaturan'],
  ])('tells %s by the labels of a program', (language, labels) => {
    expect(told(labels)).toBe(language);
  });

  it('tells a short message in Portuguese that the engine took for Spanish', () => {
    const text =
      'Nao foi possivel obter o bloqueio|Isso significa que um outro programa (como o editor) ja esta em uso.|' +
      'Por favor, feche esse programa.';

    expect(told(text, 'spa')).toBe('por');
  });

  it.each([
    [
      'hrv',
      'Kruh i peciva na drvenom stolu|od jutra do mraka, ali samo po narudžbi, koji je svjež',
    ],
    ['pol', 'Chleb na stole od rana do nocy|nie jest na sprzedaż, ale po prostu dla gości'],
    ['ces', 'Chléb na stole, který není na prodej|nebo jako dárek podle seznamu'],
    ['slk', 'Chlieb na stole, ktorý nie je na predaj|alebo ako darček pre hostí'],
    ['est', 'Paat tuleb enne talve kuuri tuua|ja see on kõik, mis oma kätega tehtud'],
    ['fin', 'Vene tuodaan talveksi vajaan|ja se on kaikki, mutta ei vielä, että tämä joka voi'],
  ])('tells %s from its neighbours by the words of sentences', (language, text) => {
    expect(told(text)).toBe(language);
  });

  it('stays English where the engine took a few names for German', () => {
    expect(told('tomorrow, Monday|Touch to view events after May 3|Lunch with you', 'deu')).toBe(
      'eng',
    );
  });

  it('does not believe the engine about a text in which no word of that language stands', () => {
    const processes =
      'Tasks: 88 total, 1 running|Mem: 1024 used|node /usr/bin/node --trace root|cpu 4 %|load 0.71';

    expect(told(`${processes}|disk 12 GB|net eth0|swap 0`, 'spa')).toBeNull();
  });

  it('tells the language of a text within an English program', () => {
    const lines = [
      { text: 'notlar.txt', x: 380, y: 4 },
      { text: 'File Edit Search Options Help', x: 10, y: 30 },
      { text: 'Yarın saat 19.00 için toplantı', x: 10, y: 90 },
      { text: 'Bahçe için yeni bank', x: 10, y: 120 },
      { text: 'Bir sonraki toplantı haftaya', x: 10, y: 150 },
    ];

    expect(labelLanguage(pageFacts(ocrPage(lines, { language: 'eng' })))).toBe('tur');
  });

  it('tells nothing by names and numbers', () => {
    expect(told('Alexanderplatz|Checkpoint Charlie|10:54|M48')).toBeNull();
  });
});
