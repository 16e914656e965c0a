import { guessLanguage, tellsLanguage, tellsNothing } from './guess-language';

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
    ['eng', 'April 13 Lunch April 14 Gym April 16 Meeting April 17'],
    ['eng', 'clang hello.c -o hello, ^O Help, O Paste, Q W E R T Y, Y, y'],
    ['spa', 'Ajustes Sonido y pantalla Red y batería Idioma y teclado'],
    ['deu', 'IMG_2041.jpg 3,2 MB Ordner Bilder 1/14 Hilfe 100 %'],
    ['eng', 'IMG_2041.jpg 3.2 MB Ordner Bilder 1/14 Help 100 %'],
    ['deu', 'Kopieren Umbenennen Vorschau Drucken'],
    ['deu', 'Gerat GroBe Zurucksetzen'],
    ['deu', 'Bevölkerungen Freiheit Wirtschaftlichkeit'],
    ['fra', 'Copier Coller Envoyer Imprimer'],
    ['spa', 'Copiar Pegar Deshacer Informacion Conexiones Movimientos'],
    ['eng', 'Flung Samsung Suspicion Statement Police Etiquette Depart'],
    ['eng', '/usr/la/des un/los/del las.el.example the9el des2 -des el_la la@del'],
    ['spa', 'Archivo Editar Ayuda is09660 in.txt'],
    ['eng', ''],
  ])('says %s for: %s', (language, text) => {
    expect(guessLanguage(text)).toBe(language);
  });

  it.each([
    ['ita', 'La casa è nel paese e si vende con i mobili della sala, non per più di un anno'],
    ['por', 'A casa não é grande mas tem uma sala e os quartos são mais do que você pensa'],
    ['pol', 'Dom jest na sprzedaż i nie jest to jego ostatnia cena, może się zmienić po roku'],
    ['pol', 'Ustawienia Powiadomienia Szukaj Zapisz Anuluj Usun wiadomosc Dzisiaj Wczoraj'],
    ['spa', 'La casa está en el pueblo y se vende con los muebles de la sala'],
    ['fra', 'La maison est dans le village et vous la verrez avec nous'],
    ['eng', 'The house is for sale and you can see it with us'],
  ])('says %s where more languages are installed: %s', (language, text) => {
    expect(guessLanguage(text, ['eng', 'deu', 'fra', 'spa', 'ita', 'por', 'pol'])).toBe(language);
  });

  it('never says a language that is not installed', () => {
    const text = 'Dom jest na sprzedaż i nie jest to jego ostatnia cena';

    expect(guessLanguage(text)).toBe('eng');
    expect(guessLanguage('Das Haus ist zu verkaufen und nicht alt', ['eng', 'pol'])).toBe('eng');
  });

  it('stays with English when a few foreign words stand in an English text', () => {
    const text = 'The title is Die Verwandlung and it was for the first time in print';

    expect(guessLanguage(text)).toBe('eng');
  });
});

describe('tellsLanguage', () => {
  it.each([
    [true, 'Limit the size of the history'],
    [true, 'Das Haus ist nicht alt und wird verkauft'],
    [false, 'Plaza de Armas'],
    [false, 'The title is Die Verwandlung, der Prozess'],
    [false, 'OK Cancel 42'],
    [true, 'Ordner Bilder 1/14 Hilfe'],
    [false, 'Ordner Bilder 1/14'],
    [false, 'Ordner Bilder 1/14 Hilfe at 100 %'],
    [false, 'de un de un'],
    [false, ''],
  ])('says %s for: %s', (isTold, text) => {
    expect(tellsLanguage(text, ['eng', 'deu', 'fra', 'spa'])).toBe(isTold);
  });
});

describe('tellsNothing', () => {
  it.each([
    [true, 'nmap -sV 127.0.0.1'],
    [true, 'The size of Plaza de Armas'],
    [false, 'Das Haus ist alt'],
    [true, ''],
  ])('says %s for: %s', (isNothing, text) => {
    expect(tellsNothing(text, ['eng', 'deu', 'fra', 'spa'])).toBe(isNothing);
  });
});
