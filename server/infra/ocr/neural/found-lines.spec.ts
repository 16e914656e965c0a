import { isEnough, languageOfSample } from './found-lines';
import { type LineCrop } from './line-crop';
import { type NeuralLine } from './neural-line';

const LANGUAGES = ['eng', 'deu', 'fra', 'spa'];

const crop = (w = 100): LineCrop => {
  const box = { x: 0, y: 0, w, h: 20 };
  return { box, ink: box, gaps: [] };
};

function line(text: string): NeuralLine {
  const words = text
    .split(' ')
    .map((word) => [...word].map((sign) => ({ text: sign, chance: 0.9, from: 0, to: 1 })));
  return { box: { x: 0, y: 0, w: 100, h: 20 }, score: 0.9, words };
}

const languageOf = (...texts: (string | null)[]) =>
  languageOfSample(
    { read: new Map(texts.map((text) => [crop(), text === null ? null : line(text)])) },
    LANGUAGES,
  );

describe('languageOfSample', () => {
  it('tells a language by frequent words, though the second engine loses accents', () => {
    expect(languageOf('die Rechnung ist nicht bezahlt', null, 'und wird fur Montag')).toBe('deu');
    expect(languageOf('la facture est dans le panier', 'pour les clients')).toBe('fra');
  });

  it('leaves a page in English that tells nothing, or little', () => {
    expect(languageOf()).toBe('eng');
    expect(languageOf('Settings', 'Der', null)).toBe('eng');
    expect(languageOf('the order of the day is with you', 'die Hard')).toBe('eng');
  });
});

describe('isEnough', () => {
  const after = (length: number, text: string) =>
    isEnough(new Map([[crop(length * 20), line(text)]]), LANGUAGES);

  it('reads on while a page may still tell its language', () => {
    expect(after(16, 'Limit the size of the history')).toBe(true);
    expect(after(16, 'eth0 127.0.0.1 Warszawa')).toBe(false);
    expect(after(40, 'Der Eintrag ist leer')).toBe(false);
  });

  it('ends where a good part of a page has told nothing', () => {
    expect(after(40, 'eth0 127.0.0.1 Warszawa der')).toBe(true);
  });
});
