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
  ])('tells %s by the labels of a program', (language, labels) => {
    expect(told(labels)).toBe(language);
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
