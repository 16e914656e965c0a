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
  ])('tells %s by the labels of a program', (language, labels) => {
    expect(told(labels)).toBe(language);
  });

  it('stays English where the engine took a few names for German', () => {
    expect(told('tomorrow, Monday|Touch to view events after May 3|Lunch with you', 'deu')).toBe(
      'eng',
    );
  });

  it('tells nothing by names and numbers', () => {
    expect(told('Alexanderplatz|Checkpoint Charlie|10:54|M48')).toBeNull();
  });
});
