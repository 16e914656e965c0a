import { guessLanguage } from './guess-language';

describe('guessLanguage', () => {
  it.each([
    ['eng', 'The house is for sale and you can see it with us'],
    ['deu', 'Das Haus ist zu verkaufen und Sie können es mit uns ansehen'],
    ['fra', 'La maison est dans le village et vous la verrez avec nous'],
    ['spa', 'La casa está en el pueblo y se vende con los muebles de la sala'],
    ['spa', 'Billete Origen Sevilla Destino Granada Salida 12 de diciembre de 2026 Pasajero'],
    ['deu', 'Gipfel 32 214 Bewertungen Farbe Schiefer Menge 1 auf Lager In den Warenkorb'],
    ['eng', 'Plaza de Armas, Palacio de Cristal, Torre de Oro, Puerta de Alcala'],
    ['eng', 'OK Cancel 42'],
    ['eng', ''],
  ])('says %s for: %s', (language, text) => {
    expect(guessLanguage(text)).toBe(language);
  });

  it('stays with English when a few foreign words stand in an English text', () => {
    const text = 'The title is Die Verwandlung and it was for the first time in print';

    expect(guessLanguage(text)).toBe('eng');
  });
});
